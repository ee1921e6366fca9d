import { isoDay } from './policyYears.ts'
import { centsOf } from './printedRows.ts'

/** A claim that is printed as a line of its own, with each amount behind what it is; amounts in cents. */
export interface LabeledClaim {
  readonly number: string
  readonly date: string
  readonly status: string
  readonly description: string
  readonly paid: number
  readonly reserve: number
  readonly incurred: number
}

const money = String.raw`[:\s]{0,3}\$?\s?(\d[\d,]*(?:\.\d\d)?)(?![\d/-])`
const labels = {
  paid: new RegExp(String.raw`\b(?:total )?(?:paid|pd)\b${money}`, 'gi'),
  reserve: new RegExp(
    String.raw`\b(?:total )?(?:reserved?|reserves|res|rsv|outstanding|o/s|os)\b${money}`,
    'gi',
  ),
  incurred: new RegExp(String.raw`\b(?:total )?(?:incurred|inc|incd)\b${money}`, 'gi'),
} as const
const isHeading = /^\W*(?:(?:sub|grand|report)?\W?totals?|terms?|policy|policies|valued|printed|premium)\b/i
const aDate = /(?<![\d/-])(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?![\d/-])/
const aStatus = /\b(?:re-?open(?:ed)?|open|closed|pending)\b/i
const dateLabel = /\b(?:date of loss|loss date|dol|d\/l|doi|date)\b\W*/gi
/** The number of a claim begins its line: "2026-0051", "Claim no. GL 24 117". */
const aNumber = /^\W*(?:claim\b\W*(?:no|number|num|#)?\W*)?([A-Z]{0,5}[\s-]?\d[\w-]*(?:[\s-]\d[\w-]*)*)/i
/** In a letter it stands anywhere: "…: hail damage. Claim FO23-118. Paid $22,140.00." */
const namedNumber = /\s(?:claim|file)(?: no\.?| number)? ?#? ?([A-Z]{0,5}-?\d[\w-]*\d)\b/i

/** The claims that lines of a loss run state with labels: `26-51 DOL 3/15/26 HAIL OPEN PD 100.00 RES 50.00 INC 150.00`. */
export function labeledClaims(rows: readonly string[]): LabeledClaim[] {
  return rows.flatMap((row) => claimIn(row) ?? [])
}

function claimIn(row: string): LabeledClaim | null {
  const [dated, month = '', day = '', year = ''] = aDate.exec(row) ?? []
  const [paid, reserve, incurred] = [
    amountIn(row, 'paid'),
    amountIn(row, 'reserve'),
    amountIn(row, 'incurred'),
  ]
  const stated = [paid, reserve, incurred].filter((amount) => amount !== null)
  // What is neither in sum nor in both parts is not known; nothing is reserved for a closed claim.
  const isWhole = stated.length > 1 || (paid !== null && /\bclosed\b/i.test(row))
  if (dated === undefined || isHeading.test(row) || !isWhole) return null
  const [before = '', ...after] = row.split(dated)
  const named = namedNumber.exec(row)
  const number = (named?.[1] ?? aNumber.exec(before.replace(dateLabel, ''))?.[1])?.trim() ?? ''
  if (!/\d{2}/.test(number)) return null
  const status = aStatus.exec(row)?.[0] ?? ''
  return {
    number,
    date: isoDay(year, month, day),
    status,
    description:
      wordsOf(after.join(dated).replace(named?.[0] ?? '', ''), status) ||
      wordsOf(before.replace(aNumber, ''), status),
    paid: paid ?? Math.max(0, (incurred ?? 0) - (reserve ?? 0)),
    reserve: reserve ?? Math.max(0, (incurred ?? 0) - (paid ?? 0)),
    incurred: incurred ?? (paid ?? 0) + (reserve ?? 0),
  }
}

function amountIn(row: string, kind: keyof typeof labels): number | null {
  const found = [...row.matchAll(labels[kind])].map(([, amount = '']) => centsOf(amount))
  const [first] = found
  // The paid indemnity beside the paid expenses is not the paid amount.
  return first !== undefined && found.every((amount) => amount === first) ? first : null
}

/** What a line says besides its figures. */
function wordsOf(text: string, status: string): string {
  return Object.values(labels)
    .reduce((rest, label) => rest.replaceAll(label, ' '), text)
    .replace(status, ' ')
    .replaceAll(dateLabel, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;:.–-]+|[\s,;:.–-]+$/g, '')
}
