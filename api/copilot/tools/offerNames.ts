import { businessName } from '../../platform/index.ts'
import type { ReadFile } from '../documents/documentReading.ts'

/** What quotes are called: by their carriers where these tell them apart, or else by their files. */
export function offerNames(files: readonly Pick<ReadFile, 'name' | 'facts'>[]): string[] {
  const carriers = files.flatMap(({ facts }) => facts.scalars.carrierName.fact?.value ?? [])
  const isTold = new Set(carriers).size === files.length
  return files.map(({ name }, at) => (isTold ? businessName(carriers[at] ?? name) : name))
}
