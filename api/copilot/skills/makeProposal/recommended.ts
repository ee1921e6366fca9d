import { dollars, severalAmounts } from '../../../knowledge/index.ts'
import { addressed } from '../answerClient/addressed.ts'
import { optionIn } from './chosenOffers.ts'
import { clientNeeds, distanceOf, fitOf } from './clientNeeds.ts'
import { drawbacksOf, inRunningText, isPaidWorse } from './offerDrawbacks.ts'
import { asksForNone, reasonIn, wishIn } from './offerWishes.ts'
import { amountOf, byPrice, coveragesOf, isPriced, labelOf, type Offer, statementOn } from './offer.ts'

export interface Recommendation {
  readonly offer: Offer
  readonly reason: string
}

/**
 * The option that the user wants recommended, or else the one with the better coverage; the reason covers both sides.
 * Null if the user wants none recommended, and where the user names none if one states no price, if the options differ in
 * limits of which no option alone has the highest, or if the one with the highest refuses what another gives.
 */
export function recommended(offers: readonly Offer[], texts: readonly string[]): Recommendation | null {
  const [first] = offers
  if (!first) throw new Error('A proposal needs an offer.')
  const wish = wished(offers, texts)
  const fitting = wish === undefined ? bestFit(offers, texts) : null
  const named = wish ?? (wish === undefined ? fitting?.offer : null)
  if (named === null || (named === undefined && unpricedIn(offers).length + unclearIn(offers).length > 0))
    return null
  const keys = limitKeys(offers)
  const wins = offers.map((offer) => ({
    offer,
    labels: keys
      .flatMap((key) => {
        const own = amountOf(offer, key)
        const rest = offers.filter((other) => other !== offer)
        const others = rest.map((other) => amountOf(other, key))
        // What another quote does not mention is not known to be less.
        const isMore =
          others.length > 0 &&
          others.every((other) => own > other && other > 0) &&
          !rest.some((other) => isPaidWorse(offer, other, key))
        return isMore ? [{ key, label: labelOf(offer, key), gap: own - Math.max(...others) }] : []
      })
      .toSorted((a, b) => weightOf(offer, b) - weightOf(offer, a) || b.gap - a.gap)
      .map(({ label }) => label),
  }))
  const priced = byPrice(offers)
  const [cheapest] = priced
  const strongest = wins.toSorted((a, b) => b.labels.length - a.labels.length)[0]
  const isAlike = strongest === undefined || strongest.labels.length === 0
  if (named === undefined && isAlike && offers.length > 1 && areUneven(offers)) return null
  if (named === undefined && !isAlike && drawbacksOf(strongest.offer, offers).length > 0) return null
  const offer = named ?? (isAlike ? cheapest?.offer : strongest.offer) ?? first
  const strengths = wins.find((each) => each.offer === offer)?.labels.slice(0, 4) ?? []
  const price = priced.find((each) => each.offer === offer)?.price
  const gap = cheapest && price !== undefined ? price - cheapest.price : 0
  const said = named && fitting === null ? reasonOf(texts) : null
  const reason = [
    said ?? '',
    fitting ? `${fitting.reason}.` : '',
    fitting && strengths.length > 0
      ? `It has higher limits for ${joined(strengths.map((label) => inRunningText(label, offer)))}.`
      : '',
    fitting || said !== null
      ? ''
      : strengths.length > 0
        ? `it has higher limits for ${joined(strengths.map((label) => inRunningText(label, offer)))}.`
        : named
          ? 'in our view it fits your business best.'
          : 'no other option offers more in the limits that all of them state.',
    gap > 0
      ? `It costs ${dollars(gap)} more than the least expensive option.`
      : offers.length > 1 && cheapest?.offer === offer
        ? 'It is also the least expensive.'
        : '',
  ].filter(Boolean)
  return { offer, reason: reason.join(' ') }
}

