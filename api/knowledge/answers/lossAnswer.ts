import { agreementsOf, declaredRows, isForOthers, showsSignOf } from './agreements.ts'
import { hasAmount } from './amountFirst.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import { besideOf } from './besideOf.ts'
import { namesOthers } from './correctionOf.ts'
import { changeOf } from './changeFirst.ts'
import { isOfSpecialCase, isTitle, isWeakLead } from './isWeakLead.ts'
import {
  bearingOn,
  decides,
  exceptionsOf,
  type Found,
  givingBack,
  isListed,
  isOfOwnProperty,
  rivalsIn,
} from './lossExclusions.ts'
import type { LossKind } from './lossKind.ts'
import { lossKindOf } from './lossKindOf.ts'
import { hasCondition } from './passageRole.ts'
import { type AnswerCitation, notFoundAnswer, type PolicyAnswer, type Verdict } from './policyAnswer.ts'
import { startOf } from './startOf.ts'
import { isYesOrNo, type Question } from './question.ts'
import { statementOf } from './statementOf.ts'

/**
 * Whether a common loss is covered, weighed as an agent does: what is insured at all, the exclusions that are about such a
 * loss, and what they leave insured. Null if the answer of the best passage is about the loss, or if the policy has none of it.
 */
export function lossAnswer(
  question: Question,
  { ranked, candidates }: Found,
  answered: PolicyAnswer,
): PolicyAnswer | null {
  const isAsked = isYesOrNo(question.text) || whoPays.test(question.text)
  const kind = isAsked && question.intent !== 'TIME' ? lossKindOf(question.text) : null
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
      !(
        exclusions.length > 0 &&
        (kind.isDecisive ||
          isListed(lead.candidate) ||
          isOfOtherPeril(lead.candidate, kind) ||
          isOfSomethingElse(lead.candidate, kind))
      ) &&
      !(kind.isDecisive && declaredFor(kind, question, candidates)) &&
      !isWeakLead(lead, kind, { asked: question.text, isInsured: agreed.length > 0 })
    )
      return answered.verdict === 'DEPENDS' &&
        exclusions.includes(lead.candidate) &&
        decides(lead.candidate, kind, candidates)
        ? said(question, 'EXCLUDED', [lead.candidate], [])
        : null
    if (agreed.length === 0 && exclusions.length === 0)
      return (
        ownProperty(kind, question, candidates) ??
        declaredFor(kind, question, candidates) ??
        (isOfSpecialCase(lead.candidate) ? notAnswered(answered) : null)
      )
  }
  return weighed(kind, question, { exclusions, agreed, candidates, rivals: rivalsIn(ranked, kind) })
}

/** "What if …" and "who pays her bill?" ask whether it is covered. */
const whoPays = /^what (?:happens )?if\b|\bwho (?:pays|is paying|covers)\b/i

/** A special exclusion that says nothing of the loss answers nothing. */
function notAnswered({ citations }: PolicyAnswer): PolicyAnswer {
  return {
    status: 'NOT_FOUND',
    verdict: null,
    answer: notFoundAnswer,
    citations: citations.map((each) => ({ ...each, role: 'NEAREST' })),
  }
}

/** Whether an exclusion names another peril, where policies name the one that happened. */
function isOfOtherPeril({ role, text, headings }: Candidate, { isNamed, bearing }: LossKind): boolean {
  return (
    isNamed === true && role === 'EXCLUSION' && bearing?.test(`${headings.at(-1) ?? ''} ${text}`) === false
  )
}

