import type { Fact, InsuredLocation, PolicyFacts } from './policyFacts.ts'

/** The rows that insure locations, each with its own quote: all, or those for the building or the contents. */
export function insuredRows(
  locations: PolicyFacts['locations'],
  side: 'building' | 'contents' | null = null,
): Fact<InsuredLocation>[] {
  return locations.flatMap((location) => {
    const { rows = [location], building, contents } = location.value
    const { documentId } = location.source
    const own = side === null ? rows : rows.filter(({ value }) => value[side] !== null)
    // One row may list what the others add up to.
    const isListed = side === null || own.length > 0 || { building, contents }[side] === null
    return (isListed ? own : [location]).map((row) => ({ ...row, source: { ...row.source, documentId } }))
  })
}

/** Whether rows of a location have limits of their own for the same side. */
export function addsUp({ rows = [] }: InsuredLocation): boolean {
  return (['building', 'contents'] as const).some(
    (side) => rows.filter(({ value }) => value[side] !== null).length > 1,
  )
}

/** Short names that tell rows apart: their streets, or their whole addresses where streets repeat, or numbered ones. */
export function namesOfRows(rows: readonly Fact<InsuredLocation>[]): readonly string[] {
  const whole = rows.map(({ value }) => value.address)
  const streets = whole.map((address) => address.split(',')[0] ?? address)
  const isTelling = (names: readonly string[]) => new Set(names).size === names.length
  return [streets, whole].find(isTelling) ?? whole.map((address, at) => `${address} (${at + 1})`)
}
