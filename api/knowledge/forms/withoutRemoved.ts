import type { Fact } from './knownFacts.ts'
import type { KnownValue } from './knownValue.ts'

/** The records without the rows of drivers and vehicles that letters take off. */
export function withoutRemoved(known: readonly KnownValue[], facts: readonly Fact[]): readonly KnownValue[] {
  const gone = facts.flatMap(({ entity, attribute, value }) =>
    (entity === 'removedDriver' && attribute === 'name') ||
    (entity === 'removedVehicle' && attribute === 'vin')
      ? [value]
      : [],
  )
  const rowOf = ({ source, within, index }: KnownValue) => `${source} ${within} ${index}`
  const rows = new Set(
    known.flatMap((each) =>
      each.index !== undefined && gone.includes(each.value) && /\b(?:name|vin)$/.test(each.label)
        ? [rowOf(each)]
        : [],
    ),
  )
  return known.filter((each) => !rows.has(rowOf(each)))
}
