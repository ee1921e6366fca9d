import {
  dollars,
  type SettledPrice,
  totalAmount,
  type TotalRow,
  totalRows,
} from '../../../knowledge/index.ts'
import { capitalized } from '../../../platform/index.ts'
import type { listCoverages } from '../../tools/listCoverages.ts'

type Listed = Awaited<ReturnType<typeof listCoverages.run>>
export type OfferedItem = Listed['statements'][number]

/** A quote or policy as presented to the client. */
export interface Offer extends Listed {
  readonly fileId: string
  /** Which of the options that its quote prices; absent for the whole. */
  readonly option?: number | undefined
  /** The carrier, or the option's letter if the quote does not name it. */
  readonly label: string
}

/** What is stated of an offer's costs. */
const priceKeys = ['premium', 'taxes', 'fees', 'terrorism', 'total'] as const
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
      (each) =>
        (isNamed(each) || (each.item === null && each.standing === 'excluded')) &&
        readable(each.label).toLowerCase() === label.toLowerCase(),
    )
  if (!found) return null
  if (found.standing === 'excluded')
    return /^(?:none|not (?:quoted|offered))$/i.test(found.text) ? capitalized(found.text) : 'Not covered'
  const all = offer.statements.filter(({ item, amount }) => item?.key === key && amount !== null)
  if (key !== null && scheduled.has(key) && new Set(all.map(({ amount }) => amount)).size > 1)
    return all.map(({ amount }) => dollars(amount ?? 0)).join(' and ')
  // What a deductible is of, and whether the costs of a claim count, is part of it.
  const longest = /deductible|retention/i.test(key ?? '') ? 90 : 40
  if (found.amount !== null && (found.text.length > longest || !/\$/.test(found.text)))
    return dollars(found.amount)
  return capitalized(found.text.trim())
}

