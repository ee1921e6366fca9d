import { insuredRows } from './insuredRows.ts'
import { locationNumber } from './insuredLocations.ts'
import type { Fact, FactField, LimitName, PolicyFacts } from './policyFacts.ts'
import { settled } from './settled.ts'

/** Buildings and contents of several locations add up; other limits have one value. */
export function settledLimit(
  name: LimitName,
  facts: readonly Fact<number>[],
  locations: PolicyFacts['locations'],
): FactField<number> {
  const side = sideOfLimit(name)
  const rows = side === null ? [] : insuredRows(locations, side)
  const [first] = rows
  if (side !== null && first) {
    const sum = rows.reduce((total, { value }) => total + (value[side] ?? 0), 0)
    const printed = facts.find(({ value }) => value === sum)
    const proof = printed ?? (rows.length === 1 ? first : null)
    if (proof)
      return { fact: { ...proof, value: sum, source: { ...proof.source, reason: null } }, conflict: [] }
    const totalOf = `${rows.length} ${kindOf(locations, side)}`
    const source = { ...first.source, reason: `The total of ${totalOf}.`, totalOf }
    return { fact: { ...first, value: sum, source }, conflict: [] }
  }
  // A change at one of several locations is not the limit of the policy.
  const declared = facts.filter(({ source }) => source.origin !== 'endorsement')
  const isAtLocation = facts.some(
    ({ source, quote }) => source.origin === 'endorsement' && locationNumber.test(quote),
  )
  const isOneOfSeveral = isAtLocation && new Set(declared.map(({ value }) => value)).size > 1
  return settled(side !== null && isOneOfSeveral ? [] : facts)
}

/** What of a location a limit insures; null if it is no limit of locations. */
export function sideOfLimit(name: LimitName): 'building' | 'contents' | null {
  if (name === 'propertyBuildingLimit') return 'building'
  return name === 'propertyContentsLimit' ? 'contents' : null
}

/** What rows are for: several of one location are its buildings, or amounts of one building. */
function kindOf(locations: PolicyFacts['locations'], side: 'building' | 'contents'): string {
  const places = locations.map((location) => insuredRows([location], side).map(({ value }) => value.address))
  if (places.every((names) => names.length < 2)) return 'locations'
  return places.every((names) => new Set(names).size === names.length) ? 'buildings' : 'amounts'
}
