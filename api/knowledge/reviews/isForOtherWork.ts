import type { Provision } from './policyWording.ts'

/** Whether a provision is only for those for whom the insured works, and the contract is a lease or rental. */
export function isForOtherWork(provision: Provision, contract: string): boolean {
  return isForWorkOnly(provision) && isOfThings(contract)
}

/** "Any person for whom you are performing operations", "for whom you perform work". */
function isForWorkOnly({ whole }: Provision): boolean {
  return (
    /\bfor whom you (?:are (?:performing|doing)|perform|do|have performed)\b[^.;]{0,30}\b(?:operations|work|services)\b/i.test(
      whole,
    ) && !/\b(?:lessors?|landlords?|leas(?:e|es|ed|ing)|rent(?:s|ed|al)?|vendors?)\b/i.test(whole)
  )
}

/** A lease or rental, by the words that the contract begins with: the insured performs no work for the owner. */
function isOfThings(contract: string): boolean {
  const opening = contract.slice(0, longestOpening)
  return (
    /\b(?:lease|sublease|rental (?:agreement|contract|terms))\b/i.test(opening) &&
    !/\b(?:subcontract|construction|services?) (?:agreement|contract)\b|\bsubcontractor\b/i.test(opening)
  )
}

const longestOpening = 300