/** Whether a value without a place in the trade's list is worth a line: it is included, or has an amount. */
function isNamed({ item, label, standing, amount }: OfferedItem): boolean {
  if (
    item !== null ||
    label.length > 60 ||
    /[$\d]{2}|\b(?:(?<!\badditional )insured|applicant|basis|audit|policy|period)\b/i.test(label)
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

/** What an offer says it does not cover, as a reader can use it. */
interface OfferedExclusion {
  readonly text: string
  readonly page: number
  /** The item of the trade that it is; null for anything else. */
  readonly key: string | null
}

/** What the offer excludes. What it gives elsewhere, as at another location, is not excluded; "Mortgagee: None" is nobody. */
export function exclusionsOf(offer: Offer): OfferedExclusion[] {
  const found = offer.statements.flatMap(({ label, text, page, standing, item }): OfferedExclusion[] => {
    if (standing !== 'excluded' || (item && isCharge(item.key))) return []
    if (item === null ? /^(?:none|nil|n\/?a)$/i.test(text) : amountOf(offer, item.key) > 0) return []
    const isFragment = /\$|\bdoes not apply\b|^[a-z]\b|^(?:the following|this|such|that)\b/i.test(label)
    const isKept = !isFragment || label.length <= 12
    return isKept ? [{ text: readable(label), page, key: item?.key ?? null }] : []
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

/** What an offer costs, in the parts by which offers are compared; as labeled, where those cannot be told apart. */
function pricedAs(offer: Offer): SettledPrice | null {
  const labeled = (key: 'premium' | 'total') => {
    const found = statementOn(offer, key)
    if (!found?.amount) return null
    const { label, amount, quote, page } = found
    return { label, amount, quote, page, within: quote, role: key, basis: null }
  }
  const [premium, total] = [labeled('premium'), labeled('total')]
  if (offer.price) return withCharges(offer.price, offer)
  if (!premium && !total) return null
  return { premium, total, totalWithTerrorism: null, terrorism: null, charges: [] }
}

/** A price with the taxes and fees that the offer states, where they are what is between its premium and its total. */
function withCharges(price: SettledPrice, offer: Offer): SettledPrice {
  const { premium, charges } = price
  const total = price.total ?? price.totalWithTerrorism
  if (!premium || !total || charges.length > 0) return price
  const stated = (['taxes', 'fees'] as const).flatMap((key) => {
    const found = statementOn(offer, key)
    const role = key === 'taxes' ? ('tax' as const) : ('fee' as const)
    if (!found?.amount) return []
    const { label, amount, quote, page } = found
    return [{ label, amount, quote, page, within: quote, role, basis: null }]
  })
  const terrorism = price.total ? 0 : (price.terrorism?.amount ?? 0)
  const sum = stated.reduce((all, { amount }) => all + amount, premium.amount + terrorism)
  return Math.abs(sum - total.amount) <= 100 ? { ...price, charges: stated } : price
}

export interface CostRow extends Pick<TotalRow, 'label' | 'isLike'> {
  readonly key: string
  /** In cents, in the order of the offers; null where one states none. */
  readonly amounts: readonly (number | null)[]
  /** What each amount alone does not say: "with terrorism". */
  readonly notes: readonly (string | null)[]
  /** What an offer says instead of an amount: "Included". */
  readonly words: readonly (string | null)[]
}

/** What the offers come to, like with like: their totals, or else their premiums. */
function totalsOf(prices: readonly (SettledPrice | null)[]): CostRow[] {
  return totalRows(prices).map(({ totals, ...row }) => ({
    ...row,
    amounts: totals.map((total) => total && totalAmount(total)),
    notes: totals.map((total) => total?.note ?? null),
    words: totals.map(() => null),
  }))
}

/** The parts of the costs of offers, in the order they add up, with what they come to. */
export function costsOf(offers: readonly Offer[]): CostRow[] {
  const prices = offers.map(pricedAs)
  const charged = (role: 'tax' | 'fee') => (price: SettledPrice) =>
    price.charges.reduce((sum, each) => (each.role === role ? sum + each.amount : sum), 0)
  const parts = [
    { key: 'premium', label: 'Premium', of: ({ premium }: SettledPrice) => premium?.amount },
    { key: 'taxes', label: 'Taxes', of: charged('tax') },
    { key: 'fees', label: 'Fees', of: charged('fee') },
    { key: 'terrorism', label: 'Terrorism coverage', of: ({ terrorism }: SettledPrice) => terrorism?.amount },
  ].map(({ key, label, of }): CostRow => ({
    key,
    label,
    isLike: true,
    amounts: prices.map((price) => (price && of(price)) || null),
    notes: prices.map((price) =>
      key === 'terrorism' && price?.total && price.total !== price.premium && !price.totalWithTerrorism
        ? 'optional'
        : null,
    ),
    words: offers.map((offer) => wordsFor(offer, key)),
  }))
  return [...parts, ...totalsOf(prices)].filter(({ amounts }) => amounts.some((amount) => amount !== null))
}

/** "Included", "None": what an offer says instead of an amount for a part of its price; null where it says nothing. */
function wordsFor({ statements }: Offer, key: string): string | null {
  const found = statements.find(({ item, text }) => item?.key === key && inWords.test(text))
  return found ? found.text.replace(/\.$/, '') : null
}

const inWords = /^(?:included|none|nil|waived|no charge|not included|declined|rejected|not applicable)\.?$/i

/** The row to compare the costs of offers by, in which all that state a price state it alike; null if there is none. */
export function comparedCost(offers: readonly Offer[]): CostRow | null {
  const costs = costsOf(offers)
  const totals = costs.filter(({ key }) => key.startsWith('total'))
  return (
    (totals.length > 0 ? totals : costs.filter(({ key }) => key === 'premium')).find(
      ({ isLike }) => isLike,
    ) ?? null
  )
}

/** Whether an offer states what it costs. */
export function isPriced(offer: Offer): boolean {
  return pricedAs(offer) !== null
}

export interface PricedOffer {
  readonly offer: Offer
  /** In cents. */
  readonly price: number
}

/** The offers that state what they cost, cheapest first. */
export function byPrice(offers: readonly Offer[]): PricedOffer[] {
  const row = comparedCost(offers)
  return offers
    .flatMap((offer, at) => {
      const price = row?.amounts[at] ?? null
      return price === null || price === 0 ? [] : [{ offer, price }]
    })
    .toSorted((a, b) => a.price - b.price)
}
