export const accountName = 'Ridgeline Roofing'
