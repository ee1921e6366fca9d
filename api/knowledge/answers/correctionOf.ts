import { stemsOf } from '../../reading/passages/passageIndex.ts'
import type { Measured } from './answerFeatures.ts'
import { isForOthers } from './agreements.ts'
import { isOffSubject } from './exclusionSubjects.ts'
import { lossKindOf } from './lossKindOf.ts'
import { leadsExclusions } from './passageRole.ts'
import { perilOf, statesPeril } from './perilOf.ts'
import type { Question } from './question.ts'
import { asksShare, share } from './valueFeatures.ts'

/** Subtracted in log odds from what must not answer. */
const barred = 20
/** Added to a rule for the case that a question asks about. */
const favored = 2.6
/** Subtracted from a change of a limit that is not asked about. */
const disfavored = 1.5

/** What the fitted score of a passage leaves out, in log odds: some passages must not answer a question, some hardly. */
export function correctionOf(
  question: Question,
  measured: Measured,
  { isPerilStated, isPerilLimited }: StatedPerils,
): number {
  const { text } = measured.candidate
  return (
    (clock.test(question.text) && clock.test(text.replace(policyHour, ' ')) ? favored : 0) -
    (isPerilLimited && isOtherLimit(question, measured) ? favored : 0) +
    (asksConsequence.test(question.text) && startsCondition.test(text) ? favored : 0) +
    (isNamedRow(question, measured) ? favored / 2 : 0) +
    (terms.some((term) => term.test(question.text) && term.test(text)) ? favored : 0) -
    (isOtherChange(measured) ? disfavored : 0) -
    (isBarred(question, measured) ||
    changesOtherLimit(question.text, measured) ||
    (isPerilStated && !statesPeril(measured))
      ? barred
      : 0)
  )
}

/** "The limit for damage to rented premises is increased": a change names its limit, and answers nothing about others. */
function isOtherChange({ candidate: { text }, coverage, features }: Measured): boolean {
  return (
    features['changes'] === 1 && coverage === 0 && /\blimits? (?:for|of) (?:your |the )?\p{L}{4}/iu.test(text)
  )
}

/** Whether a sentence changes the limit of something that is not asked about, in a question for an amount. */
function changesOtherLimit(question: string, { candidate: { text }, features }: Measured): boolean {
  if (features['changes'] !== 1 || asksForChange.test(question)) return false
  const own = stemsOf(changedLimit.exec(text)?.[1] ?? '').filter((stem) => !ofManyLimits.has(stem))
  const asked = new Set(stemsOf(question))
  return own.length > 0 && !own.some((stem) => asked.has(stem))
}

const asksForChange = /\b(?:chang|amend|endors|increas|decreas|rais|lower|updat|new)\w*/i

/** "The Damage to Premises Rented to You Limit shown in the Declarations is amended" */
const changedLimit = /^(?:the )?([\p{L}, -]{4,60}?) limits? (?:shown|stated|of insurance|in|is|are)\b/iu
/** What says nothing of the one limit that is changed. */
const ofManyLimits = new Set(stemsOf('damage property insurance liability coverage total combined'))

/** What the documents state of the peril that a question is about. */
interface StatedPerils {
  /** Whether they state its deductible. */
  readonly isPerilStated: boolean
  /** Whether the declarations have a limit of its own. */
  readonly isPerilLimited: boolean
}

/** The row of an endorsement with a name that the question has: "Sablewood Freight Brokers, Inc. 30" for its days of notice. */
function isNamedRow(
  { text, intent }: Question,
  { candidate: { kind, isEndorsement, text: row } }: Measured,
): boolean {
  return (
    kind === 'row' &&
    isEndorsement &&
    (intent === 'TIME' || intent === 'AMOUNT') &&
    /\d/.test(row) &&
    [...text.matchAll(/(?<=[^.?!]\s)\p{Lu}\p{L}{3,}/gu)].some(([name]) => row.includes(name))
  )
}

/** Terms of the trade that mean one clause. */
const terms = [
  /\bprimary\b(?! (?:policy|layer|insurance|carrier|insurer|limits?))|\bnon-?contributory\b/i,
  /\bsubrogat\w*|\bright(?:s)? (?:of|to) recover/i,
]

/** "1:00 a.m.", in a question about closing time as in the exclusion of late service. */
const clock = /\b\d{1,2}:\d\d\b|\b\d{1,2} ?[ap]\.?m\b/i
const policyHour = /\b12:01 ?a\.?m\.?/gi

/** What a place is insured for, or the deductible, when the question is how much a peril with a limit of its own pays. */
function isOtherLimit({ text }: Question, { candidate, features }: Measured): boolean {
  if (!asksPayment.test(text) || asksShare.test(text)) return false
  const isOfPlace =
    features['money'] === 1 && ofPlace.test(candidate.text) && !perilOf(text, candidate.text).isMet
  return isOfPlace || (share.test(candidate.text) && !/\blimits?\b/i.test(candidate.text))
}

