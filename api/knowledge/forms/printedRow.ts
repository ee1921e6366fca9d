import type { Ask } from './askedFields.ts'
import { conceptsOf, isSameConcept, weightOf } from './concepts.ts'
import { kindOf } from './entities.ts'
import type { Fact } from './knownFacts.ts'

/**
 * The row of a schedule on file that the words printed at the left of a line name: "Clerical" for the class "Clerical
 * office employees". Null where they name a class that is not on file; undefined where they name no row.
 */
export function printedRow(
  { entity, field, isExact }: Ask,
  facts: readonly Fact[],
): number | null | undefined {
  const attributes = kindOf(entity).names?.split(' ')
  const printed = conceptsOf(field.row).filter((each) => weightOf(each) === 1 && /[a-z]{3}/.test(each))
  if (!attributes || isExact || printed.length === 0 || printed.some((each) => each === entity))
    return undefined
  const named = facts
    .filter(
      (each) => each.entity === entity && attributes.includes(each.attribute) && /[a-z]{3}/i.test(each.value),
    )
    .map(({ row, value }) => {
      const own = conceptsOf(value)
      return { row, hits: printed.filter((each) => own.some((one) => isSameConcept(one, each))).length }
    })
  if (named.length === 0) return undefined
  const most = Math.max(...named.map(({ hits }) => hits))
  const rows = new Set(named.flatMap(({ row, hits }) => (hits === most ? [row] : [])))
  const [only] = rows
  if (most > 0 && rows.size === 1) return only
  return entity === 'class' ? null : undefined
}
