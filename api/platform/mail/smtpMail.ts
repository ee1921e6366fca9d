import { Buffer } from 'node:buffer'
import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

/** Mail through a server: `smtp://user:password@host:587` or `smtps://…`. */
export function smtpMail({ smtpUrl, mailFrom }: { smtpUrl: string; mailFrom: string }): Mail {
  const transport = createTransport(smtpUrl, { from: mailFrom })
  return {
    async send({ messageId, inReplyTo, references, cc, headers, attachments, ...message }) {
      await transport.sendMail({
        ...message,
        ...(cc && { cc: [...cc] }),
        ...(headers && { headers: { ...headers } }),
        ...(messageId && { messageId: `<${messageId}>` }),
        ...(inReplyTo && { inReplyTo: `<${inReplyTo}>` }),
        ...(references && { references: references.map((id) => `<${id}>`) }),
        ...(attachments && {
          attachments: attachments.map(({ content, ...file }) => ({
            ...file,
            content: Buffer.from(content),
          })),
        }),
        // Nothing that a message names is read from disk or fetched.
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    async verify() {
      await transport.verify()
    },
    mailbox: null,
    close: () => transport.close(),
  }
}
