export const presetLabel = 'Explore a Policy'

export const nobodyNeedsThis = 'Fill Form'
