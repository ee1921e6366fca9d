import { limitText } from '../policies/policyLimit.ts'
import { dollars } from '../policies/policyMoney.ts'
import { extraCoverages } from '../details/extraCoverages.ts'
import type { LimitName } from '../facts/policyFacts.ts'
import { factsOf, verified } from './documentFacts.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'

/** The limits of the lines that are asked for all at once: "EL limits?", "what are the GL limits". */
const lines: readonly {
  readonly name: RegExp
  readonly limits: readonly (readonly [LimitName, string])[]
}[] = [
  {
    name: /^employer/i,
    limits: [
      ['wcPerAccidentLimit', 'each accident'],
      ['wcPerDiseasePolicyLimit', 'disease, policy limit'],
      ['wcPerDiseaseEmployeeLimit', 'disease, each employee'],
    ],
  },
  {
    name: /^(?!employer)/i,
    limits: [
      ['glPerOccurrenceLimit', 'each occurrence'],
      ['glAggregateLimit', 'general aggregate'],
      ['glProductsAndCompletedOperationsLimit', 'products and completed operations aggregate'],
      ['glPersonalAndAdvertisingInjuryLimit', 'personal and advertising injury'],
      ['glRentedPremisesDamageLimit', 'damage to rented premises'],
      ['glMedicalPerPersonLimit', 'medical expense, any one person'],
    ],
  },
]
const onlyAsks =
  /^(?:what(?:'s|’s| is| are)|list|show(?: me)?|tell me|give me|which)?\s*(?:all )?(?:(?:the|our|my|their|its)\s+)?(?<line>employers?(?:['’]s?)? liability|(?:commercial )?general liability|c?gl|liability) limits(?: (?:are there|do (?:we|they) (?:have|carry)|of (?:the|this) policy|on (?:the|this) policy))?\W*$/i

/** Each limit of a line, when the question asks for none in particular and the documents have several. */
export function severalLimits(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  if (asksBoth.test(question.trim())) return occurrenceAndAggregate(documents)
  if (asksUmbrella.test(question.trim())) return occurrenceAndAggregate(documents.filter(isUmbrella), 1)
  const usual = asksEachClaim.test(question.trim())
    ? 'Each claim'
    : asksAggregate.test(question.trim())
      ? 'Aggregate'
      : null
  if (usual !== null) return usualLimit(usual, documents)
  const perClaim = asksClaimAndYear.test(question.trim()) ? usualLimit('Each claim', documents) : null
  const perYear = perClaim && usualLimit('Aggregate', documents)
  if (perClaim && perYear)
    return {
      ...perClaim,
      answer: `${perClaim.answer} ${perYear.answer}`,
      citations: [...perClaim.citations, ...perYear.citations],
    }
  const asked = onlyAsks.exec(question.trim())?.groups?.['line']
  const line = asked === undefined ? undefined : lines.find(({ name }) => name.test(asked))
  const facts = factsOf(documents)
  const found = (line?.limits ?? []).flatMap(([name, label]) => {
    const { fact } = facts.limits[name]
    const citations = fact ? verified(fact, documents) : []
    return fact && citations.length > 0 ? [{ text: `${dollars(fact.value)} ${label}`, citations }] : []
  })
  if (found.length < 2) return null
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `The limits are ${found.map(({ text }) => text).join('; ')}.`,
    citations: found.flatMap(({ citations }) => citations),
  }
}

const opening = String.raw`(?:what(?:'s|’s|s| is) )?(?:the |our |my |their )?(?:policy )?`
const asksEachClaim = new RegExp(
  String.raw`^${opening}(?:limits?(?: of liability)?(?: is)? (?:per|each|for each|for one) claim|(?:per|each)[- ]claim limits?)\W*$`,
  'i',
)
const asksAggregate = new RegExp(String.raw`^${opening}(?:annual )?aggregate(?: limit)?\W*$`, 'i')

/** "What are our limits per claim and for the year?" */
const asksClaimAndYear =
  /^(?:what(?:'s|’s| is| are) )?(?:the |our |my |their )?limits? (?:per|for (?:each|one)|each) claim and (?:(?:for|in|per) )?(?:the |an? )?(?:(?:whole|policy|entire|full) )*(?:year|term|period|aggregate)\W*$/i

/** A limit that professional policies and the like declare in their own words. */
function usualLimit(
  usual: 'Each claim' | 'Aggregate',
  documents: readonly AnswerDocument[],
): PolicyAnswer | null {
  const facts = factsOf(documents)
  const line = facts.scalars.lineOfBusiness.fact?.value
  const found = line ? extraCoverages(line, facts).find(({ name }) => name === usual) : undefined
  const citations = found ? verified(found.proof, documents) : []
  if (!found || citations.length === 0) return null
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `The ${usual === 'Aggregate' ? 'aggregate limit' : 'limit for each claim'} is ${limitText(found.limit)}.`,
    citations,
  }
}

/** "Occ/agg?" */
const asksBoth =
  /^(?:what(?:'s|’s| is| are) )?(?:the |our |my )?(?:each |per )?occurrences?(?: limits?)? ?(?:\/|and|&) ?(?:general )?aggregates?(?: limits?)?\W*$/i

/** "How much umbrella do they have?" */
const asksUmbrella =
  /^(?:how (?:much|big|large) (?:is )?|what(?:'s|’s| is| are)? )?(?:(?:an?|the|our|their) )?(?:umbrella|excess)(?: (?:liability|coverage|policy))?(?: limits?)?(?: (?:do (?:we|they) (?:have|carry)|is there))?(?: (?:on|for|per|in) (?:an?|one|any one|each|a single|one single) (?:accident|occurrence|event|loss|claim))?\W*$/i

function isUmbrella({ facts }: AnswerDocument): boolean {
  const line = facts.scalars.lineOfBusiness.fact?.value
  return line === 'UMBRELLA' || line === 'EXCESS'
}

/** Both limits of a liability policy, or those that an umbrella declares under names of its own. */
function occurrenceAndAggregate(documents: readonly AnswerDocument[], least = 2): PolicyAnswer | null {
  const { limits, extraLimits } = factsOf(documents)
  const own = [
    { fact: limits.glPerOccurrenceLimit.fact, label: 'each occurrence' },
    { fact: limits.glAggregateLimit.fact, label: 'general aggregate' },
  ].flatMap(({ fact, label }) => (fact ? [{ fact, value: fact.value, label }] : []))
  const named = [
    { label: 'each occurrence', pattern: /\b(?:each|per) occurrence(?: limit)?$/i },
    { label: 'aggregate', pattern: /(?<!products.{0,40})\baggregate(?: limit)?(?: \([^)]*\))?$/i },
  ].flatMap(({ label, pattern }) => {
    const found = extraLimits.filter(({ value }) => pattern.test(value.name))
    const [fact] = found
    return fact && found.length === 1 ? [{ fact, value: fact.value.limit, label }] : []
  })
  const found = (own.length === 2 || named.length < least ? own : named).map((each) => ({
    ...each,
    citations: verified(each.fact, documents),
  }))
  if (found.length < least || found.some(({ citations }) => citations.length === 0)) return null
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `The ${found.length === 1 ? 'limit is' : 'limits are'} ${found.map(({ value, label }) => `${dollars(value)} ${label}`).join('; ')}.`,
    citations: found.flatMap(({ citations }) => citations),
  }
}
