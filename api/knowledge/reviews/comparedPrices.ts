import { findQuote, type Reading } from '../../reading/index.ts'
import { dollars } from '../policies/policyMoney.ts'
import { type CoverageItem, normal } from './coverageItem.ts'
import { coverageNamed, itemNamed } from './coverageNamed.ts'
import { type Price, pricesIn } from './offerPrices.ts'
import { type SettledPrice, settledPrice } from './settledPrice.ts'
import type { Statement } from './statement.ts'
import { isPrice } from './alignOffers.ts'

/** An offer with what it says. */
interface Offer {
  readonly reading: Reading
  readonly statements: readonly Statement[]
}

/**
 * What two offers say, each with its price in the same parts: the premium without terrorism and charges, the charges, and
 * the total with or without terrorism. What an offer says of its price otherwise, and does not add up, is left out.
 */
export function comparedPrices(a: Offer, b: Offer): [Statement[], Statement[]] {
  const [pricesA, pricesB] = [pricesIn(a.reading), pricesIn(b.reading)]
  const [one, other] = [settledPrice(pricesA), settledPrice(pricesB)]
  const hasSeveral = [one, other].some((each) => (each?.charges.length ?? 0) > 1)
  const totals = totalsOf(one, other)
  return [
    withPrice(withNames(a, { prices: pricesA, settled: one }), {
      price: one,
      totals: totals.map(([left]) => left),
      hasSeveral,
    }),
    withPrice(withNames(b, { prices: pricesB, settled: other }), {
      price: other,
      totals: totals.map(([, right]) => right),
      hasSeveral,
    }),
  ]
}

/** "Liability $11,240", under "What you pay", is a price and no limit. */
function withNames(
  { reading, statements }: Offer,
  { prices, settled: price }: { prices: readonly Price[]; settled: SettledPrice | null },
): Offer {
  const most = (price?.total ?? price?.premium)?.amount ?? 0
  const parts = prices.filter(({ role, amount }) => role === 'open' && amount < most)
  return {
    reading,
    statements: statements.map((each) =>
      parts.some(
        ({ amount, quote, page }) =>
          amount === each.amount && page === each.page && quote.includes(each.label),
      ) && !isPrice(each)
        ? { ...each, item: null, label: `${each.label} premium` }
        : each,
    ),
  }
}

interface Total {
  /** As printed, or what it is added up from. */
  readonly prices: readonly Price[]
  readonly item: CoverageItem
}

/** What both offers come to, without terrorism and with it; where they tell only different ones, each by its own name. */
function totalsOf(a: SettledPrice | null, b: SettledPrice | null): [Total | null, Total | null][] {
  const item = itemNamed('total')
  const pairs = (['without', 'with'] as const).flatMap((basis): [Price, Price][] => {
    const [one, other] = [totalOf(a, { basis, beside: b }), totalOf(b, { basis, beside: a })]
    return one && other ? [[one, other]] : []
  })
  // One prints only what it comes to with terrorism, the other only without: the parts of the first add up to both.
  const [partsA, partsB] = [partsWithout(a), partsWithout(b)]
  if (pairs.length === 0 && partsA && partsB) {
    const without = { ...item, key: 'totalWithoutTerrorism', label: 'Total cost without terrorism' }
    return [
      [
        { prices: partsA, item: without },
        { prices: partsB, item: without },
      ],
    ]
  }
  const [first, second] = pairs
  if (first && second && !first.every(({ amount }, at) => amount === second[at]?.amount))
    return [
      named(first, { ...item, label: 'Total cost without terrorism' }),
      named(second, { ...item, key: 'totalWithTerrorism', label: 'Total cost with terrorism' }),
    ]
  if (first) return [named(first, item)]
  return [a, b].flatMap((each, at) =>
    [each?.total, each?.totalWithTerrorism].flatMap((price): [Total | null, Total | null][] =>
      price && price !== each?.premium
        ? [price]
            .map((own) => ({
              prices: [own],
              item: { ...item, key: `total:${normal(own.label)}`, label: own.label },
            }))
            .map((own) => (at === 0 ? [own, null] : [null, own]))
        : [],
    ),
  )
}

function named([one, other]: [Price, Price], item: CoverageItem): [Total, Total] {
  return [
    { prices: [one], item },
    { prices: [other], item },
  ]
}

/** The premium alone is the total where nothing is added to it, unless the offers only tell what they cost with terrorism. */
function totalOf(
  offer: SettledPrice | null,
  { basis, beside }: { basis: 'with' | 'without'; beside: SettledPrice | null },
): Price | null {
  if (offer === null) return null
  const { premium, total, totalWithTerrorism, terrorism, charges } = offer
  if (basis === 'with') return totalWithTerrorism ?? (terrorism === null ? total : null)
  const isTold = totalWithTerrorism === null || (beside?.total && beside.totalWithTerrorism)
  return total ?? (charges.length === 0 && isTold ? premium : null)
}

