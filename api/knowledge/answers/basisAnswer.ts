import { dollars } from '../policies/policyMoney.ts'
import { verbatimParts } from '../../reading/passages/verifyQuote.ts'
import { aggregatePerLabels, claimsBasisLabels } from '../policies/certificateFacts.ts'
import { type CoveredAutos, coveredAutosIn, rowsOf, type StatedBasis } from '../facts/coverageBasis.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { asksOnly } from './asksOnly.ts'
import { factsOf, verified } from './documentFacts.ts'
import {
  type AnswerCitation,
  type AnswerDocument,
  notFoundAnswer,
  type PolicyAnswer,
} from './policyAnswer.ts'

/**
 * What the declarations say of the basis of their coverages: "per project aggregate?", "occurrence or claims made?", "any auto
 * or scheduled only?", "replacement cost or actual cash value?". Null for any other question.
 */
export function basisAnswer(
  question: string,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  return (
    aggregateAnswer(question, documents, candidates) ??
    claimsAnswer(question, documents, candidates) ??
    autosAnswer(question, documents) ??
    valuationAnswer(question, candidates)
  )
}

const perWhat = /\bper[- ](project|job|job ?site|location|premises|policy)\b/i
const aggregateWords =
  /\b(?:general|separate|limits?|liability|gl|(?:commercial )?general liability)\b|\baggregates?\b|\bper[- ](?:project|job|job ?site|location|premises|policy)\b/i
const asksAggregate = /\baggregates?\b/i

function aggregateAnswer(
  question: string,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  const [, ...named] = [null, ...question.matchAll(new RegExp(perWhat.source, 'gi'))]
  const asksBasis = named.length > 0 || /\b(?:apply|applies|appl(?:y|ied) (?:to|per))\b/i.test(question)
  if (!asksBasis || !asksAggregate.test(question) || !asksOnly(question, aggregateWords)) return null
  const { basis, limits } = factsOf(documents)
  const fact = basis?.aggregatePer.fact
  const citations = fact ? verified(fact, documents) : []
  if (!fact || citations.length === 0) {
    const isMentioned = candidates.some(({ text }) => perWhat.test(text) && asksAggregate.test(text))
    return isMentioned ? null : notFound()
  }
  const amount = limits.glAggregateLimit.fact
  const said = `The general aggregate limit${amount ? ` of ${dollars(amount.value)}` : ''} applies per ${aggregatePerLabels[fact.value].toLowerCase()}.`
  const asked = named.length === 1 ? kindOfPer(named[0]?.[1] ?? '') : null
  const start = asked === null ? '' : asked === fact.value ? 'Yes. ' : 'No. '
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: start + said,
    citations: [...citations, ...(amount ? verified(amount, documents) : [])],
  }
}

function kindOfPer(word: string): keyof typeof aggregatePerLabels {
  if (/policy/i.test(word)) return 'POLICY'
  return /location|premises/i.test(word) ? 'LOCATION' : 'PROJECT'
}

const claimsWords =
  /\bclaims?[- ]made\b|\boccurrences?\b|\b(?:basis|trigger|written|general liability|liability|gl|professional|umbrella)\b/i

function claimsAnswer(
  question: string,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  if (!/\bclaims?[- ]made\b/i.test(question) || !asksOnly(question, claimsWords)) return null
  const fact = factsOf(documents).basis?.claimsBasis.fact
  const citations = fact ? verified(fact, documents) : []
  if (!fact || citations.length === 0)
    return candidates.some(({ text }) => /\bclaims?[- ]made\b/i.test(text)) ? null : notFound()
  const label = claimsBasisLabels[fact.value].toLowerCase()
  const isPlain = !/\boccurrence\b/i.test(question)
  const start = isPlain ? (fact.value === 'CLAIMS_MADE' ? 'Yes. ' : 'No. ') : ''
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `${start}The policy is written on ${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label} basis.`,
    citations,
  }
}

