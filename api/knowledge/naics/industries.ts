import { naics2017 } from './naics2017.ts'
import { createNaicsCatalogue, type NaicsCatalogue } from './naicsCatalogue.ts'
import type { NaicsEntry } from './naicsEntry.ts'

let catalogue: NaicsCatalogue | undefined

/** The industries that accounts may be classified by: of the edition that is in use, else of 2017. */
export function industries(): NaicsCatalogue {
  return (catalogue ??= createNaicsCatalogue(naics2017()))
}

/** Takes an edition into use from now on; the one of 2017 when null. */
export function takeIndustries(edition: readonly NaicsEntry[] | null): void {
  catalogue = edition === null ? undefined : createNaicsCatalogue(edition)
}
