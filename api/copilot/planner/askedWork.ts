import { exploreDocument } from '../skills/exploreDocument/exploreDocument.ts'
import { asksForTerm, explainTerm } from '../skills/explainTerm/explainTerm.ts'
import { isAboutEvents } from '../skills/lookUpRecords/accountEvents.ts'
import { isAboutEmail } from '../skills/lookUpRecords/lastEmail.ts'
import { lookUpRecords } from '../skills/lookUpRecords/lookUpRecords.ts'
import { asksForSkills, orient } from '../skills/orient/orient.ts'
import { reviseArtifact } from '../skills/reviseArtifact/reviseArtifact.ts'
import type { Skill } from '../skills/skill.ts'
import { skillNamed } from '../skills/skillRegistry.ts'
import type { Situation } from './situation.ts'

/** Work whose result can be told to a client or carrier: "write Marta what is missing". */
const reviews: ReadonlySet<string> = new Set([
  'check-issued-policy',
  'compare-contracts',
  'compare-coverage',
  'review-certificate',
  'review-contract',
  'review-endorsements',
  'review-renewal',
])
/** Whether the last work was a review; questions about it in between do not count. */
export function isAfterReview({ lastSkill, artifacts, madeBy }: Situation): boolean {
  const asides: readonly (string | null)[] = [exploreDocument.name, lookUpRecords.name]
  const last = artifacts.at(-1)
  return reviews.has((asides.includes(lastSkill) && last ? madeBy(last) : lastSkill) ?? '')
}

/** Whether the last work found something that can be told to somebody, and drafted no email itself. */
export function hasResult(situation: Situation): boolean {
  const { lastSkill, artifacts, madeBy } = situation
  if (isAfterReview(situation)) return true
  if (lastSkill === reviseArtifact.name || skillNamed(lastSkill ?? '')?.role !== 'ANSWER') return false
  const last = artifacts.at(-1)
  return last?.type !== 'EMAIL' || madeBy(last) !== lastSkill
}

/** Which certificates there are, not an order for more. */
export const issuedCertificates =
  /^\s*(?:please |can you |could you )?(?:list|show(?: me)?|which|what|how many|when|did we|have we)\b.{0,40}\b(?:certificates|certs|cois|(?:issue|send|make)\b.{0,40}\b(?:certificate|cert|coi))\b.{0,40}(?:\b(?:issued?|sent|send|made|went|go(?:ne)?)\b|$)/i

export const certificateOrder =
  /(?:^|[.!?]\s|\n)\s*(?:please |can you |could you |now )?(?:(?:issue|prepare|make|create|generate|do|send|run|cut|write|need)\b.{0,30}\b(?:certificate|cert|coi|acord ?25)\b|(?:certificate|cert|coi) (?:for|to)\b.{2,80}\b(?:for|to)\b)/i

export const fillsForm =
  /\b(?:fill|fill(?:ing)? (?:in|out|up)|complet(?:e|ing)|populat(?:e|ing)|prefill)\b.{0,60}\b(?:forms?|notice|acord|applications?|app|questionnaire|supplement\w*)\b/i

/** What the records or documents of a client say. */
export const recordWords =
  /\b(?:polic(?:y|ies)|premiums?|limits?|expir\w+|renews?|carriers?|phone|contact|open requests?|(?:have|carry|has|get) .+|insured (?:for|against)\b|additional insureds?|aggregate|cover(?:s|ed)|excluded?)\b/is

/** What only the agency's records can say, whatever documents are at hand. */
const ofAgency =
  /\b(?:our|which|what|how many|all|any|my|other) (?:open |of our )?(?:accounts|clients|customers|service requests|requests|book)\b|\b(?:service|open|overdue) requests?\b|\b(?:do|have|are|can) we (?:have|write|insure|issued?)\b|\b(?:on record|in our (?:system|records|book))\b|\bpolicies\b.{0,30}\b(?:expir\w+|renew\w*|up for)\b|\bexpir\w+ (?:list|policies)\b|\bpolicies with\b|\bother polic(?:y|ies)\b|\blast (?:e-?mail|call|message)\b/i

/** Work on the same documents: what one of them found answers questions that sound like another. */
const comparisons: ReadonlySet<string> = new Set([
  'check-issued-policy',
  'compare-coverage',
  'review-renewal',
])

