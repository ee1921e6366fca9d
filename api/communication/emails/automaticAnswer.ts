import type { Triage } from '../../assistant/index.ts'
import type { AgencyStore, Change } from '../../platform/index.ts'
import { settingsOf } from '../settings/communicationSettings.ts'
import type { Email } from './email.ts'
import type { EmailDraft } from './emailThread.ts'
import { planAcknowledgment, planEmail } from './sendEmail.ts'

interface AutomaticReply {
  readonly changes: readonly Change[]
  /** It asks for missing information, so the thread now waits for the client. */
  readonly isQuestion: boolean
}

export const noAnswer: AutomaticReply = { changes: [], isQuestion: false }

/** An automatic reply the agency allows, at most one per conversation. */
export function automaticAnswer(
  agency: AgencyStore,
  { email, draft, decided, now }: { email: Email; draft: EmailDraft | null; decided: Triage; now: number },
): AutomaticReply {
  const { ACKNOWLEDGMENT, QUESTION_BACK } = settingsOf(agency).automaticAnswers
  const { threadId } = email
  const isMissing = decided.requests.some(({ missing }) => missing.length > 0)
  if (QUESTION_BACK && isMissing && draft) {
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
