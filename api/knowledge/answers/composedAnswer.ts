import type { PassageIndex } from '../../reading/passages/passageIndex.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { besideOf, sanctionsOf, sentenceBefore } from './besideOf.ts'
import { changeFirst } from './changeFirst.ts'
import { statedNow } from './changedEntry.ts'
import { amountFirst, asksForMoney, hasAmount, withoutOtherRows } from './amountFirst.ts'
import { consequence } from './consequence.ts'
import {
  exclusionFirst,
  isExcludedPerson,
  isPlainlyExcluded,
  leavesUntouched,
  namedPersonFirst,
} from './exclusionFirst.ts'
import { givenBackFirst, grantFirst, limitingGiveBack } from './grantFirst.ts'
import { exceptionsOf } from './lossExclusions.ts'
import { limitElsewhere, refersToLimit } from './limitElsewhere.ts'
import type { RankedCandidate } from './openAnswers.ts'
import { hasCondition, hasException } from './passageRole.ts'
import { otherAmount } from './otherAmount.ts'
import { plainRefusal } from './plainRefusal.ts'
import { amendedRule } from './amendmentsOfPassage.ts'
import { belowThreshold } from './exclusionThreshold.ts'
import { timeBeside } from './timeBeside.ts'
import { untilThen } from './untilThen.ts'
import { exceptedAnswer, unlistedAnswer } from './unlistedAnswer.ts'
import { labelBefore, plainRow } from './plainRow.ts'
import type { CitationRole, PolicyAnswer, Verdict } from './policyAnswer.ts'
import { ended, statementOf } from './statementOf.ts'
import { isPlainStatement, startOf } from './startOf.ts'
import { isYesOrNo, type Question } from './question.ts'
import { gaps, isPromise, relevantOf } from './relevantPassages.ts'

interface Found {
  readonly ranked: readonly RankedCandidate[]
  readonly index: PassageIndex<Candidate>
  /** All passages, in document order. */
  readonly candidates: readonly Candidate[]
  /** The number of the one place that the question names; null if it names none. */
  readonly place: string | null
}

const mostQuotes = 3

/** The answer in its own sentence, then the policy's wording. */
export function composedAnswer(question: Question, found: Found): PolicyAnswer {
  const relevant = withoutOtherRows(
    question,
    amountFirst(question, relevantOf(question, changeFirst(found, question.text)), found),
  )
  const [lead] = relevant
  if (!lead) throw new Error('An answer needs a passage.')
  if (isAboutCoverage(question)) {
    const refusal = plainRefusal(question.text, lead.candidate, found.candidates)
    if (!refusal) return coverageAnswer(question, relevant, found)
    return {
      status: 'ANSWERED',
      verdict: 'EXCLUDED',
      answer: `${startOf(question, 'EXCLUDED')} ${refusal.answer}`,
      citations: refusal.quoted.flatMap(cited),
    }
  }
  const pointsToLimit = question.intent === 'AMOUNT' || refersToLimit(lead.candidate.text)
  const amount = pointsToLimit ? limitElsewhere(lead, found) : null
  const quoted = [lead, ...(amount ? [amount] : []), ...relevant.slice(1)].slice(0, mostQuotes)
  const amended = amendedRule(lead.candidate, found.candidates)
  if (amended)
    return {
      status: 'ANSWERED',
      verdict: null,
      answer: `${ended(amended.rule)} ${ended(lead.candidate.text)}`,
      citations: distinctQuotes([lead.candidate, amended.of, ...quoted.map(({ candidate }) => candidate)])
        .slice(0, mostQuotes)
        .flatMap(cited),
    }
  const time = timeBeside(question, lead.candidate, found.candidates)
  const around = [...(time ? [time] : []), ...besideOf(lead.candidate, found.candidates)]
  const before = sentenceBefore(lead.candidate, found.candidates)
  return {
    status: 'ANSWERED',
    verdict: null,
    answer:
      (before ? `${ended(before.text)} ` : '') +
      sentence(question, lead, amount) +
      (time ? ` ${ended(time.text)}` : '') +
      consequence(question, lead.candidate, found.candidates) +
      (untilThen(lead.candidate, found.candidates) ||
        amountBeside(question, lead.candidate, around) ||
        otherAmount(question, relevant)),
    citations: distinctQuotes([...quoted.map(({ candidate }) => candidate), ...around]).flatMap(cited),
  }
}

/** Questions not answered by yes, no or it depends; the answer states what there is, or until when. */
function isAboutCoverage({ text, intent }: Question): boolean {
  if (intent === 'EXISTENCE') return /\b(?:cover(?:ed|age)|excluded)\b/i.test(text)
  return isYesOrNo(text) && intent !== 'TIME'
}

