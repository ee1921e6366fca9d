import { agreementsOf, isForOthers, showsSignOf } from './agreements.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { ownStatement } from './exclusionSubjects.ts'
import { namesOthers } from './correctionOf.ts'
import { changeOf } from './changeFirst.ts'
import { isMisread, isTitle, isWeakLead, ofEmpty, ofItsForm } from './isWeakLead.ts'
import type { LossKind } from './lossKind.ts'
import { lossKindOf } from './lossKindOf.ts'
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
  if (!kind || namesOthers.test(question.text)) return null
  const exclusions = [
    ...bearingOn(kind, question, { ranked, candidates }),
    ...ownPropertyExclusions(kind, candidates),
  ]
  const agreed = kind.insuredBy.flatMap((insurance) => agreementsOf(insurance, candidates, kind.bearing))
  if (answered.status === 'ANSWERED') {
    const lead = ranked.find(({ candidate }) => isQuoted(candidate, answered.citations[0]))
    if (lead && isAutoOnly(lead.candidate, kind, question.text))
      return {
        ...said(question, 'EXCLUDED', [], [lead.candidate]),
        answer: `${startOf(question, 'EXCLUDED')} It insures accidents with autos: ${statementOf(lead.candidate)}`,
      }
    // What is not ranked has been put in front of the best passage: what changes or defines it.
    if (!lead) return null
    if (
      !agreed.includes(lead.candidate) &&
      !(exclusions.length > 0 && (isListed(lead.candidate) || isOfOtherPeril(lead.candidate, kind))) &&
      !isWeakLead(lead, kind, { asked: question.text, isInsured: agreed.length > 0 })
    )
      return answered.verdict === 'DEPENDS' &&
        exclusions.includes(lead.candidate) &&
        decides(lead.candidate, kind, candidates)
        ? said(question, 'EXCLUDED', [lead.candidate], [])
        : null
    if (agreed.length === 0 && exclusions.length === 0) return ownProperty(kind, question, candidates)
  }
  return weighed(kind, question, { exclusions, agreed, candidates, rivals: rivalsIn(ranked, kind) })
}

/** Whether an exclusion names another peril, where policies name the one that happened. */
function isOfOtherPeril({ role, text, headings }: Candidate, { isNamed, bearing }: LossKind): boolean {
  return (
    isNamed === true && role === 'EXCLUSION' && bearing?.test(`${headings.at(-1) ?? ''} ${text}`) === false
  )
}

/** Whether a promise for accidents with autos would answer for something else: a fall in the shop. */
function isAutoOnly(candidate: Candidate, { insuredBy }: LossKind, asked: string): boolean {
  return (
    !insuredBy.some((insurance) => insurance.startsWith('AUTO')) &&
    agreementsOf('AUTO_LIABILITY', [candidate]).length > 0 &&
    !/\b(?:autos?|cars?|trucks?|vans?|vehicles?|trailers?|driv\w*|drove|unload\w*|load\w*|crash\w*|accident)\b/i.test(
      asked,
    )
  )
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
    rivals,
  }: {
    readonly rivals: readonly Candidate[]
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
            ...(kind.isOpen === 'BY_CAUSE' ? agreed.slice(0, 1) : []),
            exclusion,
            ...(changed ? [changed] : []),
            ...exceptionsOf(exclusion, candidates),
            ...givingBack(kind, candidates).slice(0, 1),
          ],
          agreed.slice(0, 1),
        )
  }
  if (agreed.length === 0) return ownProperty(kind, question, candidates)
  const rival = rivals[0]
  return withNotes(
    rival || kind.isOpen
      ? said(question, 'DEPENDS', [...agreed, ...(rival ? [rival] : [])], [])
      : said(question, 'COVERED', agreed, []),
    kind,
    candidates,
  )
}

/** No, where a policy of other insurance leaves out the insured's own property. */
function ownProperty(
  kind: LossKind,
  question: Question,
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  const [own] = ownPropertyExclusions(kind, candidates)
  return own ? said(question, 'EXCLUDED', [own], []) : null
}

