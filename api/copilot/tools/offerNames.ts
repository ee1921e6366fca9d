import { businessName } from '../../platform/index.ts'
import type { ReadFile } from '../documents/documentReading.ts'

/** Names for quotes: their carriers if all differ, otherwise their files. */
export function offerNames(files: readonly Pick<ReadFile, 'name' | 'facts'>[]): string[] {
  const carriers = files.flatMap(({ facts }) => facts.scalars.carrierName.fact?.value ?? [])
  const isDistinct = new Set(carriers).size === files.length
  return files.map(({ name }, at) => (isDistinct ? businessName(carriers[at] ?? name) : name))
}
