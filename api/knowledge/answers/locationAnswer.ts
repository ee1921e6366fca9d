import { dollars } from '../policies/policyMoney.ts'
import type { Candidate } from './answerCandidates.ts'
import { factsOf, verified } from './documentFacts.ts'
import type { Fact, InsuredLocation } from '../facts/policyFacts.ts'
import { lossKindOf } from './lossKindOf.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'

const amounts = [
  { name: 'building', asked: /\b(?:buildings?|structures?|itself)\b/i },
  { name: 'contents', asked: /\b(?:contents|business personal property|furniture|furnishings|inside)\b/i },
] as const
const asksForLimit =
  /\bhow much\b|\blimits?\b|\binsured for\b|\bwhat(?:'s| is) insured\b|^(?:building|contents)\b/i
const asksOther =
  /\b(?:deductible|retention|premium|percent\w*|coinsurance|income|rents?|year|ordinance|debris|newly|undamaged|aggregate)\b/i
/** Longer questions tell what happened: another limit may apply to it. */
const longest = 14

/** The building or contents limit of the one location whose street or city the question names; null for any other question. */
export function locationAnswer(
  question: string,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  const [kind, ...kinds] = amounts.filter(({ asked }) => asked.test(question))
  const isWhole = kind === undefined && asksForAll.test(question.trim())
  const isPlain = asksForLimit.test(question) && !asksOther.test(question) && lossKindOf(question) === null
  if ((!kind && !isWhole) || kinds.length > 0 || !isPlain || question.split(/\s+/).length > longest)
    return null
  const names = [...question.matchAll(/(?<=\S )\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name)
  const [fact, ...others] = factsOf(documents).locations.filter(
    ({ value: { address }, quote }) =>
      names.length > 0 && names.every((name) => wordsOf(`${address} ${quote}`).has(name.toLowerCase())),
  )
  if (!fact || others.length > 0) return null
  if (!kind) return limitsAt(fact, documents, candidates)
  const amount = fact.value[kind.name]
  if (amount === null) return noLimit(kind.name, fact, documents)
  const shown = dollars(amount)
  const citations = verified(fact, documents)
  const isQuoted = citations.some(({ quote }) => quote.includes(shown.replace('$', '')))
  if (!isQuoted || isChanged(fact, shown, candidates)) return null
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `The ${kind.name} limit at ${fact.value.address} is ${shown}.`,
    citations,
  }
}

/** "What is the property limit at the Foundry Lane location?" */
const asksForAll =
  /^(?:and )?(?:what(?:['’]s| is| are) (?:the |our )?(?:property |insurance )?(?:limits?|insured)|how much (?:property (?:coverage|insurance) )?(?:is|are|do we have)(?: insured)?) (?:at|for|on)\b/i

function isChanged({ source }: Fact<unknown>, shown: string, candidates: readonly Candidate[]): boolean {
  return (
    source.origin !== 'endorsement' &&
    candidates.some(({ isEndorsement, text }) => isEndorsement && text.includes(shown))
  )
}

/** The limits of a location, and which of them it does not have. */
function limitsAt(
  fact: Fact<InsuredLocation>,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  const { address, ...limits } = fact.value
  const citations = verified(fact, documents)
  const said = amounts.map(({ name }) => {
    const cents = limits[name]
    return cents === null ? `no ${name} limit` : `${name} ${dollars(cents)}`
  })
  const isOld = [limits.building, limits.contents].some(
    (cents) => cents !== null && isChanged(fact, dollars(cents), candidates),
  )
  if (citations.length === 0 || isOld || (limits.building ?? limits.contents) === null) return null
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `At ${address}: ${said.join(', ')}.`,
    citations,
  }
}

const none = /\b(?:none|nil|not (?:covered|insured)|no coverage|n\/a|excluded)\b|(?<= )(?:-+|—|–)(?= )/i

/** None, where the row of a location has its other limit and a word for none. */
function noLimit(
  name: 'building' | 'contents',
  fact: Fact<InsuredLocation>,
  documents: readonly AnswerDocument[],
): PolicyAnswer | null {
  const { address, building, contents } = fact.value
  if ((building ?? contents) === null || !none.test(fact.quote)) return null
  const citations = verified(fact, documents)
  if (citations.length === 0) return null
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `None. The schedule shows no ${name} limit at ${address}.`,
    citations,
  }
}

const asksWhich =
  /^(?:and |so )?(?:at )?(?:which|what)(?: of (?:our|the|my))? (?:premises|locations?|addresses|sites?|places|stores?|shops?|properties)\b[^?]*?\b(?:have|has|do we|is|are|carr(?:y|ies)|with|gets?|includes?|insured|cover(?:s|ed))\b(.+)$/i

/** "Which premises have building coverage?": those with a limit of their own; null for any other question. */
export function locationList(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const asked = asksWhich.exec(question.trim())?.[1]
  const [kind, ...kinds] = amounts.filter((each) => asked !== undefined && each.asked.test(asked))
  if (asked === undefined || !kind || kinds.length > 0 || asksOther.test(asked)) return null
  const insured = factsOf(documents).locations.flatMap((fact) => {
    const amount = fact.value[kind.name]
    return amount === null ? [] : [{ fact, amount, citations: verified(fact, documents) }]
  })
  if (insured.length === 0 || insured.some(({ citations }) => citations.length === 0)) return null
  const places = insured.map(({ fact, amount }) => `${fact.value.address} (${dollars(amount)})`)
  const count = insured.length === 1 ? 'One location has' : `${insured.length} locations have`
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `${count} a ${kind.name} limit: ${places.join('; ')}.`,
    citations: insured.flatMap(({ citations }) => citations),
  }
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu))
}
