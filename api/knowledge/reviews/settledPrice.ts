import type { Reading } from '../../reading/index.ts'
import { type Price, pricesIn } from './offerPrices.ts'

/** The price of an offer whose parts add up. */
export interface SettledPrice {
  /** Before terrorism and charges. */
  readonly premium: Price | null
  /** What is paid without terrorism, and with it; null where the offer does not print it. */
  readonly total: Price | null
  readonly totalWithTerrorism: Price | null
  readonly terrorism: Price | null
  readonly charges: readonly Price[]
  /** What the premium and all that is charged besides come to, in cents, where that is not the printed total. */
  readonly partsComeTo?: number
  /** Whether taxes or fees are still to be added, whose amounts are not printed: what is known is no total. */
  readonly isOpen?: boolean
}

/** What an offer costs, in the parts by which it is compared; null where they cannot be told apart. */
export function offerPrice(reading: Reading): SettledPrice | null {
  const price = settledPrice(pricesIn(reading))
  if (!price || !addsMore(reading) || (price.total && price.total !== price.premium)) return price
  return { ...price, total: null, isOpen: true }
}

/** "Plus applicable taxes and fees", "Surplus lines tax: to be determined". */
const toBeAdded =
  /\b(?:tax(?:es)?|fees?|stamping|assessments?)\b[^.;$\d]{0,40}\b(?:TBD|to be (?:determined|advised|added|calculated)|(?:will|may) (?:also )?(?:apply|be added)|(?:are |is )?(?:not included|additional|extra))\b|\b(?:plus|subject to|excluding|before) (?:any |all |the |applicable |state |surplus lines? )*(?:tax(?:es)?|fees?)\b(?![^.;]*\$)/i

function addsMore({ blocks }: Reading): boolean {
  return blocks.some((block) =>
    (block.kind === 'table'
      ? [...(block.header ? [block.header] : []), ...block.rows].map((row) =>
          row.map(({ text }) => text).join(' '),
        )
      : [block.text]
    ).some((text) => toBeAdded.test(text)),
  )
}

/**
 * What of a price adds up: the premium with its charges, and with or without terrorism, is the total. A price alone is the
 * premium. Null when several are left of which none is told to be the one.
 */
function settledPrice(all: readonly Price[]): SettledPrice | null {
  const of = (...roles: readonly Price['role'][]) =>
    distinct(
      all
        .filter(({ role, amount }) => roles.includes(role) && amount > 0)
        .toSorted((x, y) => roles.indexOf(y.role) - roles.indexOf(x.role)),
    )
  const [charges, extras, wholes] = [
    of('fee', 'tax', 'taxOfTerrorism'),
    of('terrorism'),
    of('premium', 'total', 'open'),
  ]
  const found = subsetsOf(charges).flatMap((parts): (SettledPrice & { rank: number })[] =>
    wholes.flatMap((premium) => {
      const above = wholes.filter((each) => each.amount > premium.amount)
      const due = premium.amount + sumOf(parts)
      const total = above.find((each) => each.basis !== 'with' && isNear(due, each.amount)) ?? null
      const rest = subsetsOf(charges.filter((each) => !parts.includes(each))).map(sumOf)
      const more = extras.flatMap((extra) => {
        const whole = above.find(
          (each) =>
            each.basis !== 'without' && rest.some((tax) => isNear(due + extra.amount + tax, each.amount)),
        )
        return whole ? [{ extra, whole }] : []
      })[0]
      if (total === null && !more) return []
      const rank = (total ? 4 : 0) + (more ? 2 : 0) + (premium.role === 'premium' ? 1 : 0) + parts.length / 10
      return [
        {
          premium,
          total,
          totalWithTerrorism: more?.whole ?? null,
          terrorism: more?.extra ?? (extras.length === 1 ? extras[0] : null) ?? null,
          charges: parts,
          rank,
        },
      ]
    }),
  )
  const best = found.toSorted((a, b) => b.rank - a.rank)[0]
  // What is charged on a premium that holds terrorism comes to a total that holds it, too.
  if (best?.premium?.basis === 'with' && best.total && !best.totalWithTerrorism)
    return { ...best, premium: null, total: null, totalWithTerrorism: best.total }
  if (best) return { ...best, charges: best.charges.toSorted((x, y) => all.indexOf(x) - all.indexOf(y)) }
  return plainPrice({
    wholes,
    charges: charges.filter(({ role, label }) => role !== 'taxOfTerrorism' && !/constant/i.test(label)),
    extras,
  })
}

