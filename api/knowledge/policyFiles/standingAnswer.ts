import { type AgencyStore, dayInWords } from '../../platform/index.ts'
import type { PolicyAnswer } from '../answers/policyAnswer.ts'
import type { Lapse } from '../facts/readNotice.ts'
import { datesIn } from '../facts/values.ts'
import { businessPolicyKind, type BusinessPolicyRow } from '../policies/businessPolicyKind.ts'
import {
  type CancellationNotice,
  cancellationMessage,
  cancellationNotice,
  lapseInWords,
  lapsesOf,
  type Reinstatement,
  reinstatementMessage,
  reinstatementsOf,
} from './cancellationNotice.ts'

type Agency = Pick<AgencyStore, 'id' | 'table'>

/** "Did it lapse?", "Was there a gap in coverage?", "Is it reinstated?" */
const asksLapse =
  /\b(?:did|has|have|had|is|was|were|are|when|how long|any|there)\b[^?]*\b(?:lapsed?|lapses|gaps? (?:in|of) (?:the |their |our )?(?:coverage|insurance|policy)|(?:coverage|insurance) gaps?|reinstat(?:ed|ement)|without (?:coverage|insurance))\b/i
/** "Is this policy in force right now?", "Was it active on 11/01/2026?", "Has it been canceled?" */
const asksInForce =
  /\b(?:is|are|was|were|has|have|still|currently|right now|today)\b[^?]*\b(?:in ?-?force|active|in effect|cancell?ed|still (?:insured|covered|good)|(?:insured|covered) (?:right now|today|at the moment|currently))\b|\bcurrently (?:insured|covered|in force|active)\b/i
/** "Is the policy being canceled?": a yes to it is a no to whether the policy is in force. */
const asksCanceled = /^(?!.*\b(?:in ?-?force|active|in effect|insured|covered)\b).*\bcancell?ed\b/i
/** The conditions of a policy, and what would happen: no question about its standing. */
const asksRule =
  /\b(?:will|would|can|could|may|might|should|must|if|does|do|how many days|notice period|endorsements?|forms?|exclusions?)\b/i

/** Whether a question is about a policy's standing: if it lapsed, or is in force. */
export function asksStanding(question: string): boolean {
  return !asksRule.test(question) && (asksLapse.test(question) || asksInForce.test(question))
}

/** A policy with what the carrier's notices on file say of it; at least one of the two is known. */
interface Standing {
  readonly policy: BusinessPolicyRow
  readonly notice: CancellationNotice | null
  /** The latest one, whether or not anyone confirmed it. */
  readonly reinstatement: Reinstatement | null
  readonly lapses: readonly Lapse[]
  readonly today: string
}

/** What the carrier's notices on file say about whether a policy lapsed or is in force; null for any other question. */
export function standingAnswer(
  agency: Agency,
  policyId: string,
  { question, today }: { readonly question: string; readonly today: string },
): PolicyAnswer | null {
  const policy = agency.table(businessPolicyKind).get(policyId)
  if (!policy || !asksStanding(question)) return null
  const notice = cancellationNotice(agency, policy)
  const [reinstatement = null] = reinstatementsOf(agency, policy)
  const source = reinstatement ?? notice
  if (!source) return null
  const standing = { policy, notice, reinstatement, lapses: lapsesOf(agency, policy), today }
  const [day] = datesIn(question)
  const verdict =
    notice && (notice.reinstatement ?? notice).isBeingRead
      ? `${cancellationMessage(notice, today)}.`
      : asksLapse.test(question) && !day
        ? ifLapsed(standing)
        : asksCanceled.test(question)
          ? ifCanceled(standing, day?.iso ?? today)
          : ifInForce(standing, day?.iso ?? today)
  const open = notice?.reinstatement ? ' Nobody has marked the policy reinstated yet.' : ''
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `${verdict}${open}`,
    citations: [
      { documentId: source.fileId, page: source.page ?? 1, quote: source.quote ?? '', role: 'SOURCE' },
    ],
  }
}

function ifLapsed({ notice, reinstatement, today }: Standing): string {
  if (notice && !notice.reinstatement) {
    const message = `${cancellationMessage(notice, today)}.`
    const isOver =
      notice.kind === 'CANCELLATION' && notice.effectiveOn !== null && notice.effectiveOn <= today
    return isOver ? `Yes. ${message} No reinstatement is on file.` : `Not so far. ${message}`
  }
  if (!reinstatement) return 'No lapse is on file.'
  const told = `${reinstatementMessage(reinstatement)}.`
  if (reinstatement.lapse === 'NONE') return `No. ${told}`
  return reinstatement.lapse ? `Yes. ${told}` : told
}

function ifCanceled(standing: Standing, day: string): string {
  const { policy, notice, today } = standing
  if (notice && !notice.reinstatement) {
    const isOver = notice.effectiveOn !== null && notice.effectiveOn <= day
    return `${isOver ? 'Yes.' : 'Not yet.'} ${cancellationMessage(notice, today)}.`
  }
  return policy.state === 'CANCELED'
    ? 'Yes. The policy was canceled.'
    : ifInForce(standing, day).replace(/^Yes\b/, 'No')
}

function ifInForce({ policy, notice, lapses, today }: Standing, day: string): string {
  const when = day === today ? '' : ` on ${dayInWords(day)}`
  const { inforceAt, expiresAt, state } = policy
  if (inforceAt !== null && day < inforceAt) return `No. The term begins on ${dayInWords(inforceAt)}.`
  if (expiresAt !== null && day >= expiresAt) return `No. The term ended on ${dayInWords(expiresAt)}.`
  const lapse = lapses.find(({ from, to }) => from <= day && day < to)
  if (lapse) return `No. Coverage lapsed from ${lapseInWords(lapse)}.`
  const { effectiveOn = null, reinstatement = null } = notice ?? {}
  if (reinstatement && (reinstatement.effectiveOn === null || reinstatement.effectiveOn <= day))
    return `Yes${when}. ${reinstatementMessage(reinstatement)}.`
  if (notice && !reinstatement) {
    const message = `${cancellationMessage(notice, today)}.`
    if (effectiveOn === null) return `${message} The notice doesn’t say from when.`
    return effectiveOn <= day ? `No. ${message}` : `Yes${when}, until ${dayInWords(effectiveOn)}. ${message}`
  }
  if (state === 'CANCELED') return 'No. The policy was canceled.'
  const past = lapses.map((each) => ` Coverage lapsed from ${lapseInWords(each)}.`).join('')
  return `Yes${when}.${past}`
}
