import { amountOf, labelOf, money, type Offer, priceOf, termKeys } from './offer.ts'

export interface Recommendation {
  readonly offer: Offer
  readonly reason: string
}

/** The option that the message names, else the one with more of what matters; the reason names both sides. */
export function recommended(offers: readonly Offer[], request: string): Recommendation {
  const [first] = offers
  if (!first) throw new Error('A proposal needs an offer.')
  const asked = /\brecommend(?:ing|ed)?\b.{0,40}?\b(?:option|quote)\s*(\d|one|two|three|four)\b/i
    .exec(request)?.[1]
    ?.toLowerCase()
  const number = asked ? ({ one: 1, two: 2, three: 3, four: 4 }[asked] ?? Number(asked)) : null
  const named =
    (number === null ? undefined : offers[number - 1]) ??
    offers.find(({ label }) =>
      new RegExp(`recommend.{0,40}${label.replaceAll(/[^\w ]/g, '.')}`, 'i').test(request),
    )
  const keys = [
    ...new Set(
      offers.flatMap(({ statements }) =>
        statements.flatMap(({ item }) =>
          item && !termKeys.has(item.key) && !/[dD]eductible|[rR]etention/.test(item.key) ? [item.key] : [],
        ),
      ),
    ),
  ]
  const wins = offers.map((offer) => ({
    offer,
    labels: keys.flatMap((key) => {
      const own = amountOf(offer, key)
      const others = offers.filter((other) => other !== offer).map((other) => amountOf(other, key))
      return own > 0 && others.length > 0 && others.every((other) => own > other) ? [labelOf(offer, key)] : []
    }),
  }))
  const best = named
    ? wins.find(({ offer }) => offer === named)
    : wins.toSorted((a, b) => b.labels.length - a.labels.length)[0]
  const offer = best?.offer ?? first
  const cheapest = offers.toSorted((a, b) => priceOf(a) - priceOf(b))[0]
  const gap = cheapest && cheapest !== offer ? priceOf(offer) - priceOf(cheapest) : 0
  const strengths = best?.labels.slice(0, 4).map((label) => label.toLowerCase()) ?? []
  const reason = [
    strengths.length > 0 ? `it offers more for ${joined(strengths)}.` : 'it fits what you asked for.',
    gap > 0
      ? `It costs ${money(gap)} more than the least expensive option.`
      : offers.length > 1 && cheapest === offer
        ? 'It is also the least expensive.'
        : '',
  ].filter(Boolean)
  return { offer, reason: reason.join(' ') }
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
