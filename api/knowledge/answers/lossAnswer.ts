import { agreementOf, isForOthers, showsSignOf, titleOf } from './agreements.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { type LossKind, lossKinds } from './lossKinds.ts'
import type { RankedCandidate } from './openAnswers.ts'
import { hasException } from './passageRole.ts'
import type { PolicyAnswer, Verdict } from './policyAnswer.ts'
import { startOf } from './startOf.ts'
import { isYesOrNo, type Question } from './question.ts'
import { statementOf } from './statementOf.ts'

/** What happened, if it is one of the common losses. */
export function lossKindOf(text: string): LossKind | null {
  return lossKinds.find(({ asked, unless }) => asked.test(text) && unless?.test(text) !== true) ?? null
}

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
  const lead = ranked.find(({ candidate: { documentId, page, text, parts } }) =>
    answered.citations[0]?.documentId === documentId &&
    answered.citations[0].page === page &&
    (parts ?? [text]).includes(answered.citations[0].quote),
  )
  const exclusions = bearingOn(kind, question, { ranked, candidates })
  if (lead && answered.status === 'ANSWERED' && isAbout(kind, lead, question)) {
    const isPlain = lead.candidate === exclusions[0] && isUnqualified(lead.candidate, candidates)
    const isRivaled = answered.citations.some(({ role }) => role === 'GRANT') && givesBack(kind, candidates)
    return isPlain && !isRivaled && answered.verdict === 'DEPENDS'
      ? said(question, 'EXCLUDED', [lead.candidate], [])
      : null
  }
  return weighed(kind, question, exclusions, candidates)
}

function weighed(
  kind: LossKind,
  question: Question,
  exclusions: readonly Candidate[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  const agreed = kind.insuredBy.flatMap((insurance) => agreementOf(insurance, candidates) ?? [])
  const [exclusion] = exclusions
  if (exclusion) {
    const isPlain = isUnqualified(exclusion, candidates) && !kind.isOpen && !givesBack(kind, candidates)
    return isPlain
      ? said(question, 'EXCLUDED', [exclusion], [])
      : said(question, 'DEPENDS', [exclusion, ...exceptionsOf(exclusion, candidates)], agreed.slice(0, 1))
  }
  if (agreed.length > 0)
    return said(question, kind.isOpen ? 'DEPENDS' : 'COVERED', agreed, [])
  return otherInsurance(kind, question, candidates)
}

/** No, where the policy insures something else only: own property under general liability, a fall in the shop under auto. */
function otherInsurance(
  { insuredBy: [insurance] }: LossKind,
  question: Question,
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  if (insurance === undefined || showsSignOf(insurance, candidates)) return null
  const others = (['LIABILITY', 'AUTO_LIABILITY', 'PROPERTY', 'EMPLOYEE_INJURY'] as const).flatMap((other) => {
    const agreement = agreementOf(other, candidates)
    return agreement ? [{ agreement, title: titleOf(other) }] : []
  })
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

function isOfOwnProperty({ role, text }: Candidate): boolean {
  return role === 'EXCLUSION' && /\bproperty (?:that )?(?:you|any insured|an insured) owns?\b|\bproperty owned\b/i.test(text)
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
  const { bearing } = kind
  if (bearing === null) return []
  const known = [...ranked.map(({ candidate }) => candidate), ...candidates]
  return [...new Set(known)].filter(
    (candidate) =>
      candidate.role === 'EXCLUSION' &&
      candidate.kind !== 'heading' &&
      !candidate.isExample &&
      !isForOthers(candidate) &&
      bearing.test(ownStatement(candidate.text)) &&
      (!ofEmpty.test(candidate.text) || ofEmpty.test(asked)),
  )
}

const ofEmpty = /\b(?:vacan\w+|unoccup\w+|less than 31 ?%|empty)\b/i

/** What a clause says itself, without what it leaves out or what makes no difference: "…, whether or not driven by wind". */
function ownStatement(text: string): string {
  return text.replaceAll(
    /,? \b(?:whether or not|except|other than|unless|but not|even if)\b[^.;]*|\bhostile fire\b/gi,
    '',
  )
}

/** Whether a passage is about the loss: as its exclusion, as what insures it, or by the words of the question. */
function isAbout({ bearing, insuredBy }: LossKind, lead: RankedCandidate, { text: asked }: Question): boolean {
  const { candidate, features } = lead
  if (isForOthers(candidate)) return false
  if (ofEmpty.test(candidate.text) && !ofEmpty.test(asked)) return false
  if (bearing?.test(ownStatement(candidate.text))) return true
  if (insuredBy.some((insurance) => agreementOf(insurance, [candidate]))) return true
  return (features['ownCoverage'] ?? 0) >= likeEnough
}

const likeEnough = 0.5

/** Whether an exclusion holds without more: no exception, no case that it is for. */
function isUnqualified(exclusion: Candidate, candidates: readonly Candidate[]): boolean {
  return (
    !hasException(exclusion.text) &&
    !/\b(?:if|when|where|while|only|more than|over \d|at locations?|so \w+ed)\b|\bthat begins\b/i.test(exclusion.text) &&
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

/** Whether a promise or a limit of the policy is about such a loss, too. */
function givesBack({ bearing }: LossKind, candidates: readonly Candidate[]): boolean {
  return candidates.some(
    (candidate) =>
      bearing?.test(ownStatement(candidate.text)) === true &&
      !isForOthers(candidate) &&
      (candidate.role === 'GRANT' || (candidate.role === 'SOURCE' && /\$ ?\d/.test(candidate.text))),
  )
}
