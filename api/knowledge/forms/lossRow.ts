import type { Ask } from './askedFields.ts'
import type { Fact } from './knownFacts.ts'
import { ofPackages } from './lineOfForm.ts'
import { lineOf } from './linesOfBusiness.ts'

/** The row among the known losses that a row of a form asks for; -1 for none. */
export function lossRow(
  { row, isRepeated, field }: Pick<Ask, 'row' | 'isRepeated' | 'field'>,
  facts: readonly Fact[],
  line: string | null,
): number {
  if (/\b(?:largest|biggest)\b/i.test(field.label)) return largestRow(facts)
  // A form for one line of business asks for the losses of that line.
  const lines = facts.filter((each) => each.entity === 'loss' && each.attribute === 'lossLine')
  if (line !== null && line !== 'UMBRELLA' && lines.length > 0) {
    const isOfLine = (own: string | null) =>
      own === line || own === null || (line === 'BUSINESS_OWNERS' && ofPackages.has(own))
    return lines.filter(({ value }) => isOfLine(lineOf(value)))[row]?.row ?? -1
  }
  // A form with room for one loss wants the latest of those that a letter tells of.
  const days = facts.filter((each) => each.entity === 'loss' && each.attribute === 'lossDate')
  if (row > 0 || isRepeated || days.length < 2 || !days.every((each) => each.isFromLetter)) return row
  const sortable = ({ value }: Fact) => `${value.slice(6)}${value.slice(0, 5)}`
  return days.toSorted((a, b) => sortable(b).localeCompare(sortable(a)))[0]?.row ?? row
}

/** The row of the loss that cost most; -1 where the amounts are not all known. */
function largestRow(facts: readonly Fact[]): number {
  const ofLosses = (...names: string[]) =>
    facts.filter(({ entity, attribute }) => entity === 'loss' && names.includes(attribute))
  const costs = ofLosses('lossDate').map(({ row }) => {
    const cost = ofLosses('incurred', 'paid').findLast((each) => each.row === row)
    return { row, cost: Number((cost?.value ?? '').replaceAll(/[$,]/g, '') || Number.NaN) }
  })
  if (costs.some(({ cost }) => Number.isNaN(cost))) return -1
  return costs.toSorted((a, b) => b.cost - a.cost)[0]?.row ?? -1
}
