import { naics2017 } from './naics2017.ts'
import { createNaicsCatalogue, type NaicsCatalogue } from './naicsCatalogue.ts'

let catalogue: NaicsCatalogue | undefined

/** The industries that accounts may be classified by. */
export function industries(): NaicsCatalogue {
  return (catalogue ??= createNaicsCatalogue(naics2017()))
}
