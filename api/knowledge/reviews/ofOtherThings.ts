import { tellingWords } from './likeWords.ts'
import type { Evidence } from './policyWording.ts'

/** "No deductible may exceed", "deductibles for any cause": every one of the policy is meant. */
const ofEvery =
  /\b(?:no|any|all|each|every)\b[^.;]{0,40}\b(?:deductibles?|retentions?|SIRs?)\b|\bdeductibles\b|\bretentions\b|\bdeductible\b[^.;]{0,30}\b(?:for|of) (?:any|all|each) (?:cause|peril|coverage)/i
/** What often has a deductible of its own, and one as a sentence states it. */
const ofThing = /\b(?:glass|flood|earthquake|theft|collision|comprehensive)\b/i
const keptAmount = /\b(?:deductible|it is)\b[^.;]{0,40}(?:\$|\d ?%)|\$[\d,]+ deductible/i
/** Endorsements for these have a deductible of their own. */
const ofThis = /\b(?:under|for|to|by) this (?:extension|endorsement|sub-?limit)\b/i
const ofEndorsement = /\b(?:sub-?limit|extension|limited coverage|specific)\b/gi

/**
 * Whether a deductible is of something else than "the deductible" of a clause: of other things where the clause names one
 * that the policy has a deductible for, or of an extension for what the contract is not about.
 */
export function ofOtherThings(
  quote: string,
  { contract, sentences }: { contract: string; sentences: readonly Evidence[] },
): (title: string, words: string) => boolean {
  if (ofEvery.test(quote)) return () => false
  const named = ofThing.exec(quote)?.[0]
  const thing = named === undefined ? null : new RegExp(String.raw`\b${named}\b`, 'i')
  const isOwn = thing && sentences.some((each) => thing.test(each.quote) && keptAmount.test(each.quote))
  const about = tellingWords(contract)
  return (title, words) => {
    if (isOwn) return !thing.test(`${title} ${words}`)
    const subject = title.replaceAll(ofEndorsement, ' ').replaceAll(/deductibles?/gi, ' ')
    const narrower = tellingWords(subject).difference(tellingWords(quote))
    return (
      title.search(ofEndorsement) >= 0 &&
      narrower.size > 0 &&
      (ofThis.test(words) || narrower.isDisjointFrom(about))
    )
  }
}