const asksPayment = /\bhow much\b|\bmost\b|\bany money\b|\blimits?\b|\bmax(?:imum)?\b/i
const ofPlace = /\b(?:buildings?|contents|premises|locations?|personal property)\b|^\d{1,3} \d+ /i

/** Whether a row of the declarations limits the peril that the question names. */
export function limitsPeril({ text }: Question, { candidate, features }: Measured): boolean {
  return (
    candidate.isFront &&
    candidate.kind === 'row' &&
    features['money'] === 1 &&
    !share.test(candidate.text) &&
    withOwnLimit.test(candidate.text) &&
    perilOf(text, candidate.text).isMet
  )
}

/** Perils that property policies exclude but for a limit of their own. */
const withOwnLimit = /\b(?:flood|earth ?quake|earth movement)\b/i

/** Made-up amounts, deductibles for another peril than the one asked about, and what is of another kind than what is asked for. */
function isBarred({ text }: Question, { candidate, features }: Measured): boolean {
  return (
    candidate.isExample ||
    features['otherPeril'] === 1 ||
    formNumber.test(candidate.text) ||
    pageNumber.test(candidate.text) ||
    boilerplate.test(candidate.text) ||
    (ofOwnThings.test(text) && ofRentedPremises.test(candidate.text)) ||
    (asksBenefits.test(text) && ofEmployersLiability.test(candidate.text)) ||
    (lossKindOf(text) !== null && (isOffSubject(text, candidate) || leadsExclusions(candidate.text))) ||
    (candidate.kind === 'row' && asksConsequence.test(text) && !saysWhen.test(candidate.text)) ||
    ((insuresOthers.test(candidate.text) || isForOthers(candidate)) &&
      (!asksForOthers.test(text) || (lossKindOf(text) !== null && !namesOthers.test(text))))
  )
}

/** Damage to premises rented is liability to the landlord: it insures nothing that is stolen, and no rented equipment. */
const ofOwnThings =
  /\b(?:stolen|stole|theft|thie(?:f|ves)|missing)\b|\b(?:rented|leased|borrowed) (?:[\w-]+ ){0,2}(?:equipment|gear|tools?|machines?|machinery|instruments?|trailers?)\b/i
const ofRentedPremises = /\bpremises (?:you rent|rented)\b|\brented premises\b/i

/** Benefits are those of the law: the limits of employers' liability are for suits. */
const asksBenefits =
  /^(?!.*\b(?:employers['’]? liability|part two|su(?:e|es|ed|its?))\b).*(?:\bpart one\b|\b(?:medical|wage|weekly|lost[- ]time|disability|comp) (?:bills?|benefits?|treatments?)\b)/i
const ofEmployersLiability = /\bby (?:accident|disease)\b/i

/** "LF-BP 4410 0123", "PHS-GL-0047713-02 sheet 3 of 5": numbers of forms and pages answer nothing. */
const formNumber = /^[A-Z]{2,}[A-Z -]* ?\d[\d .-]*(?:\(\d\d ?[/-]? ?\d\d\))?(?:, continued)?$/
const pageNumber = /^(?!.*[.;:] \S).{0,90}\b(?:page|sheet|leaf|p\.)\s*\d+\s*(?:of|\/)\s*\d+\W*$/i
/** What every form says of itself. */
const boilerplate =
  /^(?:please )?read (?:it|this|the entire policy|your policy|this endorsement)\b|^this endorsement (?:changes|modifies)\b|^all other (?:terms|provisions)\b/i
/** "What happens if the aggregate is used up?" is answered by a rule, and by no amount. */
const asksConsequence = /^(?:and |so )?what happens\b/i
const saysWhen = /\b(?:if|when|unless|earned)\b/i
const startsCondition = /^(?:if|when|where|should|in the event)\b/i
/** "Any client that must be added by written contract is an insured" */
const insuresOthers =
  /\b(?:written (?:contract|agreement)|(?:contract|agreement) in writing)\b[^.]*\b(?:is|are) (?:an? |also )*(?:additional )?insureds?\b|\b(?:is|are) (?:an? )?additional insureds?\b[^.]*\bwritten (?:contract|agreement)\b/i
/** A question that names other parties is about what the policy grants them. */
export const namesOthers =
  /\b(?:additional insureds?|ai|certs?|certificates?|coi|landlords?|lessors?|gc|contracts?)\b/i
const asksForOthers =
  /\b(?:insured|additional|named?|names|add(?:s|ed|ing)?|status|contracts?|agreements?|requir\w*|certs?|certificates?|coi|landlords?|lessors?|owners?|vendors?|lenders?|mortgag\w*|contractors?|gc|subs?|leas\w*|ai|clients?(?!['’]s)|who|vicarious\w*|primary|waiv\w*|subrogat\w*|protect\w*|party|parties)\b/i
