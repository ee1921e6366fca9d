import { legalPaper, type Triage } from '../../assistant/index.ts'
import type { AgencyStore, Change } from '../../platform/index.ts'
import { settingsOf } from '../settings/communicationSettings.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import type { Email } from './email.ts'
import type { EmailDraft } from './emailThread.ts'
import { addressesOf } from './isAddressOfAccount.ts'
import { isSameCompany } from './senderChecks.ts'
import { planAcknowledgment, planEmail } from './sendEmail.ts'

interface AutomaticReply {
  readonly changes: readonly Change[]
  /** It asks for missing information, so the thread now waits for the client. */
  readonly isQuestion: boolean
}

/** A person reads these before anything goes out: a client may have meant the opposite. */
const changesCover: ReadonlySet<ServiceRequest['type']> = new Set([
  'ADD_ADDITIONAL_INSURED',
  'CANCEL_POLICY',
  'ENDORSE_POLICY',
])

export const noAnswer: AutomaticReply = { changes: [], isQuestion: false }

/** An automatic reply the agency allows, at most one per conversation. */
export function automaticAnswer(
  agency: AgencyStore,
  {
    email,
    draft,
    decided,
    accountId,
    now,
  }: {
    email: Email
    draft: EmailDraft | null
    decided: Triage
    accountId: string | undefined
    now: number
  },
): AutomaticReply {
  // Nothing upsets an angry client more than an automatic answer.
  if (decided.requests.some(({ isUltimatum }) => isUltimatum)) return noAnswer
  const { ACKNOWLEDGMENT, QUESTION_BACK } = settingsOf(agency).automaticAnswers
  const { threadId } = email
  const isMissing = decided.requests.some(({ missing }) => missing.length > 0)
  // The question tells what the account has, and that Cara understood the client rightly.
  const isOfAccount = addressesOf(agency, accountId).some((known) => isSameCompany(known, email.from.address))
  // A lawyer or a court gets an answer that somebody has weighed.
  if (!isOfAccount && legalPaper.test(`${email.subject ?? ''} ${email.body}`)) return noAnswer
  const mayAsk = isOfAccount && decided.requests.every(({ type }) => !changesCover.has(type))
  if (QUESTION_BACK && isMissing && mayAsk && draft) {
    const { changes } = planEmail(agency, {
      ...draft,
      to: [email.from.address],
      threadId,
      answers: email,
      approvedBy: null,
      now,
    })
    return { changes, isQuestion: true }
  }
  return ACKNOWLEDGMENT
    ? { changes: planAcknowledgment(agency, { email, decided, now }), isQuestion: false }
    : noAnswer
}
