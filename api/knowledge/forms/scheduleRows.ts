import type { Entity } from './entities.ts'
import type { Fact } from './knownFacts.ts'

/** The rows of a schedule, each by its attributes. */
export function rowsOf(facts: readonly Fact[], entity: Entity): Map<string, Fact>[] {
  const rows: Map<string, Fact>[] = []
  for (const each of facts.filter((one) => one.entity === entity))
    (rows[each.row] ??= new Map()).set(each.attribute, each)
  return rows.filter(Boolean)
}

/** The facts with other rows of a schedule, and more. */
export function withRows(
  facts: readonly Fact[],
  entity: Entity,
  rows: readonly ReadonlyMap<string, Fact>[],
  more: readonly Fact[] = [],
): Fact[] {
  return [
    ...facts.filter((each) => each.entity !== entity),
    ...rows.flatMap((row, at) => [...row.values()].map((each) => ({ ...each, row: at }))),
    ...more,
  ]
}
