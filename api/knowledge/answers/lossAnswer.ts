import { agreementsOf, isForOthers, showsSignOf, titleOf } from './agreements.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { changeOf } from './changeFirst.ts'
import { type LossKind, lossKindOf, lossKinds } from './lossKinds.ts'
import type { RankedCandidate } from './openAnswers.ts'
import { hasException } from './passageRole.ts'
import type { AnswerCitation, PolicyAnswer, Verdict } from './policyAnswer.ts'
import { startOf } from './startOf.ts'
import { isYesOrNo, type Question } from './question.ts'
import { statementOf } from './statementOf.ts'

interface Found {
  readonly ranked: readonly RankedCandidate[]
  /** All passages, in document order. */
  readonly candidates: readonly Candidate[]
}

/**
 * Whether a common loss is covered, weighed as an agent does: what is insured at all, the exclusions that are about such a
 * loss, and what they leave insured. Null if the answer of the best passage is about the loss, or if the policy has none of it.
 */
export function lossAnswer(
  question: Question,
  { ranked, candidates }: Found,
  answered: PolicyAnswer,
): PolicyAnswer | null {
  const kind = isYesOrNo(question.text) && question.intent !== 'TIME' ? lossKindOf(question.text) : null
  if (!kind) return null
  const exclusions = bearingOn(kind, question, { ranked, candidates })
  const agreed = kind.insuredBy.flatMap((insurance) => agreementsOf(insurance, candidates, kind.bearing))
  if (answered.status === 'ANSWERED') {
    const lead = ranked.find(({ candidate }) => isQuoted(candidate, answered.citations[0]))
    // What is not ranked has been put in front of the best passage: what changes or defines it.
    if (!lead) return null
    const isInsured = agreed.length > 0
    if (
      !agreed.includes(lead.candidate) &&
      isAbout(kind, lead, { exclusions, isInsured, asked: question.text })
    )
      return answered.verdict === 'DEPENDS' &&
        exclusions.includes(lead.candidate) &&
        decides(lead.candidate, kind, candidates)
        ? said(question, 'EXCLUDED', [lead.candidate], [])
        : null
  }
  return weighed(kind, question, { exclusions, agreed, candidates })
}

function isQuoted(
  { documentId, page, text, parts }: Candidate,
  citation: AnswerCitation | undefined,
): boolean {
  return (
    citation?.documentId === documentId &&
    citation.page === page &&
    (parts ?? [text]).includes(citation.quote)
  )
}

function weighed(
  kind: LossKind,
  question: Question,
  {
    exclusions,
    agreed,
    candidates,
  }: {
    readonly exclusions: readonly Candidate[]
    readonly agreed: readonly Candidate[]
    readonly candidates: readonly Candidate[]
  },
): PolicyAnswer | null {
  const [exclusion] = exclusions
  if (exclusion) {
    const changed = changeOf(exclusion, candidates)
    return decides(exclusion, kind, candidates)
      ? said(question, 'EXCLUDED', [exclusion], [])
      : said(
          question,
          'DEPENDS',
          [
            ...(kind.isOpen ? agreed.slice(0, 1) : []),
            exclusion,
            ...(changed ? [changed] : []),
            ...exceptionsOf(exclusion, candidates),
            ...givingBack(kind, candidates).slice(0, 1),
          ],
          agreed.slice(0, 1),
        )
  }
  if (agreed.length > 0)
    return withNotes(said(question, kind.isOpen ? 'DEPENDS' : 'COVERED', agreed, []), kind, candidates)
  return otherInsurance(kind, question, candidates)
}

/** No, where the policy insures something else only: own property under general liability, a fall in the shop under auto. */
function otherInsurance(
  { insuredBy: [insurance] }: LossKind,
  question: Question,
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  if (insurance === undefined || showsSignOf(insurance, candidates)) return null
  const others = (['LIABILITY', 'AUTO_LIABILITY', 'PROPERTY', 'EMPLOYEE_INJURY'] as const).flatMap(
    (other) => {
      const [agreement] = agreementsOf(other, candidates)
      return agreement ? [{ agreement, title: titleOf(other) }] : []
    },
  )
  const [only] = others
  if (!only || others.length > 1) return null
  const own = insurance === 'PROPERTY' ? candidates.find(isOfOwnProperty) : undefined
  return own
    ? said(question, 'EXCLUDED', [own], [])
    : {
        status: 'ANSWERED',
        verdict: 'EXCLUDED',
        answer: `${startOf(question, 'EXCLUDED')} This is ${only.title}: ${statementOf(only.agreement)}`,
        citations: cited(only.agreement),
      }
}

/** The answer with what else an agent points to. */
function withNotes(
  answer: PolicyAnswer,
  { notes = [] }: LossKind,
  candidates: readonly Candidate[],
): PolicyAnswer {
  const noted = notes.flatMap(({ wording, saying }) => {
    const found = candidates.find(
      (each) => wording.test(each.text) && !isForOthers(each) && each.kind !== 'heading',
    )
    return found ? [{ saying, found }] : []
  })
  return {
    ...answer,
    answer: [answer.answer, ...noted.map(({ saying, found }) => `${saying} ${statementOf(found)}`)].join(' '),
    citations: [...answer.citations, ...noted.flatMap(({ found }) => cited(found))],
  }
}

function isOfOwnProperty({ role, text }: Candidate): boolean {
  return (
    role === 'EXCLUSION' &&
    /\bproperty (?:that )?(?:you|any insured|an insured) owns?\b|\bproperty owned\b/i.test(text)
  )
}

