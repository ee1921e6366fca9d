import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

/** Mail through a server: `smtp://user:password@host:587` or `smtps://…`. */
export function smtpMail({ smtpUrl, mailFrom }: { smtpUrl: string; mailFrom: string }): Mail {
  const transport = createTransport(smtpUrl, { from: mailFrom })
  return {
    async send(message) {
      await transport.sendMail({ ...message })
    },
    async verify() {
      await transport.verify()
    },
    mailbox: null,
    close: () => transport.close(),
  }
}
