import { dollars } from '../../../knowledge/index.ts'
import { amountOf, labelOf, type Offer, priceOf, termKeys } from './offer.ts'

export interface Recommendation {
  readonly offer: Offer
  readonly reason: string
}

/** The option named in the message, or else the one with the better coverage; the reason covers both sides. */
export function recommended(offers: readonly Offer[], request: string): Recommendation {
  const [first] = offers
  if (!first) throw new Error('A proposal needs an offer.')
  const named = wished(offers, request)
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
      // What another quote does not mention is not known to be less.
      const others = offers.filter((other) => other !== offer).map((other) => amountOf(other, key))
      return own > 0 && others.length > 0 && others.every((other) => own > other && other > 0)
        ? [labelOf(offer, key)]
        : []
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
      ? `It costs ${dollars(gap)} more than the least expensive option.`
      : offers.length > 1 && cheapest === offer
        ? 'It is also the least expensive.'
        : '',
  ].filter(Boolean)
  return { offer, reason: reason.join(' ') }
}

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  ['one first', 'two second', 'three third', 'four fourth'].flatMap((words, at) =>
    words.split(' ').map((word) => [word, at + 1]),
  ),
)

/** The option that the message wants recommended: by its number, its place, its price or its name. */
function wished(offers: readonly Offer[], request: string): Offer | undefined {
  const wish = /\b(?:recommend|push|favor|lead with|go with|pick)(?:ing|ed)?\b([^.\n]{0,60})/i.exec(
    request,
  )?.[1]
  if (wish === undefined) return undefined
  const asked = /\b(?:option|quote)\s*(\d|one|two|three|four)\b|\b(first|second|third|fourth)\b/i.exec(wish)
  const word = (asked?.[1] ?? asked?.[2])?.toLowerCase()
  if (word) return offers[(numbers[word] ?? Number(word)) - 1]
  if (/\bmiddle\b/i.test(wish)) return offers[Math.floor((offers.length - 1) / 2)]
  if (/\b(?:cheap(?:er|est)|low(?:er|est)|less expensive|least expensive)\b/i.test(wish))
    return offers.filter((offer) => priceOf(offer) > 0).toSorted((a, b) => priceOf(a) - priceOf(b))[0]
  return offers.find(({ label }) => new RegExp(label.replaceAll(/[^\w ]/g, '.'), 'i').test(wish))
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