function said(
  question: Question,
  verdict: Verdict,
  stated: readonly Candidate[],
  quoted: readonly Candidate[],
): PolicyAnswer {
  return {
    status: 'ANSWERED',
    verdict,
    answer: [startOf(question, verdict), ...stated.map(statementOf)].join(' '),
    citations: [...new Set([...stated, ...quoted])].flatMap(cited),
  }
}

/** The exclusions that are about such a loss, likeliest first. */
function bearingOn(kind: LossKind, { text: asked }: Question, { ranked, candidates }: Found): Candidate[] {
  const { bearing, isNarrow, isOfOthers, insuredBy } = kind
  if (bearing === null) return []
  if (isOfOthers && insuredBy.some((insurance) => agreementsOf(insurance, candidates).length > 0)) return []
  const known = [...ranked.map(({ candidate }) => candidate), ...candidates]
  return [...new Set(known)].filter(
    (candidate) =>
      candidate.role === 'EXCLUSION' &&
      candidate.kind !== 'heading' &&
      !candidate.isExample &&
      !isForOthers(candidate) &&
      bearing.test(ownStatement(candidate.text)) &&
      !ofItsForm.test(candidate.text) &&
      (!isNarrow || isLike(candidate, ranked)) &&
      (!ofEmpty.test(candidate.text) || ofEmpty.test(asked)),
  )
}

/** "We will not pay under this form for …": an exclusion of one form decides nothing about the others. */
const ofItsForm = /\bunder this (?:form|endorsement|extension|coverage)\b/i

function isLike(candidate: Candidate, ranked: readonly RankedCandidate[]): boolean {
  const found = ranked.find((each) => each.candidate === candidate)
  return (found?.features['ownCoverage'] ?? 0) >= likeEnough
}

const ofEmpty = /\b(?:vacan\w+|unoccup\w+|less than 31 ?%|empty)\b/i

/** What a clause says itself, without what it leaves out or what makes no difference: "…, whether or not driven by wind". */
function ownStatement(text: string): string {
  return text.replaceAll(
    /,? \b(?:whether or not|except|other than|unless|but not|even if)\b[^.;]*|\bhostile fire\b/gi,
    '',
  )
}

/** Whether a passage is about the loss: as one of its exclusions, as what insures it, or by the words of the question. */
function isAbout(
  { bearing, insuredBy }: LossKind,
  { candidate, features, share }: RankedCandidate,
  {
    exclusions,
    isInsured,
    asked,
  }: { readonly exclusions: readonly Candidate[]; readonly isInsured: boolean; readonly asked: string },
): boolean {
  if (isForOthers(candidate) || ofItsForm.test(candidate.text)) return false
  if (ofEmpty.test(candidate.text) && !ofEmpty.test(asked)) return false
  if (exclusions.includes(candidate)) return true
  const isOfOther = lossKinds.some(
    ({ bearing: other }) => other !== null && other !== bearing && other.test(ownStatement(candidate.text)),
  )
  if (candidate.role === 'EXCLUSION' && isOfOther && !bearing?.test(ownStatement(candidate.text)))
    return false
  // A row of the declarations says how much, and not whether.
  if (candidate.role === 'SOURCE' && isInsured && !candidate.isEndorsement) return false
  if (candidate.role === 'EXCLUSION' || candidate.role === 'SOURCE')
    return (features['ownCoverage'] ?? 0) >= likeEnough
  if (candidate.isEndorsement && (share >= likely || bearing?.test(candidate.leadIn) === true)) return true
  return (
    bearing?.test(ownStatement(candidate.text)) === true ||
    insuredBy.some((insurance) => agreementsOf(insurance, [candidate]).length > 0) ||
    (features['ownCoverage'] ?? 0) >= likeEnough
  )
}

const likeEnough = 0.5
/** From which share of the likelihood an endorsement is taken to be about the loss. */
const likely = 0.5

/** Whether an exclusion says no by itself. */
function decides(exclusion: Candidate, kind: LossKind, candidates: readonly Candidate[]): boolean {
  return (
    !kind.isOpen &&
    isUnqualified(exclusion, candidates) &&
    changeOf(exclusion, candidates) === undefined &&
    givingBack(kind, candidates).length === 0
  )
}

/** Whether an exclusion holds without more: no exception, no case that it is for. */
function isUnqualified(exclusion: Candidate, candidates: readonly Candidate[]): boolean {
  return (
    !hasException(exclusion.text) &&
    !/\b(?:if|when|where|while|only|more than|over \d|at locations?|so \w+ed|by or (?:at|on)|(?:committed|caused) by)\b|\bthat begins\b/i.test(
      exclusion.text,
    ) &&
    exceptionsOf(exclusion, candidates).length === 0
  )
}

/** The sentences after an exclusion that say what it does not apply to. */
function exceptionsOf(exclusion: Candidate, candidates: readonly Candidate[]): Candidate[] {
  const at = candidates.indexOf(exclusion)
  return candidates
    .slice(at + 1, at + 3)
    .filter(
      ({ documentId, block, text }) =>
        documentId === exclusion.documentId &&
        block === exclusion.block &&
        /^(?:this exclusion (?:does|shall) not apply|however|but)\b/i.test(text),
    )
}

/** The promises and limits of the policy that are about such a loss, too. */
function givingBack({ bearing }: LossKind, candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(
    (candidate) =>
      bearing?.test(ownStatement(candidate.text)) === true &&
      !isForOthers(candidate) &&
      (candidate.role === 'GRANT' || (candidate.role === 'SOURCE' && /\$ ?\d/.test(candidate.text))),
  )
}
