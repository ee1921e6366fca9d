import type { ReadPage } from '../../../reading/index.ts'

type Line = ReadPage['lines'][number]

/** The rows of a page as printed, with what stands side by side in one. */
export function printedRows({ lines }: Pick<ReadPage, 'lines'>): string[] {
  const rows: Line[][] = []
  for (const line of lines.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && Math.abs(middle(first) - middle(line)) < first.box.height / 2) row.push(line)
    else rows.push([line])
  }
  return rows.map((row) =>
    row
      .toSorted((a, b) => a.box.x - b.box.x)
      .map(({ text }) => text)
      .join(' '),
  )
}

function middle({ box }: Line): number {
  return box.y + box.height / 2
}

/** An amount of a loss run that is taken off: `(2,500.00)`, `-$2,500.00`. */
const negative = /\(\$?\s?([\d,]+\.\d\d)\)|(?<![\w)-])-\s?\$?([\d,]+\.\d\d)/g
const recovery = /\b(?:recover(?:y|ies|ed)|subrogation|subro|salvage|deductible reimbursements?)\b/i

/** What a row of its own takes off the claim above it, in cents; null for other rows. */
export function recoveredIn(row: string): number | null {
  if (!recovery.test(row)) return null
  const amounts = [...row.matchAll(negative)].map(([, inParentheses, signed]) =>
    centsOf(inParentheses ?? signed ?? ''),
  )
  const [first] = amounts
  return first !== undefined && amounts.every((amount) => amount === first) ? first : null
}

const reportTotal =
  /^\W*(?:(?:report|grand|overall|account|insured) totals?|total (?:of )?all (?:claims|policies|terms))\b/i

/** A row that totals a whole report: its amounts in cents. */
interface TotalsRow {
  readonly row: string
  readonly amounts: readonly number[]
}

/** The rows that total a whole report; the only row of totals does so whatever it is called. */
export function reportTotals(rows: readonly string[]): TotalsRow[] {
  const totals = rows.flatMap((row) => {
    const amounts = amountsIn(row)
    return /^\W*(?:\w+ )?totals?\b/i.test(row) && amounts.length > 0 ? [{ row, amounts }] : []
  })
  const named = totals.filter(({ row }) => reportTotal.test(row))
  return named.length > 0 || totals.length > 1 ? named : totals
}

/** Whether a row tells of losses with amounts: what was paid, reserved or incurred, on a day or in all, and not zero. */
export function tellsLoss(row: string): boolean {
  const amounts = amountsIn(row)
  const isNamed = /\b(?:paid|pd|reserves?|res|incurred|inc|outstanding|totals?)\b/i.test(row)
  const isDated = amounts.length > 1 && /(?<![\d/-])\d{1,2}[/-]\d{1,2}[/-]\d{2,4}(?![\d/-])/.test(row)
  return (isNamed || isDated) && amounts.some((amount) => amount > 0)
}

function amountsIn(row: string): number[] {
  return [...row.matchAll(/\$?\s?(\d[\d,]*\.\d\d|\d{1,3}(?:,\d{3})+)/g)].map(([, amount = '']) =>
    centsOf(amount),
  )
}

/** A printed amount in cents. */
export function centsOf(amount: string): number {
  return Math.round(Number(amount.replaceAll(',', '')) * 100)
}
