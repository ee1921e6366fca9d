import { dollars } from '../policies/policyMoney.ts'
import type { Price } from './offerPrices.ts'
import type { SettledPrice } from './settledPrice.ts'

/** What an offer comes to. */
export interface Total {
  /** As printed, or what it is added up from. */
  readonly prices: readonly Price[]
  /** What the amount alone does not say: that terrorism is in it, or that it was added up. */
  readonly note: string | null
}

/** What several offers come to, like with like. */
export interface TotalRow {
  readonly key: TotalKey
  readonly label: string
  /** Whether the offers may be weighed by it. */
  readonly isLike: boolean
  /** In the order of the offers; null where one tells no price. */
  readonly totals: readonly (Total | null)[]
}

type TotalKey = keyof typeof labels

const labels = {
  total: 'Total cost',
  totalWithoutTerrorism: 'Total cost without terrorism',
  totalWithTerrorism: 'Total cost with terrorism',
  totalAsQuoted: 'Total cost as quoted',
}

type Offered = SettledPrice | null
type Basis = 'with' | 'without'

/**
 * What offers come to, so that one with terrorism never stands against one without: as they print it, or else by what their
 * parts add up to. Premiums that nothing is added to are no totals. Where neither is possible the totals as quoted say what they hold, and are not weighed.
 */
export function totalRows(offers: readonly Offered[]): TotalRow[] {
  const rows = comparedTotals(offers).filter(({ totals }) =>
    totals.some((total, at) => total && (total.prices.length > 1 || total.prices[0] !== offers[at]?.premium)),
  )
  // A total that is printed is told, also where it is not what the offers are weighed by.
  const isTold = offers.every((offer, at) => {
    const whole = offer?.totalWithTerrorism
    return !whole || rows.some(({ totals }) => totals[at] && totalAmount(totals[at]) === whole.amount)
  })
  return isTold ? rows : [...rows, quotedRow(offers)]
}

function quotedRow(offers: readonly Offered[]): TotalRow {
  return { ...row('totalAsQuoted', offers.map(asQuoted)), isLike: false }
}

function comparedTotals(offers: readonly Offered[]): TotalRow[] {
  const [without, including] = (['without', 'with'] as const).map((basis) =>
    forAll(offers, (own) => printed(own, { basis, others: offers.filter((other) => other !== own) })),
  )
  if (without && including)
    return amountsOf(without).join() === amountsOf(including).join()
      ? [row('total', without)]
      : [row('totalWithoutTerrorism', without), row('totalWithTerrorism', including)]
  if (without) return [row('total', without)]
  if (including) return [row('total', marked(including, offers))]
  const isSpokenOf = offers.some((offer) => offer?.terrorism || offer?.totalWithTerrorism)
  const [parts, allParts] = [forAll(offers, partsWithout), forAll(offers, partsWith)]
  if (parts && !isSpokenOf) return [row('total', parts)]
  if (parts)
    return [row('totalWithoutTerrorism', parts), ...(allParts ? [row('totalWithTerrorism', allParts)] : [])]
  const quoted = quotedRow(offers)
  return quoted.totals.every((each) => each === null) ? [] : [quoted]
}

function row(key: TotalKey, totals: TotalRow['totals']): TotalRow {
  return { key, label: labels[key], isLike: true, totals }
}

/** The totals of all offers that tell a price; null if one of them tells none. */
function forAll(
  offers: readonly Offered[],
  of: (offer: SettledPrice) => Total | null,
): readonly (Total | null)[] | null {
  const totals = offers.map((offer) => offer && of(offer))
  const isTold = offers.some((offer) => offer !== null)
  return isTold && offers.every((offer, at) => offer === null || totals[at] !== null) ? totals : null
}

/** The premium alone is the total where nothing is added to it, unless the offers only tell what they cost with terrorism. */
function printed(
  { premium, total, totalWithTerrorism, terrorism, charges, partsComeTo, isOpen }: SettledPrice,
  { basis, others }: { basis: Basis; others: readonly Offered[] },
): Total | null {
  const isTold =
    totalWithTerrorism === null || others.some((other) => other?.total && other.totalWithTerrorism)
  const price =
    basis === 'with'
      ? (totalWithTerrorism ?? (terrorism === null ? total : null))
      : (total ?? (charges.length === 0 && isTold && !isOpen ? premium : null))
  const isOff = partsComeTo !== undefined && price !== premium
  return price && { prices: [price], note: isOff ? `its parts come to ${dollars(partsComeTo)}` : null }
}

/** A total that holds terrorism says so where another offer doesn't price it. */
function marked(totals: TotalRow['totals'], offers: readonly Offered[]): TotalRow['totals'] {
  if (offers.every((offer) => !offer || offer.totalWithTerrorism)) return totals
  return totals.map(
    (total, at) => total && (offers[at]?.totalWithTerrorism ? { ...total, note: held } : total),
  )
}

function partsWithout({ premium, total, charges, isOpen }: SettledPrice): Total | null {
  if (total) return { prices: [total], note: null }
  if (isOpen) return null
  return premium && { prices: [premium, ...charges], note: charges.length > 0 ? addedUp : null }
}

function partsWith(offer: SettledPrice): Total | null {
  const { totalWithTerrorism, terrorism, charges } = offer
  if (totalWithTerrorism) return { prices: [totalWithTerrorism], note: null }
  const rest = terrorism && partsWithout(offer)
  // The tax on a premium is also due on that for terrorism, and is not in the parts.
  const isTaxed = charges.some(({ role, amount }) => role === 'tax' && amount > 0)
  return (
    rest && {
      prices: [...rest.prices, terrorism],
      note: isTaxed ? `${addedUp}, tax on terrorism not included` : addedUp,
    }
  )
}

function asQuoted(offer: Offered): Total | null {
  if (!offer) return null
  const { premium, total, totalWithTerrorism } = offer
  if (totalWithTerrorism && (!total || total === premium)) return { prices: [totalWithTerrorism], note: held }
  if (total)
    return { prices: [total], note: totalWithTerrorism || offer.terrorism ? 'without terrorism' : null }
  return premium && partsWithout(offer)
}

const held = 'with terrorism'
const addedUp = 'added up'

function amountsOf(totals: TotalRow['totals']): (number | null)[] {
  return totals.map((total) => total && totalAmount(total))
}

/** Cents. */
export function totalAmount({ prices }: Total): number {
  return prices.reduce((sum, { amount }) => sum + amount, 0)
}
