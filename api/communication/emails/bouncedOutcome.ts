import { replace } from '../../platform/index.ts'
import type { AgencyStore, JobOutcome } from '../../platform/index.ts'
import { type Email, emailKind } from './email.ts'
import { emailThreadKind, undelivered } from './emailThread.ts'
import type { ReadEmail } from './readEmail.ts'

/** Shows a bounced message on its thread. */
export async function bouncedOutcome(
  agency: AgencyStore,
  { bounce }: ReadEmail,
  now: number,
): Promise<JobOutcome | null> {
  const row = bounce?.messageId
    ? agency.table(emailKind).related('messageId', bounce.messageId)[0]
    : undefined
  const [email, thread] = row
    ? await Promise.all([agency.read(emailKind, row.id), agency.read(emailThreadKind, row.threadId)])
    : []
  if (!email || !thread || !bounce) return null
  const failed: Email = { ...email.value, delivery: 'BOUNCED', failure: bounce.reason }
  return {
    changes: [
      replace(email, failed, 'BOUNCE_EMAIL'),
      replace(thread, undelivered(thread.value, now), 'BOUNCE_EMAIL'),
    ],
  }
}