/** A price alone, or one that its parts come to; and the total, if there is only one that may be it. */
function plainPrice({
  wholes,
  charges,
  extras,
}: Record<'wholes' | 'charges' | 'extras', readonly Price[]>): SettledPrice | null {
  if (extras.length > 1) return null
  const terrorism = extras[0] ?? null
  const most = Math.max(...wholes.map(({ amount }) => amount))
  const named = wholes.filter(
    ({ role, amount, label }) =>
      amount * 10 > most && (role === 'premium' || (role === 'total' && /premium/i.test(label))),
  )
  const whole =
    named.find((each) =>
      subsetsOf(named.filter((other) => other !== each)).some(
        (parts) => parts.length > 1 && isNear(sumOf(parts), each.amount),
      ),
    ) ?? wholes.find((each) => named.length > 1 && isNear(sumOf(named), each.amount))
  const premium = named.length === 1 ? named[0] : whole
  const above = wholes.filter(
    ({ role, amount }) =>
      role === 'total' &&
      amount > (premium?.amount ?? 0) &&
      amount < (premium?.amount ?? Infinity) * mostCharged,
  )
  const total = above.length === 1 ? above[0] : null
  // What is charged besides is not told when it does not add up.
  if (!premium)
    return named.length === 0 && total
      ? { premium: null, ...asTotal(total), terrorism: null, charges: [] }
      : null
  if (total && charges.length > 0)
    return {
      premium,
      ...asTotal(total),
      terrorism,
      charges: [],
      partsComeTo: sumOf([premium, ...charges]),
    }
  if (total) return { premium, ...asTotal(total), terrorism, charges: [] }
  if (terrorism && isPartOf(terrorism, premium))
    return {
      premium: { ...premium, amount: premium.amount - terrorism.amount, quote: premium.within },
      total: null,
      totalWithTerrorism: premium,
      terrorism,
      charges,
    }
  if (premium.basis === 'with')
    return { premium: null, total: null, totalWithTerrorism: premium, terrorism, charges }
  return {
    premium,
    total: charges.length === 0 && extras.length === 0 ? premium : null,
    totalWithTerrorism: null,
    terrorism,
    charges,
  }
}

/** "Total premium $16,442 (includes terrorism $161)" */
function isPartOf(terrorism: Price, premium: Price): boolean {
  const { within, quote } = premium
  const behind = terrorism.within === within ? within.slice(within.indexOf(quote) + quote.length) : ''
  return (
    /^[\s,;(–-]*(?:which )?(?:includ(?:es|ing)|of which|incl\.?)\s/i.test(behind) ||
    /\bincluded in (?:the )?(?:total|premium|above)\b/i.test(terrorism.within)
  )
}

/** A total that is said to hold terrorism is none without it. */
function asTotal(price: Price): Pick<SettledPrice, 'total' | 'totalWithTerrorism'> {
  return price.basis === 'with'
    ? { total: null, totalWithTerrorism: price }
    : { total: price, totalWithTerrorism: null }
}

/** How much more than the premium is paid at most. */
const mostCharged = 1.35

function distinct(prices: readonly Price[]): Price[] {
  return [...new Map(prices.map((each) => [each.amount, each])).values()]
}

function sumOf(prices: readonly Price[]): number {
  return prices.reduce((all, { amount }) => all + amount, 0)
}

/** All charges first, then fewer of them. */
function subsetsOf(charges: readonly Price[]): Price[][] {
  const some = charges.slice(0, 7)
  return Array.from({ length: 2 ** some.length }, (_, bits) =>
    some.filter((__, at) => bits & (1 << at)),
  ).toSorted((a, b) => b.length - a.length)
}

/** Amounts are rounded. */
function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= 100
}
