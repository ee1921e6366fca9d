import { askedOffers, offersOf } from '../compareCoverage/askedOffers.ts'
import type { OfferRow } from '../comparisons/comparedOffers.ts'
import { costsOf, coveragesOf, type Offer, statementOn } from './offer.ts'
import { droppedIn, wishIn } from './offerWishes.ts'

const anOption = /\b(?:options?|quotes?|carriers?|ones?)\b/i

/** "Only Pine Mutual": a carrier by its name. */
const keepsName = /^\s*(?:(?:please|now|ok|and)[\s,]+)*(?:only|just)\s+[A-Z]/
const asksForSome =
  /\b(?:only|just)\b.{0,40}\b(?:first|second|third|fourth|fifth|last|options?|quotes?|ones?)\b|\b(?:from|of|with|for|on) (?:only |just )?the (?:first|second|third|fourth|fifth|last|other) (?:quote|option|one|carrier|proposal)\b/i
const asksForAll = /\b(?:both|all)\b.{0,20}\b(?:options?|quotes?|carriers?)\b/i
export const addsBack =
  /\b(?:put|add|bring|include|restore|show)\b.{0,60}\b(?:options?|quotes?|carriers?|ones?|back|again)\b/i
/** "… and add the 5M option": where another wish begins. */
const nextWish =
  /[.;\n]+\s*|,?\s*\b(?:and|but|then)\s+(?=(?:add|put|bring|include|restore|show|drop|remove|delete|leave|take|skip|omit|exclude|only|just|keep|recommend)\b)/i

/** The offers that a proposal is to compare. */
interface ChosenOffers {
  readonly offers: readonly Offer[]
  /** What the latest message does with an option without saying clearly with which. */
  readonly unclear: Exclude<Wish, 'show all'> | null
  /** Whether the latest message adds what the quotes offer, so that it corrects nothing. */
  readonly isAdded: boolean
}

/** The offers that the proposal is to compare, after what the user said about them, oldest first. */
export function chosenOffers(all: readonly Offer[], texts: readonly string[]): ChosenOffers {
  let offers = all
  let unclear: ChosenOffers['unclear'] = null
  let isAdded = false
  for (const said of texts) {
    const asked: ChosenOffers['unclear'] = unclear
    unclear = null
    isAdded = false
    // "… with the second one as our recommendation" leaves out none.
    for (const text of said.replace(wishIn(said) ?? '', ' ').split(nextWish)) {
      const dropped = droppedIn(text)
      const wish: Wish | null = dropped === null ? (wishOf(text) ?? asked) : 'leave out'
      const left = all.filter((offer) => !offers.includes(offer))
      const meant = wish === null || wish === 'show all' ? [] : optionsIn(all, dropped ?? text)
      const also = wish === 'add' && meant.length === 0 ? optionsIn(left, text) : meant
      const added = also.length > 0 || !/\b(?:back|again)\b/i.test(text) ? also : left
      const rest = offers.filter((offer) => !meant.includes(offer))
      if (wish === 'show all') offers = all
      if (wish === 'leave out' && rest.length > 0) offers = rest
      if (wish === 'keep' && meant.length > 0) offers = meant
      if (wish === 'add') offers = all.filter((offer) => offers.includes(offer) || added.includes(offer))
      isAdded ||= wish === 'add' && added.length > 0
      const isNone =
        wish === 'leave out'
          ? meant.length === 0 && anOption.test(dropped ?? '')
          : wish === 'add'
            ? added.length === 0 && left.length > 0
            : wish === 'keep' && meant.length === 0 && /\d/.test(text)
      if (isNone && wish !== 'show all') unclear = wish
    }
  }
  return { offers, unclear, isAdded }
}

type Wish = 'leave out' | 'add' | 'keep' | 'show all'

/** What a message does with the options beside leaving some out; null if nothing. */
function wishOf(text: string): Wish | null {
  if (asksForAll.test(text)) return 'show all'
  if (addsBack.test(text)) return 'add'
  return asksForSome.test(text) || keepsName.test(text) ? 'keep' : null
}

/** The option that a text names by its number, letter, place, limit or carrier; none where it may be several. */
export function optionIn(offers: readonly Offer[], text: string): Offer | undefined {
  const named = optionsIn(offers, text)
  return named.length === 1 ? named[0] : undefined
}

/** The options that a text names. */
function optionsIn(offers: readonly Offer[], text: string): readonly Offer[] {
  const files = offers.map(({ fileId, name, option }) => ({
    id: fileId,
    name,
    prefix: null,
    type: 'QUOTE' as const,
    isNew: false,
    ...(option !== undefined && { option }),
  }))
  const named = offersOf(files, {
    names: offers.map(({ label }) => label),
    expires: offers.map(({ expires }) => expires),
  })
  const meant = askedOffers(text, { offers: named, rows: rowsOf(offers), history: [] })
  return offers.filter((_, at) => meant.some((offer) => offer === named[at]))
}

/** The limits and prices by which a text may call an option. */
function rowsOf(offers: readonly Offer[]): OfferRow[] {
  const about = { materiality: 'high', best: null } as const
  const side = (amount: number | null) =>
    amount === null ? null : ({ amount, text: '', standing: 'stated', quote: '', page: 1 } as const)
  return [
    ...coveragesOf(offers).flatMap(({ key, label }) =>
      key === null
        ? []
        : [
            {
              ...about,
              key,
              label,
              sides: offers.map((offer) => side(statementOn(offer, key)?.amount ?? null)),
            },
          ],
    ),
    ...costsOf(offers).map(({ key, label, amounts }) => ({ ...about, key, label, sides: amounts.map(side) })),
  ]
}