const autoKinds = [
  ['ANY', /\bany (?:autos?|vehicles?)\b|\bsymbol 1\b/i, 'any auto'],
  ['OWNED', /(?<!non-? ?)\bowned\b/i, 'owned autos'],
  ['SCHEDULED', /\bscheduled?\b/i, 'scheduled autos'],
  ['HIRED', /\bhired\b/i, 'hired autos'],
  ['NON_OWNED', /\bnon-? ?owned\b/i, 'non-owned autos'],
] as const
const autoWords =
  /\bany (?:autos?|vehicles?)\b|\bsymbols? 1\b|\bscheduled?\b|\b(?:non-? ?)?owned\b|\bhired\b|\bsymbols?\b|\b(?:liability|liab|al)\b|\bautos?(?:mobiles?)?\b|\bvehicles?\b/i

function autosAnswer(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const asked = autoKinds.filter(([, pattern]) => pattern.test(question))
  const isAboutAutos = /\bautos?\b|\bvehicles?\b|\bhired\b|\bnon-? ?owned\b/i.test(question)
  const asksSymbols = /\bsymbols?\b/i.test(question) && /\bliab/i.test(question)
  if (!(asksSymbols || (asked.length > 0 && isAboutAutos)) || !asksOnly(question, autoWords)) return null
  const [found] = documents.flatMap((document) => {
    const stated = coveredAutosIn(rowsOf(document.reading))
    const citations = stated ? citedFrom(document, stated) : []
    return stated && citations.length > 0 ? [{ value: stated.value, citations }] : []
  })
  if (!found) return null
  const { covers, names, symbols } = found.value
  const isEither = /\bor\b/i.test(question) || asked.length === 0
  const missing = asked.filter(([kind]) => !covers.has(kind))
  const start = isEither ? '' : missing.length === 0 ? 'Yes. ' : 'No. '
  const not = missing.length === 0 ? '' : `, not ${list.format(missing.map(([, , name]) => name))}`
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `${start}Liability covers ${list.format(names)}${not} (symbol${/\D/.test(symbols) ? 's' : ''} ${symbols}).`,
    citations: found.citations,
  }
}

function citedFrom(document: AnswerDocument, { said }: StatedBasis<CoveredAutos>): AnswerCitation[] {
  const parts = verbatimParts(document.reading, said.quote, said.page) ?? []
  return parts.map((quote) => ({ documentId: document.id, page: said.page, quote, role: 'SOURCE' }))
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

const valuations =
  /\b(?:functional )?replacement cost\b|\bactual cash value\b|\bagreed (?:value|amount)\b|\bstated (?:amount|value)\b|\bACV\b|\bguaranteed cost\b/i
const valuationWords =
  /\b(?:functional )?replacement cost\b|\bactual cash value\b|\bagreed (?:value|amount)\b|\bstated (?:amount|value)\b|\bvaluation\b|\bvalued\b|\b(?:basis|value)\b/i
const longestRow = 160
const mostRows = 3

/** How the declarations value what they insure. */
function valuationAnswer(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  const asks = valuations.test(question) || /\bvaluation\b/i.test(question)
  if (!asks || !asksOnly(question, valuationWords)) return null
  const rows = candidates.filter(
    ({ text, isFront, isEndorsement, kind }) =>
      isFront &&
      !isEndorsement &&
      kind !== 'heading' &&
      text.length <= longestRow &&
      valuations.test(text) &&
      !/\bmeans?\b/i.test(text),
  )
  const shown = rows.filter(({ text }, at) => rows.findIndex((other) => other.text === text) === at)
  if (shown.length === 0 || shown.length > mostRows) return null
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: shown.map(({ text }) => text.replace(/[.;]?$/, '.')).join(' '),
    citations: shown.flatMap(cited),
  }
}

function notFound(): PolicyAnswer {
  return { status: 'NOT_FOUND', verdict: null, answer: notFoundAnswer, citations: [] }
}
