import type { TriageMessage } from '../../assistant/index.ts'
import { type EmailThread, plainSubject } from './emailThread.ts'
import type { ReadEmail } from './readEmail.ts'

/** The thread that a message starts, before anything is known of it. */
export function newThread(
  read: ReadEmail,
  { message, isVerified, at }: { message: TriageMessage; isVerified: boolean; at: number },
): EmailThread {
  return {
    subject: plainSubject(read.subject) || null,
    state: 'ENDED',
    waitingFor: null,
    fromName: message.from.name,
    fromEmail: read.from.address,
    isSenderVerified: isVerified,
    account: null,
    summary: null,
    serviceRequestIds: [],
    people: [],
    draft: null,
    actions: [],
    createdAt: at,
    updatedAt: at,
  }
}
