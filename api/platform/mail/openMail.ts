import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Mail } from './mail.ts'
import { mailboxMail } from './mailboxMail.ts'
import { smtpMail } from './smtpMail.ts'

/** Mail as configured: through a server, or kept here and shown in the terminal. */
export function openMail(
  { smtpUrl, mailFrom }: { smtpUrl: string | null; mailFrom: string },
  { clock, log }: { clock: Clock; log: Log },
): Mail {
  if (smtpUrl) return smtpMail({ smtpUrl, mailFrom })
  return mailboxMail({
    clock,
    // Without a mail server the terminal is where a developer reads the code to sign in with.
    announce: ({ to, subject, text }) => log('info', 'mail', { to, subject, text }),
  })
}
