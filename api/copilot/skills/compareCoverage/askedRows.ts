import type { OfferRow } from '../comparisons/comparedOffers.ts'
import { askedWords, sharedWords, wordsOf } from '../exploreDocument/askedWords.ts'
import { byPrice, type Offer, offerReference } from './askedOffers.ts'

/** What offers require before or after they are bound. */
const conditions = /\bcondition: /i

/** What staff call the rows of a comparison by. A row is found by its key and label. */
const topics: readonly (readonly [asked: RegExp, row: RegExp])[] = [
  [
    /\b(?:cheap\w*|pric(?:e[sd]?|ey|ier|iest|ing)|costs?|costl\w+|expensive|sav(?:es?|ings?)|total)\b/i,
    /^(?:total\w*|premium) /,
  ],
  [/\b(?:min(?:imum)?[- ](?:and deposit|earned)(?: premium)?|MEP)\b/i, /minimum|earned/i],
  [/\b(?<!earned )premiums?\b/i, /^(?:premium|total\w*) /],
  [/\bfees?\b/i, /^fees /],
  [/\b(?:tax(?:es)?|surcharges?)\b/i, /^taxes /],
  [/\b(?:deductibles?|ded|retentions?|SIR|out[- ]of[- ]pocket)\b/i, /deductible|retention/i],
  [/\b(?:TRIA|terror\w*)\b/i, /terror|TRIA/i],
  [/\b(?:rat(?:ed|ings?)|A\.? ?M\.? best|financial(?:ly)?)\b/i, /\brating\b/i],
  [/\b(?:non-?)?admitted\b|\bsurplus lines?\b/i, /\badmitted\b/i],
  [/\b(?:valid|expires?|good (?:for|until)|open (?:for|until)|accept(?:ed)? by)\b/i, /validity/i],
  [/\b(?:payments?|pay plan|installments?|down ?payment|financ(?:e|ing))\b/i, /\bpayment\b/i],
  [/\bmed(?:ical)?[- ](?:pay\w*|exp\w*)\b/i, /\bmedical\b/i],
  [/\b(?:completed op\w*|products?)\b/i, /\bproducts|completed op/i],
  [/\b(?:additional insureds?|AI)\b/i, /additional insured/i],
  [/\b(?:waivers?|WOS|subro\w*)\b/i, /subrogation/i],
  [/\b(?:primary|non-?contributory|PNC)\b/i, /\bprimary\b/i],
  [/\b(?:subjectivit\w+|conditions?|contingenc\w+|to bind)\b/i, conditions],
]
const anyLimit = /\blimits?\b/gi
const limits = /\b(?:each occurrence|aggregate|each accident|combined single)\b/i
export const asksExclusion = /\bexclu(?:de[sd]?|ding|sions?)\b|\bnot covered\b/i
const mostRows = 6

/** Words that compare, whatever is compared. */
const comparing =
  /\b(?:high(?:er|est)?|low(?:er|est)?|large(?:r|st)?|bigg?(?:er|est)?|small(?:er|est)?|great(?:er|est)?|better|best|worse|worst|most|least|less|differ\w*|charge[sd]?|compare[sd]?|between)\b/gi

/** The rows that a question asks about: by what staff call them, and by the words of their labels. */
export function askedRows(
  question: string,
  { offers, rows }: { offers: readonly Offer[]; rows: readonly OfferRow[] },
): readonly OfferRow[] {
  const text = question.replace(byPrice, ' ')
  const named = topics.filter(([asked]) => asked.test(text))
  const rest = named
    .reduce((left, [asked]) => left.replace(asked, ' '), text)
    .replaceAll(offerReference, ' ')
    .replaceAll(comparing, ' ')
    .replaceAll(anyLimit, ' ')
  const names = new Set(offers.flatMap((offer) => [...offer.names]))
  const words = new Set([...askedWords(rest)].filter((word) => !names.has(word)))
  const shared = ({ label }: OfferRow) => sharedWords(words, wordsOf(label))
  const closest = (some: readonly OfferRow[]) => {
    const most = Math.max(0, ...some.map(shared))
    return most === 0 ? [] : some.filter((row) => shared(row) === most)
  }
  const asksConditions = named.some(([, row]) => row === conditions)
  const fitting = rows.filter(
    ({ key, label }) =>
      named.some(([, row]) => row.test(`${key} ${label}`)) && conditions.test(label) === asksConditions,
  )
  if (fitting.length > 0) {
    const own = closest(fitting)
    const all = own.length > 0 ? own : fitting
    return asksConditions ? all : all.slice(0, mostRows)
  }
  if (named.length > 0) return []
  const near = closest(rows)
  // One word of several may be by chance.
  if (near[0] && shared(near[0]) * 2 >= words.size) return near.slice(0, mostRows)
  if (words.size > 0) return []
  if (asksExclusion.test(text)) return rows.filter(({ sides }) => sides.some(isExclusion))
  return /\blimits?\b/i.test(text) ? rows.filter(({ label }) => limits.test(label)).slice(0, mostRows) : []
}

/** Whether an offer excludes a thing, as opposed to having no deductible. */
export function isExclusion(side: OfferRow['sides'][number]): boolean {
  return side?.standing === 'excluded' && /exclu/i.test(side.text)
}

/** Whether the rows are what the offers require, which no two of them require alike. */
export function areConditions(rows: readonly OfferRow[]): boolean {
  return rows.length > 0 && rows.every(({ label }) => conditions.test(label))
}
