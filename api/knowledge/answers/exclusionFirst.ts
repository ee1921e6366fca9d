import { stemsOf } from '../../reading/passages/passageIndex.ts'
import type { Candidate } from './answerCandidates.ts'
import type { PassageSetting } from './answerFeatures.ts'
import type { RankedCandidate } from './openAnswers.ts'
import { isYesOrNo, type Question } from './question.ts'
import { gaps } from './relevantPassages.ts'

/** A promise behind the exclusion of the same form that says more of the question: "liquor at the offsite wedding". */
export function exclusionFirst(relevant: readonly RankedCandidate[]): readonly RankedCandidate[] {
  const [lead] = relevant
  const said =
    lead?.candidate.role === 'SOURCE' && lead.candidate.kind !== 'row'
      ? exclusionBeside(lead, relevant)
      : null
  if (said) return [said, ...relevant.filter((each) => each !== said)]
  if (lead?.candidate.role !== 'GRANT' || lead.candidate.kind === 'row') return relevant
  if (/\bexclusions?\b/i.test(lead.candidate.text)) return relevant
  const exclusion = relevant.find(
    ({ candidate, score, features }) =>
      candidate.role === 'EXCLUSION' &&
      candidate.kind !== 'row' &&
      isSameForm(candidate, lead.candidate) &&
      score >= lead.score - gaps.related &&
      (leavesUntouched(lead.candidate) ||
        (features['likeOwn'] ?? 0) > (lead.features['likeOwn'] ?? 0) + clearly),
  )
  return exclusion ? [exclusion, ...relevant.filter((each) => each !== exclusion)] : relevant
}

/** The exclusion that fits as well as a statement that grants and excludes nothing. */
function exclusionBeside(
  lead: RankedCandidate,
  relevant: readonly RankedCandidate[],
): RankedCandidate | undefined {
  return relevant.find(
    ({ candidate, score, coverage }) =>
      candidate.role === 'EXCLUSION' &&
      candidate.kind !== 'row' &&
      score >= lead.score - alike &&
      coverage > lead.coverage,
  )
}

const alike = 0.5
const clearly = 0.1

/** "Work on apartment buildings is not limited by this endorsement": what it says is not excluded may be next to what is. */
export function leavesUntouched({ text }: Candidate): boolean {
  return /\b(?:is|are) not (?:limited|restricted|excluded|affected) by (?:this|the|that) (?:endorsement|exclusion|limitation)\b/i.test(
    text,
  )
}

function isSameForm(one: Candidate, other: Candidate): boolean {
  return (
    one.documentId === other.documentId &&
    one.page === other.page &&
    one.headings.join() === other.headings.join()
  )
}

const unlessShown = /\bunless\b[^.]*\b(?:shown|scheduled|listed|indicated|designated|purchased|endorsed)\b/i
const noneShown = /\b(?:none|not|nothing)(?: \w+)? (?:shown|scheduled|listed|indicated)\b|\(none\)/i

/** Whether an exclusion holds unless something is shown, and its next words say that nothing is. */
export function isPlainlyExcluded(lead: Candidate, candidates: readonly Candidate[]): boolean {
  if (!unlessShown.test(lead.text)) return false
  const at = candidates.indexOf(lead)
  const next = candidates[at + 1]
  const isBeside = next?.documentId === lead.documentId && next.page === lead.page
  return noneShown.test(lead.text) || (isBeside && next.text.length < 60 && noneShown.test(next.text))
}

/** The row of someone whom the question names, in front of the rows of others. */
export function namedPersonFirst(
  question: Question,
  relevant: readonly RankedCandidate[],
  ranked: readonly RankedCandidate[],
): readonly RankedCandidate[] {
  const [lead] = relevant
  if (lead?.candidate.kind !== 'row' || !startsWithName.test(lead.candidate.text)) return relevant
  const own = ranked.find(({ candidate }) => isPersonOf(question, candidate))
  return own === undefined ? relevant : [...new Set([own, ...relevant])]
}

/** Whether the row of someone whom the question names says "EXCLUDED DRIVER", or "Excluded" among drivers. */
export function isExcludedPerson(question: Question, candidate: Candidate): boolean {
  const { text, headings, leadIn } = candidate
  const last = /\bexcluded( \w+)?\W*$/i.exec(text)
  return (
    last !== null &&
    isPersonOf(question, candidate) &&
    people.test(last[1] ?? `${headings.join(' ')} ${leadIn}`)
  )
}

const startsWithName = /^(?:\p{Lu}[\p{L}.'’-]*,? ){2,3}(?=\S)/u

function isPersonOf({ text: question }: Question, { kind, text }: Candidate): boolean {
  const name = startsWithName.exec(text)?.[0]
  if (kind !== 'row' || name === undefined) return false
  const asked = stemsOf(question)
  return stemsOf(name).filter((stem) => stem.length > 2 && asked.includes(stem)).length >= 2
}

const people = /\b(?:drivers?|operators?|officers?|owners?|partners?|persons?)\b/i

const excluding = /\bexcl(?:u(?:de[ds]?|ding|sions?))?\b/gi

/** Whether a question for an exclusion is answered by a limit or a class that has little to do with it. */
export function isOffExclusion(
  { text }: Question,
  lead: RankedCandidate | undefined,
  { ownIndex }: Pick<PassageSetting, 'ownIndex'>,
): boolean {
  const subject = text.replaceAll(excluding, ' ')
  if (!lead || subject === text || !isYesOrNo(text)) return false
  const { candidate } = lead
  const isAboutExclusion = candidate.role !== 'SOURCE' || /\bexcl|\bnot\b/i.test(candidate.text)
  return !isAboutExclusion && ownIndex.coverageOf(subject, [candidate]) < half
}

const half = 0.5
