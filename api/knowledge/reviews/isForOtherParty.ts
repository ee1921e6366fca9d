import { sentencesOf } from '../../reading/index.ts'
import type { Provision } from './policyWording.ts'

/** A class of parties for whom an endorsement may be, and the contracts whose other party is of it, by their opening words. */
const classes = [
  {
    name: 'vendors of the insured’s products',
    words: /\bvendors?\b|\bsells? (?:or distributes? )?your products?\b/i,
    contracts: /\b(?:vendors?|suppl(?:y|ies|iers?)|purchas\w+|distribut\w+|retail\w*|resellers?|sales?)\b/i,
  },
  {
    name: 'landlords',
    words: /\blandlords?\b|\blessors? of (?:the )?(?:premises|land|space|buildings?)\b/i,
    contracts: /\b(?:leas(?:e|es|ed)|sublease|rent(?:al|s|ed)?|landlord|premises)\b/i,
  },
  {
    name: 'lessors of equipment',
    words: /\blessors? of (?:[a-z]+ )?equipment\b/i,
    contracts: /\b(?:leas(?:e|es|ed)|rent(?:al|s|ed)?|lessor|equipment)\b/i,
  },
  {
    name: 'public authorities that issue permits',
    words: /\b(?:states?|governmental|municipalit(?:y|ies)|political subdivisions?)\b/i,
    contracts: /\b(?:permits?|state|city|county|town|village|authority|municipal\w*|license)\b/i,
  },
  {
    name: 'mortgagees',
    words: /\bmortgag(?:ees?|e ?holders?)\b|\blenders?\b/i,
    contracts: /\b(?:loans?|lenders?|mortgag\w+|bank|credit|borrower)\b/i,
  },
  {
    name: 'franchisors',
    words: /\bfranchis(?:ors?|es?)\b/i,
    contracts: /\bfranchis/i,
  },
  {
    name: 'sponsors',
    words: /\bsponsors?\b/i,
    contracts: /\bsponsor/i,
  },
] as const

/** Whom a sentence includes: "vendor that sells your product" of "Any vendor that sells your product is an additional insured". */
const grantee =
  /\b(?:any|each|every|all)\s+([^.;]{3,90}?)\s+(?:(?:is|are) (?:also )?(?:an? )?(?:additional )?insureds?\b|as (?:an? )?(?:additional )?insureds?\b)/i
const anybody =
  /\b(?:persons?|organi[sz]ations?|entit(?:y|ies)|part(?:y|ies)|others?|clients?|customers?|owners?|contractors?|one|whom|those)\b/i

/**
 * The class of parties that an endorsement for others is limited to, where the other party of a contract is none of them;
 * null where the endorsement may be for the contract. What is given to vendors proves nothing for a landlord.
 */
export function isForOtherParty(provision: Provision, contract: string): string | null {
  if (!provision.isBlanket || contract === '') return null
  if (isForWorkOnly(provision) && isOfThings(contract)) return thoseWorkedFor
  const whom = sentencesOf(provision.whole).flatMap((each) => grantee.exec(each)?.[1] ?? [])
  if (whom.length === 0 || whom.some((each) => anybody.test(each))) return null
  const named = classes.filter(({ words }) => whom.some((each) => words.test(each)))
  const opening = contract.slice(0, longestOpening)
  return named.length === 0 || named.some(({ contracts }) => contracts.test(opening))
    ? null
    : new Intl.ListFormat('en-US', { type: 'disjunction' }).format(named.map(({ name }) => name))
}

export const thoseWorkedFor = 'those for whom the insured performs work'

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
