import { zonePattern } from '../addresses/zoneNames.ts'
import { firstOf, type LetterAnswer, type LetterSubject, negation, type Sentence } from './letterSentences.ts'

/** The states in which a business works, as its letter names them. */
export const statesSubject: LetterSubject = {
  asks: /^states? (?:in which|where|that) (?:you|the (?:applicant|insured|company)) (?:work|operate|do)|^(?:list )?(?:all )?states? (?:of operations?|worked in|operated in)/,
  find: statesNamed,
}

/** "We work in Washington, and since spring in Idaho too." */
function statesNamed(sentences: readonly Sentence[]): LetterAnswer | null {
  return firstOf(sentences, ({ text }) => {
    if (
      negation.test(text) ||
      !/\b(?:we|our (?:crews?|people|jobs)) (?:\w+ )?(?:work|operate|do (?:\w+ )?(?:work|jobs)|build|install|are licensed)\b|\b(?:jobs|projects|crews|(?:our|the) work) (?:are|is) (?:all |only |mostly )?(?:in|throughout)\b/i.test(
        text,
      )
    )
      return undefined
    const named = [...text.matchAll(new RegExp(String.raw`\b${zonePattern}\b`, 'g'))].map(([name]) => name)
    return named.length > 0 ? [...new Set(named)].join(', ') : undefined
  })
}
