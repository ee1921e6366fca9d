import type { Box } from '../../reading/reading.ts'
import { insuredRows, namesOfRows } from './insuredRows.ts'
import type { Fact, NamedDeductible, PolicyFacts } from './policyFacts.ts'
import { labelKey } from './values.ts'

/** Deductibles that differ from row to row of the insured locations, named by their places: "Building deductible, 18 Mill Street". */
export function placedDeductibles(
  deductibles: readonly Fact<NamedDeductible>[],
  locations: PolicyFacts['locations'],
): readonly Fact<NamedDeductible>[] {
  const rows = insuredRows(locations)
  const byName = Map.groupBy(deductibles, ({ value }) => labelKey(value.name))
  const named = new Map(
    [...byName.values()].flatMap((same) => {
      const placed = same.map((fact) => rows.find((row) => isBeside(row, fact)))
      const found = placed.filter((row) => row !== undefined)
      const isOne = new Set(same.map(({ value }) => value.amount)).size === 1
      if (isOne || found.length < same.length || new Set(found).size < found.length) return []
      const names = namesOfRows(found)
      return same.map((fact, at) => [fact, names[at]] as const)
    }),
  )
  return deductibles.map((fact) => {
    const place = named.get(fact)
    if (place === undefined) return fact
    const { name } = fact.value
    const share = /\b(?:deductible|retention)\b/i.test(name) ? name : `${name} deductible`
    return { ...fact, value: { ...fact.value, name: `${share}, ${place}` } }
  })
}

function isBeside(row: Fact<unknown>, fact: Fact<unknown>): boolean {
  return row.page === fact.page && row.box !== null && fact.box !== null && overlap(row.box, fact.box)
}

function overlap(one: Box, other: Box): boolean {
  return one.y < other.y + other.height && other.y < one.y + one.height
}
