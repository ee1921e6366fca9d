import type { PassageIndex } from '../../reading/passages/passageIndex.ts'
import type { Candidate } from './answerCandidates.ts'
import type { RankedCandidate } from './openAnswers.ts'
import { hasCondition, hasException } from './passageRole.ts'
import type { AnswerCitation, CitationRole, PolicyAnswer, Verdict } from './policyAnswer.ts'
import { isYesOrNo, type Question } from './question.ts'

interface Found {
  readonly ranked: readonly RankedCandidate[]
  readonly index: PassageIndex<Candidate>
}

/** How much worse than the best a passage may be to be quoted beside it. */
const beside = 0.5
const mostQuotes = 3
/** The only passage that speaks of a topic of the question is always quoted. */
const sureTopic = 0.95

/** The answer in a sentence of its own, then the policy's words. */
export function composedAnswer(question: Question, found: Found): PolicyAnswer {
  const relevant = relevantOf(found.ranked)
  const [lead] = relevant
  if (!lead) throw new Error('An answer needs a passage.')
  if (isAboutCoverage(question)) return coverageAnswer(question, relevant, found)
  const amount = question.intent === 'AMOUNT' ? limitElsewhere(lead, found) : null
  const quoted = [lead, ...(amount ? [amount] : []), ...relevant.slice(1)].slice(0, mostQuotes)
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: sentence(question, lead, amount),
    citations: quoted.flatMap(({ candidate }) => cited(candidate)),
  }
}

/** Whether yes, no or it depends answers it; what there is, or until when, is told instead. */
function isAboutCoverage({ text, intent }: Question): boolean {
  if (intent === 'EXISTENCE') return /\bcover(ed|age)\b/i.test(text)
  return isYesOrNo(text) && intent !== 'TIME'
}

/**
 * The best passages, those of endorsements first where they speak of the same; then what decides the other way, so
 * that a grant is not shown without its exclusion.
 */
function relevantOf(ranked: readonly RankedCandidate[]): RankedCandidate[] {
  const [best] = ranked
  if (!best) return []
  const near = ranked
    .filter(({ score, topic }) => score >= best.score * beside || topic >= sureTopic)
    .slice(0, 6)
  const overriding = near.find(
    ({ candidate, score, coverage }) =>
      candidate.isEndorsement && score >= best.score * 0.8 && coverage >= best.coverage * 0.7,
  )
  const lead = overriding ?? best
  const others = near.filter((each) => each !== lead)
  const opposite = others.find(
    ({ candidate, topic }) => topic > 0 && isPromise(candidate.role) !== isPromise(lead.candidate.role),
  )
  const nearest = others.toSorted((a, b) => b.nearness + 4 * b.coverage - a.nearness - 4 * a.coverage)[0]
  const amended = others.find(
    ({ candidate, topic, coverage }) =>
      candidate.isEndorsement && (topic > 0 || coverage >= best.coverage * 0.7),
  )
  return [...new Set([lead, ...[amended, opposite, nearest].filter((each) => each !== undefined), ...others])]
}

function isPromise(role: CitationRole): boolean {
  return role === 'GRANT' || role === 'EXCEPTION'
}

function coverageAnswer(
  question: Question,
  relevant: readonly RankedCandidate[],
  found: Found,
): PolicyAnswer {
  const [lead] = relevant
  if (!lead) throw new Error('An answer needs a passage.')
  const agreement = agreementFor(relevant, found)
  const verdict = isSure(lead) ? verdictOf(lead, relevant) : 'DEPENDS'
  const amount = verdict === 'EXCLUDED' ? null : limitElsewhere(lead, found)
  const others = [...(amount ? [amount] : []), ...relevant.slice(1)].slice(
    0,
    mostQuotes - (agreement ? 2 : 1),
  )
  const quoted = [lead, ...others, ...(agreement ? [agreement] : [])]
  const start = (/\bexclu(?:ded?|des|sions?)\b/i.test(question.text) ? startsOnExclusion : starts)[verdict]
  return {
    status: 'ANSWERED',
    verdict,
    answer: `${start} ${sentence(question, lead, amount)}`,
    citations: quoted.flatMap(({ candidate }) => cited(candidate)),
  }
}

