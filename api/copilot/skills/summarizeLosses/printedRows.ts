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

/** The amounts of the row that totals a whole report, in cents; null for other rows. */
export function totalsIn(row: string): readonly number[] | null {
  if (
    !/^\W*(?:(?:report|grand|overall|account|insured) totals?|total (?:of )?all (?:claims|policies|terms))\b/i.test(
      row,
    )
  )
    return null
  const amounts = [...row.matchAll(/\$?\s?(\d[\d,]*\.\d\d|\d{1,3}(?:,\d{3})+)/g)].map(([, amount = '']) =>
    centsOf(amount),
  )
  return amounts.length === 0 ? null : amounts
}

function centsOf(amount: string): number {
  return Math.round(Number(amount.replaceAll(',', '')) * 100)
}