function coverageAnswer(question: Question, ranked: readonly RankedCandidate[], found: Found): PolicyAnswer {
  const relevant = givenBackFirst(
    exclusionFirst(grantFirst(namedPersonFirst(question, ranked, found.ranked))),
    found.candidates,
  )
  const [lead] = relevant
  if (!lead) throw new Error('An answer needs a passage.')
  const judgedByScope =
    unlistedAnswer(question, lead, found.candidates) ??
    exceptedAnswer(question, lead, found.candidates) ??
    belowThreshold(question, lead.candidate, found.candidates)
  if (judgedByScope) return judgedByScope
  const agreement = agreementFor(relevant, found)
  // What an exclusion does not apply to is covered if the policy grants anything at all.
  const isHalf =
    /^this (exclusion|limitation)\b/i.test(lead.candidate.text) &&
    !(lead.candidate.role === 'GRANT' && found.ranked.some(isAgreement))
  const isPlain =
    isExcludedPerson(question, lead.candidate) ||
    staysExcluded.test(lead.candidate.text) ||
    (lead.candidate.role === 'EXCLUSION' && isPlainlyExcluded(lead.candidate, found.candidates))
  const untouched = relevant.find(
    ({ candidate }) => leavesUntouched(candidate) && candidate.page === lead.candidate.page,
  )
  const limiting = limitingGiveBack(lead, relevant)
  const isForSomeOnly =
    lead.candidate.role === 'EXCLUSION' &&
    exceptionsOf(lead.candidate, found.candidates).some(({ text }) => ofOthers.test(text))
  const judged =
    isSure(lead, relevant) && !isHalf && !untouched && !limiting && !isForSomeOnly
      ? verdictOf(lead, relevant)
      : 'DEPENDS'
  // Whether all of it is paid depends on the limit.
  const verdict = isPlain
    ? 'EXCLUDED'
    : judged === 'COVERED' && asksForAll.test(question.text)
      ? 'DEPENDS'
      : judged
  const amended = amendedRule(lead.candidate, found.candidates)
  const amount = verdict === 'EXCLUDED' ? null : limitElsewhere(lead, found)
  const isPlainNo = verdict === 'EXCLUDED'
  const others = [
    ...(amount ? [amount] : []),
    ...relevant.slice(1).filter((each) => !isPlainNo || supportsNo(each, lead)),
  ].slice(0, mostQuotes - 1)
  const quoted = [lead, ...others, ...(agreement && !isPlainNo ? [agreement] : [])]
  const around = [
    ...besideOf(lead.candidate, found.candidates),
    ...quoted.flatMap(({ candidate }) => sanctionsOf(candidate, found.candidates)),
  ]
  const before = sentenceBefore(lead.candidate, found.candidates)
  return {
    status: 'ANSWERED',
    verdict: isPlainStatement(lead.candidate, verdict) ? null : verdict,
    answer: `${startOf(question, verdict, lead.candidate)} ${before ? `${ended(before.text)} ` : ''}${amended ? `${ended(amended.rule)} ` : ''}${sentence(question, lead, amount)}${untouched && untouched !== lead ? ` ${untouched.candidate.text}` : ''}${limiting ? ` ${limiting.candidate.text}` : ''}${consequence(question, lead.candidate, found.candidates)}${amountBeside(question, lead.candidate, [...around, ...ofItsPage(lead, others)]) || otherAmount(question, relevant)}`,
    citations: distinctQuotes([...quoted.map(({ candidate }) => candidate), ...around]).flatMap(cited),
  }
}

const staysExcluded = /\b(?:remains?|stays?|continues? to be) excluded\.?$/i
/** "Exclusion (l) does not apply to surveys": of anything else, it says nothing. */
const lifted = /\bexclusion \S+ (?:does|shall|will) not apply to\b/i
const asksForAll =
  /\b(?:all of (?:it|that|this|them)|in full|(?:the )?(?:whole|full|entire) (?:amount|loss|value|thing|bill))\b/i

/** Whether a plain no needs it: a promise of the form next to it does not decide. */
function supportsNo({ candidate, score }: RankedCandidate, lead: RankedCandidate): boolean {
  return score >= lead.score - gaps.related && (candidate.role !== 'GRANT' || candidate.isEndorsement)
}

/** What else the answer quotes from the page of its first quote. */
function ofItsPage({ candidate }: RankedCandidate, quoted: readonly RankedCandidate[]): Candidate[] {
  return quoted.flatMap(({ candidate: other, coverage }) =>
    other.documentId === candidate.documentId &&
    other.page === candidate.page &&
    other.role !== 'EXCLUSION' &&
    coverage > 0
      ? [other]
      : [],
  )
}

const money = /\$\s?\d/
/** The amount that the next sentence names, when the question asks for one and the passage has none. */
function amountBeside({ text }: Question, lead: Candidate, around: readonly Candidate[]): string {
  const promises = isPromise(lead.role) || (lead.isEndorsement && lead.role !== 'EXCLUSION')
  if (!(asksForMoney.test(text) || promises) || hasAmount.test(lead.text)) return ''
  const found = around.find((candidate) => money.test(candidate.text))
  return found ? ` ${found.text}` : ''
}

function distinctQuotes(candidates: readonly Candidate[]): Candidate[] {
  return [...new Set(candidates)]
}

