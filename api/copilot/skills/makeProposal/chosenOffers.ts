import type { Offer } from './offer.ts'
import { droppedIn, wishIn } from './offerWishes.ts'

const anOption = /\b(?:option|quote|carrier|one)\b/i

/** "Only Pine Mutual": a carrier by its name. */
const keepsName = /^\s*(?:(?:please|now|ok|and)[\s,]+)*(?:only|just)\s+[A-Z]/
const asksForSome =
  /\b(?:only|just)\b.{0,30}\b(?:first|second|third|fourth|last|option|quote|one)\b|\b(?:from|of|with|for|on) (?:only |just )?the (?:first|second|third|fourth|last|other) (?:quote|option|one|carrier|proposal)\b/i
const asksForAll =
  /\b(?:both|all)\b.{0,20}\b(?:options?|quotes?|carriers?)\b|\b(?:put|add|bring)\b.{0,40}\b(?:option|quote|carrier)\b.{0,20}\bback\b/i

/** The offers that the proposal is to compare, after what the user said about them, oldest first. */
export function chosenOffers(offers: readonly Offer[], texts: readonly string[]): readonly Offer[] {
  let chosen = offers
  for (const said of texts) {
    // "… with the second one as our recommendation" leaves out none.
    const text = said.replace(wishIn(said) ?? '', ' ')
    if (asksForAll.test(text)) chosen = offers
    else if (anOption.test(droppedIn(text) ?? '') || optionIn(chosen, droppedIn(text) ?? '')) {
      const dropped = optionIn(chosen, droppedIn(text) ?? '')
      if (dropped && chosen.length > 1) chosen = chosen.filter((offer) => offer !== dropped)
    } else if (asksForSome.test(text) || (keepsName.test(text) && optionIn(offers, text))) {
      const wanted = optionIn(offers, text)
      if (wanted) chosen = [wanted]
    }
  }
  return chosen
}

/** Whether a message asks to drop an option without saying which. */
export function isUnclearDrop(offers: readonly Offer[], text: string): boolean {
  const dropped = droppedIn(text) ?? ''
  return anOption.test(dropped) && optionIn(offers, dropped) === undefined
}

const numbers = ['one', 'two', 'three', 'four']
const ordinals = ['first', 'second', 'third', 'fourth']

/** The option that a text names: by its letter, its number, its place or its carrier. */
export function optionIn(offers: readonly Offer[], text: string): Offer | undefined {
  const [, option = ''] =
    /\b(?:option|quote)\s+(?:number\s+|no\.?\s*|#)?([a-d]|[1-4]|one|two|three|four)\b/i.exec(text) ?? []
  if (option !== '') {
    const word = option.toLowerCase()
    return offers[Math.max('abcd'.indexOf(word), '1234'.indexOf(word), numbers.indexOf(word))]
  }
  const place = ordinals.findIndex((ordinal) => new RegExp(`\\b${ordinal}\\b`, 'i').test(text))
  if (place >= 0) return offers[place]
  if (/\blast (?:quote|option|one)\b/i.test(text)) return offers.at(-1)
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const named = offers.filter(({ label }) => words.includes(label.toLowerCase().split(/\W+/)[0] ?? ''))
  return named.length === 1 ? named[0] : undefined
}
