import type { Reading } from '../../reading/index.ts'
import { dollars } from '../policies/policyMoney.ts'
import { printedAmount } from './cellAmounts.ts'
import type { FactField } from './policyFacts.ts'
import { parseMoney } from './values.ts'

const terrorism = /\bterroris\w+|\bTRIA\b|\bTRIPRA\b/i
const charge = /\b(?:tax(?:es)?|surcharges?|assessments?|fees?|stamping)\b/i

/**
 * Of two premiums that differ by what terrorism insurance costs, the one with it is the policy's; of two that differ by
 * taxes and fees, the one without them is.
 */
export function premiumWithTerrorism({ blocks }: Reading, premium: FactField<number>): FactField<number> {
  const [low, high, more] = premium.conflict.toSorted((a, b) => a.value - b.value)
  if (!low || !high || more) return premium
  const rows = blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.rows.map((cells) => cells.map(({ text }) => text).join(' '))
      : block.text.split(/(?<=[A-Za-z\d)]{2}\.)\s+(?=[A-Z])/),
  )
  const apart = high.value - low.value
  const isBy = (kind: RegExp) =>
    rows.some((row) => kind.test(row) && amountsIn(row).some((cents) => cents === apart))
  const added = sumOf(rows.filter((row) => charge.test(row) && !terrorism.test(row)))
  const isTerrorism = isBy(terrorism)
  if (!isTerrorism && !isBy(charge) && added !== apart) return premium
  const kept = isTerrorism ? high : low
  const reason = isTerrorism
    ? `The total of ${dollars(high.value)} includes ${dollars(apart)} for terrorism; without it the premium is ${dollars(low.value)}.`
    : `The total of ${dollars(high.value)} includes ${dollars(apart)} of taxes and fees.`
  return { fact: { ...kept, source: { ...kept.source, reason } }, conflict: [] }
}

function amountsIn(row: string): number[] {
  return [...row.matchAll(new RegExp(printedAmount, 'g'))].flatMap(([text]) => parseMoney(text) ?? [])
}

function sumOf(rows: readonly string[]): number {
  return rows.reduce((sum, row) => sum + (amountsIn(row).at(-1) ?? 0), 0)
}