/** Whether the passage is close enough to the question for a plain yes or no, or is an exclusion that no promise rivals. */
function isSure(lead: RankedCandidate, relevant: readonly RankedCandidate[]): boolean {
  const { coverage, nearness, features, candidate, score } = lead
  const near = Math.max(nearness, 3 * (features['answerNear'] ?? 0))
  if (coverage / 0.45 + near / 3.2 >= 1) return true
  const isRivaled = relevant.some(
    (each) => isPromise(each.candidate.role) && each.score >= score - gaps.overriding,
  )
  return candidate.role === 'EXCLUSION' && !isRivaled
}

const insuringAgreement =
  /\b(we|insurer|company|underwriters?) (will|shall|agrees? to) pay\b.{0,160}\b(sums|damages|direct physical loss|benefits|loss)\b/i

function isAgreement({ candidate }: RankedCandidate): boolean {
  return insuringAgreement.test(candidate.text) && candidate.role === 'GRANT'
}

/** The insuring agreement the situation may fall under, if no other passage has one. */
function agreementFor(relevant: readonly RankedCandidate[], { ranked }: Found): RankedCandidate | null {
  if (relevant.slice(0, 2).some(isAgreement)) return null
  const agreements = ranked.filter(isAgreement).toSorted((a, b) => b.nearness - a.nearness)
  return agreements[0] ?? null
}

function verdictOf(
  { candidate, score, coverage }: RankedCandidate,
  relevant: readonly RankedCandidate[],
): Verdict {
  const others = relevant.filter((each) => each.candidate !== candidate && each.score >= score - gaps.related)
  const contradicting = (role: CitationRole) =>
    others.some(
      (other) =>
        other.candidate.role === role &&
        other.candidate.isEndorsement &&
        ((other.score >= score - gaps.overriding && (other.coverage > 0 || coverage === 0)) ||
          (other.coverage > 0 && other.coverage >= coverage * 0.7)),
    )
  if (candidate.role === 'EXCLUSION') {
    if (contradicting('GRANT')) return 'DEPENDS'
    return hasException(withoutEnsuing(candidate.text)) ? 'DEPENDS' : 'EXCLUDED'
  }
  if (candidate.role === 'GRANT' || candidate.role === 'EXCEPTION') {
    const isLifted =
      lifted.test(candidate.text) && (coverage < 0.6 || /\b(?:when|while)\b/i.test(candidate.text))
    const isOpposed =
      isLifted ||
      contradicting('EXCLUSION') ||
      (!candidate.isEndorsement &&
        others.some((other) => other.candidate.role === 'EXCLUSION' && other.coverage >= coverage))
    return isOpposed || hasCondition(candidate.text) || statesMost.test(candidate.text)
      ? 'DEPENDS'
      : 'COVERED'
  }
  return 'DEPENDS'
}

/** "For all other snow or ice removal a deductible of $5,000 applies." */
const ofOthers = /^(?:for|to|in|with) (?:all|any) other\b/i

/** "Earthquake, but we pay for fire that follows": what follows is another loss. */
function withoutEnsuing(text: string): string {
  return text.replace(
    /,? but (?:we (?:will )?(?:pay|cover|insure)|(?:any )?(?:resulting|ensuing))\b[^.;]*\b(?:follow\w*|ensu\w*|result\w*)\b[^.;]*/i,
    '',
  )
}

/** "The most we pay for all such claims is …" promises nothing by itself. */
const statesMost = /^\W*(?:\w{1,2}[.)] )?the most we\b/i

const amounts = /\$\s?\d+(?:,\d+)*(?:\.\d\d)?(?: ?(?:K|MM?|thousand|million|billion)\b)?/gi

function sentence(
  question: Question,
  { candidate }: RankedCandidate,
  amount: RankedCandidate | null,
): string {
  const row = plainRow(question, candidate)
  if (row) return row.sentence
  const { intent } = question
  const text = statementOf(candidate)
  const now = statedNow(candidate)
  if (now) return now
  const shown = amount ? ` ${amount.candidate.text.replace(/\.$/, '')}.` : ''
  const own = [...candidate.text.matchAll(amounts)].map(([each]) => each)
  const [only] = own
  // "Collision 7 ACV less deductible shown $2,604": the only amount of the row is its premium.
  const isPrice = candidate.values.some(
    ({ column, text: value }) => priceColumn.test(column) && only !== undefined && value.includes(only),
  )
  if (isPrice && !priceColumn.test(question.text)) return `${text}${shown}`
  if ((intent === 'AMOUNT' || intent === 'DEDUCTIBLE') && own.length === 1 && only !== undefined) {
    const label = candidate.kind === 'row' ? labelBefore(candidate.text, only) : ''
    if (label !== '') return `${label}: ${only}.${shown}`
    // "Premium $7,415. Reporting period: 12 months 100%": the amount may be another than that asked for.
    if (/\d ?%/.test(candidate.text)) return `${text}${shown}`
    return `${only}. ${text}${shown}`
  }
  return `${text}${shown}`
}

const priceColumn = /\b(?:premiums?|rates?|cost|charge|price)\b/i
