import { nameKey } from '../accounts/recognition.ts'
import { datesIn } from '../facts/values.ts'
import type { Reading } from '../../reading/index.ts'
import type { DetailsDifference } from './detailsDifferences.ts'

/** What a document says about a new policy, with its source. */
export type Written = Pick<DetailsDifference, 'draft' | 'citation'>

/** What only surplus lines policies say: their tax, their law, or that the insurer is not admitted. */
const surplusLines =
  /\bsurplus lines?(?: premium)? (?:tax|law|stamp)|\bstamping (?:fee|tax)|\bnon-?admitted (?:insurer|carrier|company|basis)/i

const minimumEarned =
  /\bminimum (?:and deposit )?earned(?: premium)?\b[^$%\d]{0,40}?(?:\$ ?(?<amount>[\d,]+(?:\.\d\d)?)|(?<after>\d{1,3}(?:\.\d+)?) ?(?:%|percent\b))|(?<before>\d{1,3}(?:\.\d+)?) ?(?:%|percent) minimum (?:and deposit )?earned\b/i

const naicNumber = /\bN\.?A\.?I\.?C\.?\b(?! ?s\b)[^\d$]{0,30}?\b(\d{5})\b/gi

/** The NAIC company code that a document states; of several companies, the one beside the carrier's name. */
export function naicNumberIn(reading: Reading | null, carrier: string | null): string | null {
  const lines = reading?.pages.flatMap(({ lines: own, margins }) => [...own, ...margins]) ?? []
  const found = lines.map(({ text }) => [...text.matchAll(naicNumber)].flatMap(([, code]) => code ?? []))
  const [only, ...others] = new Set(found.flat())
  if (others.length === 0) return only ?? null
  const at = lines.findIndex(({ text }) => carrier !== null && nameKey(text).includes(nameKey(carrier)))
  const [own, ...more] = at === -1 ? [] : (found[at] ?? [])
  return more.length === 0 ? (own ?? null) : null
}

/** The market, the minimum earned premium and the payment interval, which no fact of a policy tells. */
export function termsInDocument(
  reading: Reading | null,
  { fileId, premium }: { fileId: string; premium: number | null },
): Written[] {
  const sentences = reading ? [...sentencesIn(reading)] : []
  const surplus = sentences.find(({ quote }) => surplusLines.test(quote))
  const earned = sentences.find(({ quote }) => minimumEarned.test(quote))
  const cents = earned ? earnedOf(earned.quote, premium) : null
  const paid = intervals.flatMap(([interval, pattern]) => {
    const found = sentences.find(({ quote }) => pattern.test(quote))
    return found
      ? [{ draft: { paymentIntervalType: interval }, citation: { fileId, ...found } } as const]
      : []
  })
  return [
    // Of several plans that a carrier offers none is the client's.
    ...(paid.length === 1 ? paid : []),
    ...(surplus
      ? [{ draft: { market: 'EXCESS_AND_SURPLUS' as const }, citation: { fileId, ...surplus } }]
      : []),
    ...(earned && cents !== null
      ? [{ draft: { minimumEarnedPremium: cents }, citation: { fileId, ...earned } }]
      : []),
  ]
}

/** How documents say how often the client pays: "25% down and 9 monthly installments", "Payment plan: Quarterly". */
const intervals = [
  [
    'MONTHLY',
    /\bmonthly (?:instal?lments?|payments?|billing)\b|\b(?:payment plan|pay plan|billing):? .{0,20}\bmonthly\b/i,
  ],
  [
    'QUARTERLY',
    /\bquarterly (?:instal?lments?|payments?|billing)\b|\b(?:payment plan|pay plan|billing):? .{0,20}\bquarterly\b/i,
  ],
  [
    'ANNUAL',
    /\b(?:premium|payable|payment|paid|due) in full\b|\b(?:payment plan|pay plan|billing):? .{0,20}\b(?:annual|full pay)\b/i,
  ],
] as const

/** The day beside "Date issued", on the first pages. */
export function issueDateIn({ pages }: Reading, fileId: string): Written[] {
  const found = pages.slice(0, 2).flatMap(({ number, lines }) =>
    lines.flatMap(({ text }, at) => {
      const quote = issueLabel.test(text.trim()) ? `${text} ${lines[at + 1]?.text ?? ''}` : text
      return datesIn(quote).flatMap(({ iso, at: start }) =>
        issueLabel.test(quote.slice(0, start).trim()) ? [{ iso, page: number, quote }] : [],
      )
    }),
  )
  return found.slice(0, 1).map(({ iso, ...place }) => ({
    draft: { issuedAt: iso },
    citation: { fileId, ...place },
  }))
}

const issueLabel = /\b(?:date (?:of )?issued?|date of issuance|issued? (?:date|on)|policy issued)\s*:?$/i

/** The amount in cents; null for a percentage of a premium nobody knows. */
function earnedOf(sentence: string, premium: number | null): number | null {
  const { amount, after, before } = minimumEarned.exec(sentence)?.groups ?? {}
  if (amount !== undefined) return Math.round(Number(amount.replaceAll(',', '')) * 100)
  const share = Number(after ?? before)
  return premium === null || share > 100 ? null : Math.round((premium * share) / 100)
}

function* sentencesIn({ blocks }: Reading): Generator<{ page: number; quote: string }> {
  for (const block of blocks) {
    if (block.kind === 'table')
      for (const cells of block.rows)
        yield { page: cells[0]?.page ?? block.page, quote: cells.map(({ text }) => text).join(' ') }
    else for (const quote of block.text.split(/(?<=\.)\s+(?=[A-Z])/)) yield { page: block.page, quote }
  }
}
