/** What every letter about cover says: only the carrier decides a claim. */
export const carrierDecides = 'The carrier decides each claim on its facts and the whole policy.'
