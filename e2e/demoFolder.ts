import path from 'node:path'

/** Where `demo.setup.ts` saves the demo agencies with their documents processed; each server starts with a copy. */
export const demoFolder = path.resolve(import.meta.dirname, '../.cache/journeys')
