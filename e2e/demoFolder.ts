import path from 'node:path'

/** Where `demo.setup.ts` leaves the demo agencies with their documents read; each server begins with a copy. */
export const demoFolder = path.resolve(import.meta.dirname, '../.cache/journeys')
