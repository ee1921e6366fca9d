import { dollars } from '../../../knowledge/index.ts'
import type { OfferCorrections } from '../comparisons/offerCorrections.ts'
import type { Offer, OfferedItem } from './offer.ts'

/** The offers with what the user corrected in them; a premium that was corrected leaves no total that held another. */
export function withCorrections(offers: readonly Offer[], { all, by }: OfferCorrections): Offer[] {
  const corrected = [...offers]
  for (const each of all) {
    const isOwn = (offer: Offer) => offer.fileId === each.offer.id && offer.option === each.offer.option
    for (const [at, offer] of corrected.entries()) {
      if (each.kind === 'carrier' && offer.fileId === each.offer.id)
        corrected[at] = {
          ...offer,
          carrier: each.name,
          label: offer.label.replace(offer.carrier ?? offer.label, each.name),
        }
      if (each.kind === 'value' && isOwn(offer)) corrected[at] = withValue(offer, each, by)
    }
    const base = corrected.find(isOwn)
    if (each.kind === 'option' && base) {
      const limit = base.statements.find(({ item }) => item?.key === each.limitKey)
      const own = [
        ...(limit ? [said(limit, { text: dollars(each.limit), amount: each.limit, by })] : []),
        said(
          { ...blank, label: 'Premium', item: premiumItem },
          { text: dollars(each.premium), amount: each.premium, by },
        ),
      ]
      corrected.push({
        ...base,
        label: `${base.carrier ?? base.label}, ${dollars(each.limit)} limit`,
        option: undefined,
        statements: own,
        conditions: [],
        price: null,
      })
    }
  }
  return corrected
}

const premiumItem = { key: 'premium', label: 'Premium', materiality: 'high' } as const
const blank = {
  text: '',
  amount: null,
  standing: 'stated',
  origin: 'declarations',
  quote: '',
  page: 1,
  item: null,
} as const

function said(
  statement: OfferedItem,
  { text, amount, by }: { readonly text: string; readonly amount: number | null; readonly by: string },
): OfferedItem {
  return {
    ...statement,
    text: amount === null ? `${text} (corrected by ${by})` : text,
    amount,
    standing: 'stated',
    quote: '',
  }
}

function withValue(
  offer: Offer,
  { row, text, amount }: Extract<OfferCorrections['all'][number], { kind: 'value' }>,
  by: string,
): Offer {
  // What all offers say alike has no key of its own among the rows.
  const isOwn = ({ item, label }: OfferedItem) =>
    item ? item.key === row.key || item.label === row.label : label === row.label
  const known = offer.statements.find(isOwn)
  if (amount !== null && known?.amount === amount && offer.price?.premium?.amount === amount) return offer
  const item = row.key === 'premium' ? premiumItem : null
  const statement = said(known ?? { ...blank, label: row.label, item }, { text, amount, by })
  const isPrice =
    ['premium', 'taxes', 'fees', 'charges', 'terrorism'].includes(row.key) || row.key.startsWith('total')
  const rest = offer.statements.filter(
    (each) => each === known || (!isOwn(each) && !(isPrice && each.item?.key === 'total')),
  )
  const statements = known ? rest.map((each) => (each === known ? statement : each)) : [...rest, statement]
  const price =
    row.key === 'premium' && amount !== null && !/\bplus\b/i.test(text) ? repriced(offer.price, amount) : null
  return { ...offer, statements, price: isPrice ? price : offer.price }
}

/** A price with another premium; null where taxes depend on it, or where its parts did not come to its total. */
function repriced(price: Offer['price'], amount: number): Offer['price'] {
  if (!price?.premium || price.isOpen || price.charges.some(({ role }) => role !== 'fee')) return null
  const fees = price.charges.reduce((sum, charge) => sum + charge.amount, 0)
  const didAddUp = !price.total || Math.abs(price.premium.amount + fees - price.total.amount) <= 100
  if (!didAddUp || price.totalWithTerrorism) return null
  return {
    ...price,
    premium: { ...price.premium, amount, quote: '' },
    total: price.total && { ...price.total, amount: amount + fees, quote: '' },
  }
}
