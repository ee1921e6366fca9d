import { cannotTell, type Judgment, met, notMet } from './contractFinding.ts'
import type { Evidence } from './policyWording.ts'

/** What a policy says of itself: that it is primary, for autos or at all. Otherwise what is given to others decides. */
export function ownPrimary(quote: string, sentences: readonly Evidence[], otherwise: Judgment): Judgment {
  return (
    primaryForOwned(quote, sentences) ??
    primaryForParts(quote, sentences) ??
    (otherwise.status === 'not met' && otherwise.evidence === null
      ? primaryByCondition(quote, sentences)
      : null) ??
    otherwise
  )
}

/** Auto forms are primary for the autos of the insured by themselves; they say nothing of contribution. */
function primaryForOwned(quote: string, sentences: readonly Evidence[]): Judgment | null {
  const isAsked = /\bown(?:ed|s)?\b/i.test(quote) && !/contribut/i.test(quote)
  const own = sentences.find((each) =>
    /\bautos?\b[^.]{0,20}\byou own\b[^.]{0,60}\bprimary\b/i.test(each.quote),
  )
  return isAsked && own ? met('The policy is primary for autos that the insured owns.', own) : null
}

/** "Your liability insurance is primary": enough where the contract does not ask that it is also noncontributory. */
function primaryByCondition(quote: string, sentences: readonly Evidence[]): Judgment | null {
  if (/contribut/i.test(quote)) return null
  const own = sentences.find((each) => primaryCondition.test(each.quote))
  return own ? met('The policy says that its insurance is primary.', own) : null
}

const primaryCondition =
  /\b(?:this|your|our|the) (?:[a-z]+ )?(?:insurance|coverage|policy) is primary\b(?! (?:for|as to|with respect to|only)\b)/i

/** "This insurance is primary for agreements A and E and excess otherwise" is not primary for all that a contract asks. */
function primaryForParts(quote: string, sentences: readonly Evidence[]): Judgment | null {
  const own = sentences.find((each) => primaryInPart.test(each.quote))
  if (!own) return null
  return /\b(?:all|each|every)\b/i.test(quote)
    ? notMet('The policy is primary for some of its coverages only, and excess for the others.', own)
    : cannotTell('The policy is primary for some of its coverages only. Check which are meant.')
}

const primaryInPart =
  /\bprimary (?:only )?(?:for|as to|under) (?:(?:insuring )?(?:agreements?|clauses?)|coverages?|parts?|sections?)\b[^.]*\bexcess\b/i
