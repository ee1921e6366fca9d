import { naics2017 } from './naics2017.ts'
import { createNaicsCatalogue, type NaicsCatalogue } from './naicsCatalogue.ts'
import type { NaicsEntry } from './naicsEntry.ts'

let catalogue: NaicsCatalogue | undefined

/** The industries for classifying accounts: the imported edition, or else 2017. */
export function industries(): NaicsCatalogue {
  return (catalogue ??= createNaicsCatalogue(naics2017()))
}

/** Switches to an edition; null for 2017. */
export function takeIndustries(edition: readonly NaicsEntry[] | null): void {
  catalogue = edition === null ? undefined : createNaicsCatalogue(edition)
}
