import type { Block } from '../../../documents/index.ts'
import { capitalized } from '../../../platform/index.ts'
import { asksQuestion } from '../../planner/questionForm.ts'
import { askedOffers, type Offer as NamedOffer } from '../compareCoverage/askedOffers.ts'
import { askedRows } from '../compareCoverage/askedRows.ts'
import { droppedIn, wishIn } from '../makeProposal/offerWishes.ts'
import { comparableAmount, type OfferRow, priceRow } from './comparedOffers.ts'

/** What staff want of a comparison: which options, in which order, and the one that they recommend. */
export interface ComparedChoice {
  /** In the order of the columns. */
  readonly shown: readonly NamedOffer[]
  readonly left: readonly NamedOffer[]
  /** The row that the columns are sorted by. */
  readonly sortedBy: OfferRow | null
  readonly recommended: NamedOffer | null
}

const not = String.raw`(?:don['’]?t|do not|no need to|never)`
const keeps = /\b(?:only|just|keep)\b/i
const all =
  /\b(?:all|both)\b.{0,20}\b(?:options?|quotes?|carriers?|offers?)\b|\b(?:put|add|bring)\b.{2,40}\bback\b/i
const sorts =
  /\b(?:sort|order|rank|arrange|list|put|show)\w*\b.{0,40}\b(?:by|in order of|from (?:the )?(?:low|high|cheap|least|most|small|larg)\w*)\b|\b(?:cheap|low|high|small|larg)(?:e?st)\b.{0,30}\bfirst\b|\b(?:most|least) expensive\b.{0,20}\bfirst\b/i
const descending =
  /\b(?:highest|largest|biggest|most expensive|priciest)\b.{0,30}\bfirst\b|\bfrom (?:the )?(?:high|most|larg)\w*|\bdescending\b|\bhigh(?:est)? to low/i
/** Where the next wish of a message begins. */
const nextWish = new RegExp(
  String.raw`(?:[,;.]|\b(?:and|then|but)\b)\s*(?=(?:(?:please|then|also|just)\s+)*(?:sort|order|rank|arrange|put|show|list|remove|delete|drop|leave|take|cut|omit|skip|exclude|recommend|suggest|keep|only|cheapest|lowest|highest|${not})\b)`,
  'i',
)

/** Whether a message may change which options a comparison shows, their order or the recommendation. */
export function changesChoice(text: string): boolean {
  return (
    [keeps, sorts].some((pattern) => pattern.test(text)) ||
    droppedIn(text) !== null ||
    wishIn(text) !== undefined
  )
}

/** Whether a message asks for another order of what is compared. */
export function asksToSort(text: string): boolean {
  return sorts.test(text)
}

/** What the messages of a user, oldest first, say about the options of a comparison. */
export function comparedChoice(
  texts: readonly string[],
  { offers, rows }: { offers: readonly NamedOffer[]; rows: readonly OfferRow[] },
): ComparedChoice {
  let shown = offers
  let sorting: { readonly row: OfferRow; readonly isDescending: boolean } | null = null
  let recommended: NamedOffer | null = null
  const named = (text: string) => askedOffers(text, { offers, rows, history: [] })
  // "What if we drop the second one?" changes nothing.
  for (const text of texts.filter((each) => !asksQuestion(each))) {
    const wish = wishIn(text)
    if (wish !== undefined) recommended = named(wish)[0] ?? recommended
    for (const part of withoutWish(text).split(nextWish)) {
      const dropped = droppedIn(part)
      if (sorts.test(part)) {
        const row = sortingRow(part, { offers, rows })
        if (row) sorting = { row, isDescending: descending.test(part) }
      } else if (dropped !== null) {
        const meant = named(dropped)
        shown = shown.filter((offer) => !meant.includes(offer))
      } else if (all.test(part)) {
        shown = offers
      } else if (keeps.test(part)) {
        const meant = named(part)
        if (meant.length > 0) shown = offers.filter((offer) => meant.includes(offer))
      }
    }
  }
  const { row, isDescending } = sorting ?? { row: null, isDescending: false }
  const amountOf = (offer: NamedOffer) => comparableAmount(row?.sides[offers.indexOf(offer)] ?? null)
  return {
    shown:
      row === null
        ? shown
        : shown.toSorted((a, b) => {
            const [one, other] = [amountOf(a), amountOf(b)]
            if (one === null || other === null) return Number(one === null) - Number(other === null)
            return isDescending ? other - one : one - other
          }),
    left: offers.filter((offer) => !shown.includes(offer)),
    sortedBy: row,
    recommended,
  }
}

/** Says what was done with the options: "I left out option 2 (Pine Mutual) and sorted the options by premium." */
export function choiceRemark({ left, sortedBy, recommended }: ComparedChoice): string {
  const names = new Intl.ListFormat('en-US').format(left.map(({ label }) => label))
  const done = [
    ...(left.length > 0 ? [`left out ${names}`] : []),
    ...(sortedBy ? [`sorted the options by ${sortedBy.label.toLowerCase()}`] : []),
  ]
  return [
    ...(done.length > 0 ? [`I ${done.join(' and ')}.`] : []),
    ...(recommended ? [`${lead}**${capitalized(recommended.label)}**.`] : []),
  ].join(' ')
}

const lead = 'Recommended: '

/** The recommendation in a comparison's document; nothing without one. */
export function recommendationBlock(remark: string): Block[] {
  const at = remark.indexOf(lead)
  return at < 0 ? [] : [{ type: 'paragraph', style: 'lead', text: remark.slice(at).replaceAll('**', '') }]
}

/** What the recommendation to a client begins with. */
export const recommendation = 'We recommend'

/** The recommendation as the client reads it. */
export function recommendationTo(offer: NamedOffer): string {
  return `${recommendation} ${offer.label}.`
}

/** The row that a message wants options sorted by: by what they cost, unless it names another. */
function sortingRow(
  text: string,
  about: { offers: readonly NamedOffer[]; rows: readonly OfferRow[] },
): OfferRow | null {
  const isOfPrice = /\b(?:premiums?|pric\w+|costs?|cheap\w*|expensive|total)\b/i.test(text)
  const asked = isOfPrice ? [] : askedRows(text.replace(/^.*?\bby\b|\bfirst\b/i, ''), about)
  const stated = asked.find(({ sides }) => sides.some((side) => comparableAmount(side) !== null))
  const premium = /\bpremiums?\b/i.test(text) && about.rows.find(({ key }) => key === 'premium')
  return stated ?? (premium || priceRow(about.rows))
}

function withoutWish(text: string): string {
  const wish = wishIn(text)
  return wish === undefined ? text : text.replace(wish, ' ')
}
