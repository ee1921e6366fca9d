import { findQuote, type Reading } from '../../reading/index.ts'
import { dollars } from '../policies/policyMoney.ts'
import { type CoverageItem, normal } from './coverageItem.ts'
import { coverageNamed, itemNamed } from './coverageNamed.ts'
import { type Price, pricesIn } from './offerPrices.ts'
import { type Total, type TotalRow, totalRows } from './offerTotals.ts'
import { offerPrice, type SettledPrice } from './settledPrice.ts'
import type { Statement } from './statement.ts'
import { isPrice } from './alignOffers.ts'

/** An offer with what it says. */
interface Offer {
  readonly reading: Reading
  readonly statements: readonly Statement[]
}

/**
 * What two of several offers say, each with its price in the same parts: the premium without terrorism and charges, the charges, and
 * the total with or without terrorism. What an offer says of its price otherwise, and does not add up, is left out.
 */
export function comparedPrices(
  pair: readonly [Offer, Offer],
  /** All offers that are compared, the two among them. */
  all: readonly Reading[],
): [Statement[], Statement[]] {
  const settledAll = all.map(offerPrice)
  const hasSeveral = settledAll.some((each) => (each?.charges.length ?? 0) > 1)
  const rows = totalRows(settledAll)
  const priced = (offer: Offer) => {
    const at = all.indexOf(offer.reading)
    const price = settledAll[at] ?? null
    return withPrice(withNames(offer, { prices: pricesIn(offer.reading), settled: price }), {
      price,
      totals: rows.map((row) => ({ row, total: row.totals[at] ?? null })),
      hasSeveral,
    })
  }
  return [priced(pair[0]), priced(pair[1])]
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
  readonly totals: readonly { readonly row: TotalRow; readonly total: Total | null }[]
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
    ...totals.flatMap(({ row, total }) => (total ? [totalStatement(total, row, reading)] : [])),
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
    ...(hasSeveral && charges.length > 0 ? [allCharges(charges, reading)] : []),
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

/** Fees and taxes as one amount, with what it is made of: "$1,420 ($775 fees, $645 taxes)". */
function allCharges(charges: readonly Price[], reading: Reading): Statement {
  const parts = (['fee', 'tax'] as const).flatMap((role) => {
    const amount = sumOf(charges.filter((each) => each.role === role))
    return amount > 0 ? [`${dollars(amount)} ${roleKeys[role]}`] : []
  })
  const each = together(charges, chargesItem, reading)
  return {
    ...each,
    text: parts.length > 1 ? `${dollars(sumOf(charges))} (${parts.join(', ')})` : dollars(sumOf(charges)),
  }
}

function totalStatement(
  { prices, note }: Total,
  { key, label, isLike }: TotalRow,
  reading: Reading,
): Statement {
  const item = { ...itemNamed('total'), key, label, ...(!isLike && { better: null }) }
  const text = dollars(sumOf(prices))
  return { ...together(prices, item, reading), text: note === null ? text : `${text} (${note})` }
}

function sumOf(prices: readonly Price[]): number {
  return prices.reduce((sum, { amount }) => sum + amount, 0)
}

/** Some prices as one amount, with the words of all of them where they stand together. */
function together(prices: readonly Price[], item: CoverageItem | null, reading: Reading): Statement {
  const amount = sumOf(prices)
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
