import { z } from 'zod'
import type { NaicsEntry } from './naicsEntry.ts'

/** The file in the data folder with an imported edition. */
export const editionFile = 'naics.json'

const entries = z.array(z.object({ code: z.string(), title: z.string(), description: z.string() })).min(1)

/** An edition as stored in the data folder. */
export function editionText(edition: readonly NaicsEntry[]): string {
  return `${JSON.stringify(edition, null, 1)}\n`
}

/** Parses an edition from the data folder. Throws if invalid. */
export function editionOf(text: string): NaicsEntry[] {
  return entries.parse(JSON.parse(text))
}
