import { type AgencyStore, dayInWords } from '../../platform/index.ts'
import type { PolicyAnswer } from '../answers/policyAnswer.ts'
import { datesIn } from '../facts/values.ts'
import { businessPolicyKind, type BusinessPolicyRow } from '../policies/businessPolicyKind.ts'
import {
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
/** The conditions of a policy, and what would happen: no question about its standing. */
const asksRule =
  /\b(?:will|would|can|could|may|might|should|must|if|does|do|how many days|notice period|endorsements?|forms?|exclusions?)\b/i

/** What the carrier's notices on file say about whether a policy lapsed or is in force; null for any other question. */
export function standingAnswer(
  agency: Agency,
  policyId: string,
  { question, today }: { readonly question: string; readonly today: string },
): PolicyAnswer | null {
  const policy = agency.table(businessPolicyKind).get(policyId)
  if (!policy || asksRule.test(question)) return null
  const isAboutLapse = asksLapse.test(question)
  if (!isAboutLapse && !asksInForce.test(question)) return null
  const notice = cancellationNotice(agency, policy)
  const [reinstatement = null] = reinstatementsOf(agency, policy)
  if (!notice && !reinstatement) return null
  const isOpen = notice?.reinstatement != null
  const open = isOpen ? ' Nobody has marked the policy reinstated yet.' : ''
  const [day] = datesIn(question)
  const verdict =
    isAboutLapse && !day
      ? ifLapsed(agency, policy, { reinstatement, today })
      : ifInForce(agency, policy, { day: day?.iso ?? today, today })
  const source = reinstatement ?? notice
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `${verdict}${open}`,
    citations: source
      ? [{ documentId: source.fileId, page: source.page ?? 1, quote: source.quote ?? '', role: 'SOURCE' }]
      : [],
  }
}

function ifLapsed(
  agency: Agency,
  policy: BusinessPolicyRow,
  { reinstatement, today }: { readonly reinstatement: Reinstatement | null; readonly today: string },
): string {
  const notice = cancellationNotice(agency, policy)
  if (notice && !notice.reinstatement) {
    const message = `${cancellationMessage(notice, today)}.`
    const isOver = notice.effectiveOn !== null && notice.effectiveOn <= today
    return isOver ? `Yes. ${message} No reinstatement is on file.` : `Not so far. ${message}`
  }
  if (!reinstatement) return 'No lapse is on file.'
  const told = `${reinstatementMessage(reinstatement)}.`
  if (reinstatement.lapse === 'NONE') return `No. ${told}`
  return reinstatement.lapse ? `Yes. ${told}` : told
}

function ifInForce(
  agency: Agency,
  policy: BusinessPolicyRow,
  { day, today }: { readonly day: string; readonly today: string },
): string {
  const when = day === today ? '' : ` on ${dayInWords(day)}`
  const { inforceAt, expiresAt, state } = policy
  if (inforceAt !== null && day < inforceAt) return `No. The term begins on ${dayInWords(inforceAt)}.`
  if (expiresAt !== null && day >= expiresAt) return `No. The term ended on ${dayInWords(expiresAt)}.`
  const lapses = lapsesOf(agency, policy)
  const lapse = lapses.find(({ from, to }) => from <= day && day < to)
  if (lapse) return `No. Coverage lapsed from ${lapseInWords(lapse)}.`
  const notice = cancellationNotice(agency, policy)
  const { effectiveOn = null, reinstatement = null } = notice ?? {}
  if (reinstatement && (reinstatement.effectiveOn === null || reinstatement.effectiveOn <= day))
    return `Yes${when}. ${reinstatementMessage(reinstatement)}.`
  if (notice && !reinstatement) {
    if (effectiveOn === null) return `${cancellationMessage(notice, today)}. It doesn’t say from when.`
    return effectiveOn <= day
      ? `No. ${cancellationMessage(notice, today)}.`
      : `Yes${when}, until ${dayInWords(effectiveOn)}. ${cancellationMessage(notice, today)}.`
  }
  if (state === 'CANCELED') return 'No. The policy is Canceled.'
  const past = lapses.map((each) => ` Coverage lapsed from ${lapseInWords(each)}.`).join('')
  return `Yes${when}.${past}`
}