/** The total without terrorism, or the premium and charges that it is made of where only the one with terrorism is printed. */
function partsWithout(offer: SettledPrice | null): readonly Price[] | null {
  if (!offer) return null
  const { premium, total, totalWithTerrorism, charges } = offer
  if (total) return [total]
  return premium && totalWithTerrorism ? [premium, ...charges] : null
}

/** What the key of a price begins with that is of one coverage alone: "General liability premium". */
export const partOfPremium = 'premium:'

/** A premium that is of no coverage alone. */
const ofAll =
  /^(?:(?:total|annual|estimated|policy|program|advance|deposit|manual|base|gross|net|minimum|package|the|our|yearly|standard|modified)\b ?)+$/i

const settled = new Set(['premium', 'total', 'fees', 'taxes'])

const roleKeys: Partial<Record<Price['role'], string>> = { fee: 'fees', tax: 'taxes' }

/** "No fees." */
function isFree({ item, amount, text }: Statement): boolean {
  const isCharge = item?.key === 'fees' || item?.key === 'taxes'
  return isCharge && (amount === 0 || (amount === null && /^no(?:ne|t)?\b|^nil\b/i.test(text)))
}

/** "Liquor premium $4,260": the price of one coverage. */
function asPart(each: Statement): Statement {
  const of = / premium$/i.test(each.label) ? each.label.replace(/ premium$/i, '') : ''
  if (of === '' || ofAll.test(of) || each.amount === null) return each
  const key = `${partOfPremium}${coverageNamed(of)?.key ?? normal(of)}`
  return { ...each, item: { ...itemNamed('premium'), key, label: each.label, materiality: 'low' } }
}

interface Settlement {
  readonly price: SettledPrice | null
  readonly totals: readonly (Total | null)[]
  /** Whether fees and taxes are to be compared together. */
  readonly hasSeveral: boolean
}

function withPrice({ reading, statements }: Offer, { price, totals, hasSeveral }: Settlement): Statement[] {
  if (price === null) return statements.filter(({ item }) => !settled.has(item?.key ?? ''))
  const { premium, terrorism, charges } = price
  const has = (key: string) => charges.some(({ role }) => roleKeys[role] === key)
  const kept = statements
    .map((each) => (each.amount === premium?.amount ? each : asPart(each)))
    .filter((each) => {
      const key = each.item?.key ?? ''
      return !settled.has(key) || (!has(key) && isFree(each))
    })
  const none = charges.length === 0 ? kept.find(isFree) : undefined
  return [
    ...kept.filter(
      ({ item, amount }) => item?.key !== 'terrorism' || !amount || amount === terrorism?.amount,
    ),
    ...(premium ? [together([premium], itemNamed('premium'), reading)] : []),
    ...totals.flatMap((total) => (total ? [together(total.prices, total.item, reading)] : [])),
    ...['fees', 'taxes'].flatMap((key) =>
      has(key)
        ? [
            together(
              charges.filter(({ role }) => roleKeys[role] === key),
              itemNamed(key),
              reading,
            ),
          ]
        : [],
    ),
    ...(hasSeveral && charges.length > 0 ? [together(charges, chargesItem, reading)] : []),
    ...(hasSeveral && none ? [{ ...none, amount: 0, item: chargesItem }] : []),
    ...(terrorism &&
    !kept.some(({ item, amount }) => item?.key === 'terrorism' && amount === terrorism.amount)
      ? [together([terrorism], itemNamed('terrorism'), reading)]
      : []),
  ]
}

const chargesItem: CoverageItem = {
  key: 'charges',
  label: 'Taxes & fees',
  pattern: /(?!)/,
  better: 'lower',
  materiality: 'medium',
}

/** Some prices as one amount, with the words of all of them where they stand together. */
function together(prices: readonly Price[], item: CoverageItem | null, reading: Reading): Statement {
  const amount = prices.reduce((sum, each) => sum + each.amount, 0)
  const [first] = prices
  const isInOne = prices.length > 1 && prices.every(({ within }) => within === first?.within)
  const whole = isInOne ? (first?.within ?? '') : prices.map(({ quote }) => quote).join(' ')
  const isTogether = prices.length > 1 && findQuote(reading, whole, first?.page).length > 0
  return {
    label: first?.label ?? '',
    text: prices.length > 1 ? `${dollars(amount)} together` : dollars(amount),
    amount,
    percent: null,
    standing: 'stated',
    item,
    quote: isTogether ? whole : (first?.quote ?? ''),
    page: first?.page ?? 1,
    headings: [],
    origin: 'declarations',
  }
}