const ofPolicies: ReadonlySet<string> = new Set(['POLICY', 'DECLARATIONS', 'BINDER'])

/** Letters to carriers that say more than what is dictated. */
const carrierLetters: Readonly<Record<string, RegExp>> = {
  'additional-insured-request': /./,
  'broker-of-record': /./,
  'cancellation-request': /\bcancel|\bterminat|\bcxl\b/i,
  'claim-status-request':
    /\b(?:status|updates?|heard?|where|when|ask|follow|check|request|inquir\w+|news|progress)\b/i,
  'endorsement-request':
    /\b(?:add|remove|delete|change|increase|decrease|raise|lower|replace|update|correct|endorse)\b/i,
  'first-notice-of-loss': /./,
  // "Send the loss runs to the underwriter" has them.
  'loss-run-request': /\brequest|^(?!\s*(?:please |can you |could you )?(?:send|forward|e-?mail)\b.*\bto\b)/i,
  'reinstatement-request': /\breinstat/i,
  'submission-letter': /\b(?:quotes?|terms|pricing) (?:on|for)\b|\bsubmission\b/i,
  'waiver-request': /./,
}

export function isCarrierLetter({ name }: Skill, text: string): boolean {
  return carrierLetters[name]?.test(text) ?? false
}

/** Letters to clients whose subject is all that a message tells: "remind the client that the premium is due". */
const clientLetters: Readonly<Record<string, RegExp>> = {
  'premium-reminder':
    /^[^.!?\n]{0,60}\b(?:premium|installment|payment|invoice|bill)\b[^.!?\n]{0,40}\b(?:due|late|unpaid|open|outstanding|owed)\b[^.!?\n]{0,20}[.!?]?$/i,
  'renewal-letter':
    /^[^.!?\n]{0,60}\b(?:polic(?:y|ies)|coverage|insurance)\b[^.!?\n]{0,30}\b(?:renew\w*|expir\w+)\b[^.!?\n]{0,20}[.!?]?$/i,
}

export function isSubjectOf({ name }: Skill, text: string): boolean {
  return (clientLetters[name]?.test(text) ?? false) && !/["“]|\band\b|\bbut\b/i.test(text)
}

export const comparesPart =
  /^\s*(?:(?:please|now|just|can you|could you)[\s,]+)*compare (?:just |only )?(?:the|their) (?!.*\b(?:quotes?|options?|offers?|carriers?|proposals?|policies|documents?|files?|contracts?|all|both|these|two|three|four)\b)/i

/** Whether a skill's work on the files was done before, so that a question is about its result. */
export function isDone(
  skill: Skill,
  { message, files, artifacts, lastSkill, isFollowUp, madeBy }: Situation,
): boolean {
  if (!isFollowUp || files.length === 0 || files.some(({ isNew }) => isNew)) return false
  const done = [lastSkill, ...artifacts.map((artifact) => madeBy(artifact))].flatMap((name) => name ?? [])
  // "Does it meet the umbrella requirement?" is about the certificate that was reviewed, not about a policy.
  if (skill.name === 'review-contract' && done.includes('review-certificate'))
    return (
      !/\bpolic(?:y|ies)\b/i.test(message.content) || !files.some(({ type }) => ofPolicies.has(type ?? ''))
    )
  return done.some((name) => name === skill.name || (comparisons.has(name) && comparisons.has(skill.name)))
}

/** Whether a question asks for the work that its words suggest, although a document could answer it. */
export function isAskedFor(skill: Skill, situation: Situation): boolean {
  const {
    message: { content },
    files,
  } = situation
  if (skill === exploreDocument || skill === reviseArtifact) return true
  if (skill.inputs.length > 0 && isDone(skill, situation)) return false
  if (skill === orient) return files.length === 0 || asksForSkills.test(content)
  if (skill === explainTerm) return asksForTerm(content)
  if (skill === lookUpRecords)
    return (
      [ofAgency, issuedCertificates].some((words) => words.test(content)) ||
      files.length === 0 ||
      isAboutEmail(content) ||
      isAboutEvents(content)
    )
  const fits = files.some(
    ({ type }) => type === null || type === 'OTHER' || skill.inputs.some(({ types }) => types.includes(type)),
  )
  return (
    (skill.questions?.test(content) ?? false) && (files.length === 0 || skill.inputs.length === 0 || fits)
  )
}
