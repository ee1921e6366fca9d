import { dollars } from '../../../knowledge/index.ts'
import { capitalized } from '../../../platform/index.ts'
import type { listCoverages } from '../../tools/listCoverages.ts'

type Listed = Awaited<ReturnType<typeof listCoverages.run>>
export type OfferedItem = Listed['statements'][number]

/** A quote or policy as presented to the client. */
export interface Offer extends Listed {
  readonly fileId: string
  /** The carrier, or the option's letter if the quote does not name it. */
  readonly label: string
}

/** An offer's costs, in the order they add up. */
export const priceKeys = ['premium', 'taxes', 'fees', 'terrorism', 'total'] as const
/** Terms of an offer that are not coverages. */
const termKeys = new Set<string>([
  ...priceKeys,
  'payment',
  'validity',
  'minimumEarned',
  'admitted',
  'carrierRating',
])
const scheduled = new Set(['building', 'contents', 'improvements'])

/** The offer's value for an item: what an endorsement says, an amount if there is one, otherwise words. */
export function statementOn({ statements }: Offer, key: string): OfferedItem | null {
  const own = statements.filter(
    ({ item, text }) => item?.key === key && (!isPrice(key) || /^\$?\s*\d/.test(text)),
  )
  const amounts = own.filter(({ amount }) => amount !== null)
  return amounts.find(({ origin }) => origin === 'endorsement') ?? amounts[0] ?? own[0] ?? null
}

function isPrice(key: string): boolean {
  return priceKeys.some((each) => each === key)
}

/** A line of the coverage table: an item of the trade, or what a quote calls by a name of its own. */
export interface Coverage {
  readonly label: string
  readonly key: string | null
}

/** The coverages that the offers mention, each once. */
export function coveragesOf(offers: readonly Offer[]): Coverage[] {
  const found: Coverage[] = []
  for (const offer of offers)
    for (const each of offer.statements) {
      const key = each.item?.key ?? null
      if (key === null ? !isNamed(each) : termKeys.has(key)) continue
      const label = key === null ? readable(each.label) : labelOf(offer, key)
      const isKnown = (known: Coverage) =>
        known.label.toLowerCase() === label.toLowerCase() || (key !== null && known.key === key)
      if (!found.some(isKnown)) found.push({ label, key })
    }
  return found
}

/** What the offer says of a coverage; null if it does not mention it. */
export function valueOf(offer: Offer, { label, key }: Coverage): string | null {
  const keys = offer.statements.flatMap(({ item }) =>
    item && labelOf(offer, item.key) === label ? [item.key] : [],
  )
  const own = key === null ? null : statementOn(offer, keys[0] ?? key)
  const found =
    own ??
    offer.statements.find(
      (each) => isNamed(each) && readable(each.label).toLowerCase() === label.toLowerCase(),
    )
  if (!found) return null
  if (found.standing === 'excluded') return /^none$/i.test(found.text) ? 'None' : 'Not covered'
  const all = offer.statements.filter(({ item, amount }) => item?.key === key && amount !== null)
  if (key !== null && scheduled.has(key) && new Set(all.map(({ amount }) => amount)).size > 1)
    return all.map(({ amount }) => dollars(amount ?? 0)).join(' and ')
  if (found.amount !== null && (found.text.length > 40 || !/\$/.test(found.text)))
    return dollars(found.amount)
  return capitalized(found.text.trim())
}

/** Whether a value without a place in the trade's list is worth a line: it is included, or has an amount. */
function isNamed({ item, label, standing, amount }: OfferedItem): boolean {
  if (
    item !== null ||
    label.length > 60 ||
    /[$\d]{2}|\b(?:insured|applicant|basis|audit|policy|period)\b/i.test(label)
  )
    return false
  return standing === 'included' || (standing === 'stated' && amount !== null)
}

export function labelOf(offer: Offer, key: string): string {
  const found = statementOn(offer, key)
  // "Deductible" alone is not the one of a coverage.
  return found && /^deductible$/i.test(found.label) ? 'Deductible' : (found?.item?.label ?? key)
}

/** A label as a person would write it: no capitals throughout, no form number before it. */
export function readable(label: string): string {
  const words = label
    .replace(/^[A-Z]{1,4} ?\d{2,}(?: \d\d){0,2}\s+(?=\p{L})/u, '')
    .replace(/^(?:applies|apply) to\s+/i, '')
    .replace(/[\s.,;:]+$/, '')
    .replace(/\s+(?:stays?|remains?|is|are)$/i, '')
  return capitalized(words === words.toUpperCase() && words.length > 5 ? words.toLowerCase() : words)
}

/** What the offer says it does not cover, as a reader can use it. */
export function exclusionsOf({ statements }: Offer): { text: string; page: number }[] {
  const found = statements.flatMap(({ label, page, standing, item }) => {
    if (standing !== 'excluded' || (item && isCharge(item.key))) return []
    const isFragment = /\$|\bdoes not apply\b|^[a-z]\b|^(?:the following|this|such|that)\b/i.test(label)
    return isFragment && label.length > 12 ? [] : [{ text: readable(label), page }]
  })
  return [...new Map(found.map((each) => [each.text, each])).values()]
}

/** "Minimum earned premium: none" is a charge that the insured doesn't have. Terrorism may be priced or excluded. */
function isCharge(key: string): boolean {
  return /deductible|retention/i.test(key) || (termKeys.has(key) && key !== 'terrorism')
}

/** The amount offered, in cents; 0 if excluded or not mentioned. */
export function amountOf(offer: Offer, key: string): number {
  const found = statementOn(offer, key)
  if (!found || found.standing === 'excluded') return 0
  return found.amount ?? (found.standing === 'included' ? 1 : 0)
}

/** Annual cost in cents; null if not stated. */
export function priceOf(offer: Offer): number | null {
  return statementOn(offer, 'total')?.amount ?? statementOn(offer, 'premium')?.amount ?? null
}

export interface PricedOffer {
  readonly offer: Offer
  /** In cents. */
  readonly price: number
}

/** The offers that state what they cost, cheapest first. */
export function byPrice(offers: readonly Offer[]): PricedOffer[] {
  return offers
    .flatMap((offer) => {
      const price = priceOf(offer)
      return price === null || price === 0 ? [] : [{ offer, price }]
    })
    .toSorted((a, b) => a.price - b.price)
}

/** The sum of an offer's amounts for a cost, in cents; null if it states none. */
export function costOf({ statements }: Offer, key: (typeof priceKeys)[number]): number | null {
  const amounts = statements.flatMap(({ item, amount, text }) =>
    item?.key === key && amount !== null && /^\$?\s*\d/.test(text) ? [amount] : [],
  )
  if (amounts.length === 0) return null
  return key === 'fees' || key === 'taxes'
    ? amounts.reduce((sum, amount) => sum + amount, 0)
    : (amounts[0] ?? 0)
}

/** Whether the total leaves terrorism coverage out: it is then an option at a price of its own. */
export function isTerrorismOptional(offer: Offer): boolean {
  const [premium, taxes, fees, terrorism, total] = priceKeys.map((key) => costOf(offer, key))
  if (premium == null || terrorism == null || total == null || terrorism === 0) return false
  return premium + (taxes ?? 0) + (fees ?? 0) === total
}