function ownPropertyExclusions({ insuredBy }: LossKind, candidates: readonly Candidate[]): Candidate[] {
  const isElsewhere =
    insuredBy.includes('PROPERTY') &&
    !showsSignOf('PROPERTY', candidates) &&
    agreementsOf('LIABILITY', candidates).length > 0
  return isElsewhere ? candidates.filter(isOfOwnProperty) : []
}

/** The answer with what else an agent points to. */
function withNotes(
  answer: PolicyAnswer,
  { notes = [] }: LossKind,
  candidates: readonly Candidate[],
): PolicyAnswer {
  const noted = notes.flatMap(({ wording, saying }) => {
    const found = candidates.find(
      (each) =>
        wording.test(each.text) && !isForOthers(each) && each.kind !== 'heading' && !isTitle(each.text),
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
    answer: [startOf(question, verdict), ...new Set(stated.map(statedAs))].join(' '),
    citations: [...new Set([...stated, ...quoted])].flatMap(cited),
  }
}

/** An exclusion of which the documents have the name alone is not quoted as its own words. */
function statedAs(candidate: Candidate): string {
  return isListed(candidate)
    ? `The forms schedule lists ${candidate.text.replace(/\.$/, '')}; the form itself is not in the file.`
    : statementOf(candidate)
}

/** "CG 21 67 12 04 Fungi Or Bacteria Exclusion" */
function isListed({ text }: Candidate): boolean {
  return /^[A-Z]{2,4}[ -]?\d[\d /-]{2,}\D{5,80}$/.test(text) && /\bexclu/i.test(text)
}

/** Exclusions of special things near the question: they may be about what happened. */
function rivalsIn(ranked: readonly RankedCandidate[], kind: LossKind): Candidate[] {
  return ranked
    .slice(0, mostRivals)
    .filter(
      ({ candidate: { role, text }, share }) =>
        role === 'EXCLUSION' &&
        share >= leastOfRival &&
        !isMisread(text, kind) &&
        !ofItsForm.test(text) &&
        !ofEmpty.test(text),
    )
    .map(({ candidate }) => candidate)
}

const mostRivals = 5
const leastOfRival = 0.05

/** The exclusions that are about such a loss, likeliest first. */
function bearingOn(kind: LossKind, { text: asked }: Question, { ranked, candidates }: Found): Candidate[] {
  const { bearing, isNarrow, isOfOthers, insuredBy } = kind
  if (bearing === null) return []
  if (isOfOthers && insuredBy.some((insurance) => agreementsOf(insurance, candidates).length > 0)) return []
  const known = [...ranked.map(({ candidate }) => candidate), ...candidates]
  const bears = [...new Set(known)].filter(
    (candidate) =>
      candidate.role === 'EXCLUSION' &&
      candidate.kind !== 'heading' &&
      !candidate.isExample &&
      !isForOthers(candidate) &&
      !isTitle(candidate.text) &&
      bearing.test(ownStatement(candidate.text)) &&
      !isMisread(candidate.text, kind) &&
      !ofItsForm.test(candidate.text) &&
      (!isNarrow || isLike(candidate, ranked)) &&
      (!ofEmpty.test(candidate.text) || ofEmpty.test(asked)),
  )
  return bears.toSorted((a, b) => Number(isListed(a)) - Number(isListed(b)))
}

function isLike(candidate: Candidate, ranked: readonly RankedCandidate[]): boolean {
  const found = ranked.find((each) => each.candidate === candidate)
  return (found?.features['ownCoverage'] ?? 0) >= likeEnough
}

const likeEnough = 0.5

/** Whether an exclusion says no by itself. */
function decides(exclusion: Candidate, kind: LossKind, candidates: readonly Candidate[]): boolean {
  return (
    (kind.isOpen !== 'BY_CAUSE' || isOfOwnProperty(exclusion)) &&
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