/** Whether a passage neither grants nor excludes, and says nothing of such a loss. */
function isOfSomethingElse({ role, text, headings }: Candidate, { bearing }: LossKind): boolean {
  return role === 'SOURCE' && bearing?.test(`${headings.at(-1) ?? ''} ${text}`) === false
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
            ...givingBack(kind, candidates)
              .slice(0, 1)
              .flatMap((given) => withMost(given, candidates)),
          ],
          agreed.slice(0, 1),
        )
  }
  if (agreed.length === 0)
    return ownProperty(kind, question, candidates) ?? declaredFor(kind, question, candidates)
  const gone = agreed.flatMap((promise) => takenAway(promise, candidates))
  if (gone.length > 0) {
    const left = agreed.filter((promise) => takenAway(promise, candidates).length === 0)
    return left.length === 0 || asksMedical.test(question.text)
      ? said(question, 'EXCLUDED', gone, [])
      : said(question, 'DEPENDS', [...left, ...gone], [])
  }
  const rival = rivals[0]
  return withNotes(
    rival || kind.isOpen
      ? said(question, 'DEPENDS', [...agreed, ...(rival ? [rival] : [])], [])
      : said(question, 'COVERED', agreed, []),
    kind,
    candidates,
  )
}

/** A promise with what it pays at most, which the next sentence may say. */
function withMost(promise: Candidate, candidates: readonly Candidate[]): Candidate[] {
  const most = hasAmount.test(promise.text)
    ? undefined
    : besideOf(promise, candidates).find(({ text }) => hasAmount.test(text))
  return most ? [promise, most] : [promise]
}

/** The endorsement that takes a promise away: "Coverage C does not apply to any premises, and its limit is deleted". */
function takenAway({ headings, text, documentId }: Candidate, candidates: readonly Candidate[]): Candidate[] {
  const title = `${headings.at(-1) ?? ''} ${text}`.trim().toLowerCase()
  return candidates.filter((each) => {
    const [, part] = (each.isEndorsement && removal.exec(each.text)) || []
    return part !== undefined && each.documentId === documentId && startsWithName(title, part.toLowerCase())
  })
}

function startsWithName(text: string, name: string): boolean {
  return text.startsWith(name) && !/^\w/.test(text.slice(name.length))
}

const removal =
  /\b((?:coverage|agreement|part|section) (?:[A-Z]|\d{1,2}|[IVX]{1,4}|one|two|three|four))\b[^.;]{0,40}?\b(?:(?:is|are) (?:hereby )?(?:deleted|removed|withdrawn)|does not apply to any (?:premises|location|operations?|person|project|auto|vehicle)s?\b)/i

/** Bills that are paid whoever is at fault, and not damages. */
const asksMedical =
  /\b(?:medical|ER|emergency room|hospital|doctor['’]?s?|ambulance|med ?pay)\b.*\b(?:bills?|expenses?|pay\w*)\b|\b(?:regardless of|whoever is at|without (?:anybody |anyone )?(?:proving )?) ?fault\b/i

/**
 * What the policy promises or declares for such a loss, where no agreement is on file: "Employee Dishonesty $25,000", or the
 * limits of liability of declarations without their forms.
 */
function declaredFor(
  kind: LossKind,
  question: Question,
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  if (kind.insuredBy.length > 0) {
    const rows = kind.insuredBy.flatMap((insurance) => declaredRows(insurance, candidates))
    return rows.length === 0 ? null : said(question, 'DEPENDS', [...new Set(rows)], [])
  }
  const giving = givingBack(kind, candidates)
  const promise = giving.find(({ isFront }) => !isFront)
  const [row, ...rows] = giving.filter(({ isFront }) => isFront)
  const found = [
    ...(promise ? withMost(promise, candidates) : []),
    ...(rows.length === 0 && row ? [row] : []),
  ]
  if (found.length === 0) return null
  const isSure = promise === undefined || !hasCondition(ofBlock(promise, candidates))
  return said(question, isSure ? 'COVERED' : 'DEPENDS', found, [])
}

function ofBlock({ documentId, page, block }: Candidate, candidates: readonly Candidate[]): string {
  return candidates
    .filter((each) => each.documentId === documentId && each.page === page && each.block === block)
    .map(({ text }) => text)
    .join(' ')
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