const starts = { COVERED: 'Yes.', EXCLUDED: 'No.', DEPENDS: 'It depends.' }
/** "Is mold excluded?" is answered with yes when it is. */
const startsOnExclusion = {
  COVERED: 'No, it is covered.',
  EXCLUDED: 'Yes, it is excluded.',
  DEPENDS: 'It depends.',
}

/** Whether the passage speaks of what is asked closely enough for a plain yes or no. */
function isSure({ coverage, nearness }: RankedCandidate): boolean {
  return coverage / 0.45 + nearness / 3.2 >= 1
}

const insuringAgreement =
  /\b(we|insurer|company|underwriters?) (will|shall|agrees? to) pay\b.{0,160}\b(sums|damages|direct physical loss|benefits|loss)\b/i

/** The promise to pay under which the situation may fall, when no other passage makes one. */
function agreementFor(relevant: readonly RankedCandidate[], { ranked }: Found): RankedCandidate | null {
  const isAgreement = ({ candidate }: RankedCandidate) =>
    insuringAgreement.test(candidate.text) && candidate.role === 'GRANT'
  if (relevant.slice(0, 2).some(isAgreement)) return null
  const agreements = ranked.filter(isAgreement).toSorted((a, b) => b.nearness - a.nearness)
  return agreements[0] ?? null
}

function verdictOf({ candidate, score }: RankedCandidate, relevant: readonly RankedCandidate[]): Verdict {
  const others = relevant.filter((each) => each.candidate !== candidate && each.score >= score * 0.85)
  const contradicting = (role: CitationRole) =>
    others.some(
      (other) => other.candidate.role === role && other.candidate.isEndorsement && !candidate.isEndorsement,
    )
  if (candidate.role === 'EXCLUSION') {
    if (contradicting('GRANT')) return 'DEPENDS'
    return hasException(candidate.text) ? 'DEPENDS' : 'EXCLUDED'
  }
  if (candidate.role === 'CONDITION' || candidate.role === 'EXCEPTION') return 'DEPENDS'
  if (candidate.role === 'GRANT')
    return contradicting('EXCLUSION') || hasCondition(candidate.text) ? 'DEPENDS' : 'COVERED'
  return 'DEPENDS'
}

const reference = /\b(limits?|sublimit|deductible)\b[^.]{0,80}\b(in|on) the (declarations|schedule)/i
const amounts = /\$\s?\d[\d,]*(?:\.\d\d)?(?: ?(?:million|billion))?/g

/** The amount that a passage only refers to ("the limit shown in the Declarations"), from the row that has it. */
function limitElsewhere({ candidate }: RankedCandidate, { index }: Found): RankedCandidate | null {
  if (!reference.test(candidate.text) || /\$\s?\d/.test(candidate.text)) return null
  const named = /the ([A-Z][\w/&' -]{2,50}?) (?:limit|sublimit|deductible)\b/.exec(candidate.text)?.[1]
  const sought = named ?? candidate.headings.at(-1) ?? ''
  const [hit] = index.search(sought, {
    limit: 1,
    where: (each) =>
      each !== candidate &&
      /deductible/i.test(each.text) === /deductible/i.test(sought) &&
      /\$\s?\d/.test(each.text) &&
      each.documentId === candidate.documentId,
  })
  return hit && hit.coverage >= 0.6
    ? { candidate: hit.item, score: hit.score, coverage: hit.coverage, nearness: 0, topic: 0 }
    : null
}

function sentence(
  { intent }: Question,
  { candidate }: RankedCandidate,
  amount: RankedCandidate | null,
): string {
  const text = /[.!?]$/.test(candidate.text) ? candidate.text : `${candidate.text}.`
  const shown = amount ? ` ${amount.candidate.text.replace(/\.$/, '')}.` : ''
  const own = [...candidate.text.matchAll(amounts)].map(([each]) => each)
  const [only] = own
  if ((intent === 'AMOUNT' || intent === 'DEDUCTIBLE') && own.length === 1 && only !== undefined)
    return `${only}. ${text}${shown}`
  return `${text}${shown}`
}

function cited({ documentId, page, text, parts, role, isEndorsement }: Candidate): AnswerCitation[] {
  const shown = isEndorsement && role === 'SOURCE' ? 'ENDORSEMENT' : role
  return (parts ?? [text]).map((quote) => ({ documentId, page, quote, role: shown }))
}