/** The only option that fits what the client needs, or that fits it best; null where several do alike. */
function bestFit(
  offers: readonly Offer[],
  texts: readonly string[],
): { readonly offer: Offer; readonly reason: string } | null {
  const needs = clientNeeds(texts)
  const ranked = offers
    .map((offer) => ({ offer, fit: fitOf(offer, needs) }))
    .toSorted((a, b) => distanceOf(a.fit) - distanceOf(b.fit))
  const [first, second] = ranked
  if (!first || !second || distanceOf(first.fit) === distanceOf(second.fit)) return null
  const { included, lacking, excluded } = first.fit
  const words = (labels: readonly string[]) =>
    new Intl.ListFormat('en-US').format(
      labels.map((label) => inRunningText(label.replace(', completed', ' for completed'), first.offer)),
    )
  const fits = [
    ...(included.length > 0 ? [`includes ${words(included)}`] : []),
    ...(excluded.length === 0 && ranked.some(({ fit }) => fit.excluded.length > 0)
      ? ['excludes none of the work that you told us about']
      : []),
  ].join(' and ')
  if (distanceOf(first.fit) === 0) return { offer: first.offer, reason: `it is the only option that ${fits}` }
  const misses = [
    ...(lacking.length > 0 ? [`it does not include ${words(lacking)}`] : []),
    ...(excluded.length > 0 ? [`it excludes ${words(excluded)}`] : []),
  ].join(', and ')
  return {
    offer: first.offer,
    reason: `it comes closest to what you need${fits === '' ? '' : `: it ${fits}`}, but ${misses}`,
  }
}

/** The reason that comes with the latest wish, as a sentence to the client; null if none is given. */
function reasonOf(texts: readonly string[]): string | null {
  const wish = texts.findLast((text) => wishIn(text) !== undefined)
  const reason = wish === undefined ? null : reasonIn(wish)
  if (reason === null) return null
  const [, thing] = /^of (?:its |their )?(.+)$/i.exec(reason) ?? []
  return `${thing === undefined ? addressed(reason) : `its advantage is ${addressed(thing)}`}.`
}

/** What speaks against each option, where none alone is better in everything; empty where nothing does. */
export function openChoice(offers: readonly Offer[]): string[] {
  return offers.flatMap((offer) => {
    const drawbacks = drawbacksOf(offer, offers)
    return drawbacks.length === 0 ? [] : [`${offer.label} ${new Intl.ListFormat('en-US').format(drawbacks)}.`]
  })
}

/** Whether some options have higher limits than others. */
export function areUneven(offers: readonly Offer[]): boolean {
  return limitKeys(offers).some((key) => {
    const stated = offers.map((offer) => amountOf(offer, key)).filter((amount) => amount > 0)
    return new Set(stated).size > 1
  })
}

function limitKeys(offers: readonly Offer[]): string[] {
  return coveragesOf(offers).flatMap(({ key }) => (key && !/deductible|retention/i.test(key) ? [key] : []))
}

/** How much a coverage matters to a client. */
function weightOf(offer: Offer, { key }: { readonly key: string }): number {
  return { high: 2, medium: 1, low: 0 }[statementOn(offer, key)?.item?.materiality ?? 'low']
}

/** The options that do not state what they cost, where others are to be compared with them. */
export function unpricedIn(offers: readonly Offer[]): Offer[] {
  return offers.length > 1 ? offers.filter((offer) => !isPriced(offer)) : []
}

/** The options that state several amounts for one thing, of which none is known to be theirs. */
export function unclearIn(offers: readonly Offer[]): Offer[] {
  return offers.filter(({ statements }) => statements.some(({ text }) => text === severalAmounts))
}

/**
 * The option that the latest wish names: by its number, its place, its price or its name; "the other one" is not the one
 * before. Null for a wish to recommend none.
 */
function wished(offers: readonly Offer[], texts: readonly string[]): Offer | null | undefined {
  const at = texts.findLastIndex((text) => asksForNone(text) || wishIn(text) !== undefined)
  if (asksForNone(texts[at] ?? '')) return null
  const wish = wishIn(texts[at] ?? '')
  if (wish === undefined) return undefined
  if (/\bother\b/i.test(wish)) {
    const before = recommended(offers, texts.slice(0, at))?.offer
    return offers.find((offer) => offer !== before)
  }
  if (/\bmiddle\b/i.test(wish)) return offers[Math.floor((offers.length - 1) / 2)]
  if (/\b(?:cheap(?:er|est)|low(?:er|est)|less expensive|least expensive)\b/i.test(wish))
    return byPrice(offers)[0]?.offer
  return (
    optionIn(offers, wish) ??
    offers.find(({ label }) => new RegExp(label.replaceAll(/[^\w ]/g, '.'), 'i').test(wish))
  )
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
