import type { Reading } from '../../reading/index.ts'
import { dollars } from '../policies/policyMoney.ts'
import type { Fact, FactField } from './policyFacts.ts'
import { parseMoney } from './values.ts'

interface Charges {
  readonly premium: FactField<number>
  readonly fees: FactField<number>
}

const feeRow = /^\W*policy (?:issuance )?fees?\b/i
const lastAmount = /\$ ?[\d,]+(?:\.\d\d)?(?=\W*$)/

/** A policy fee in a row above a total: the premium is what is left of the total where the rows above it add up to it. */
export function feeInPremium({ blocks }: Reading, charges: Charges): Charges {
  const premium = charges.premium.fact
  const rows = blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.rows.map((cells) => ({
          page: cells[0]?.page ?? block.page,
          quote: cells.map(({ text }) => text).join(' '),
          box: cells.at(-1)?.box ?? null,
        }))
      : block.lines.map(({ line }) => ({ page: block.page, quote: line.text, box: line.box })),
  )
  const amounts = rows.map(({ quote }) => parseMoney(lastAmount.exec(quote)?.[0] ?? ''))
  const at = rows.findIndex(({ quote }, row) => feeRow.test(quote) && amounts[row] !== null)
  const [row, fee] = [rows[at], amounts[at]]
  if (!row || fee == null || !premium || premium.source.origin !== 'declarations') return charges
  const fees: Fact<number> = {
    ...row,
    value: fee,
    confidence: 0.9,
    source: { ...premium.source, reason: null },
  }
  const known = charges.fees.fact ? charges : { ...charges, fees: { fact: fees, conflict: [] } }
  const total = amounts.findIndex((amount, each) => each > at && amount === premium.value)
  let sum = 0
  const isIncluded = amounts
    .slice(0, Math.max(total, 0))
    .toReversed()
    .some((amount, back) => (sum += amount ?? 0) === premium.value && total - 1 - back < at)
  if (!isIncluded) return known
  const reason = `The total of ${dollars(premium.value)} includes the policy fee of ${dollars(fee)}.`
  const without = { ...premium, value: premium.value - fee, source: { ...premium.source, reason } }
  return { ...known, premium: { fact: without, conflict: [] } }
}
