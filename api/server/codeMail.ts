import type { CodeDelivery } from '../identity/index.ts'
import type { Mail } from '../platform/index.ts'

/** Writes the message with a sign-in code; its link fills in both steps of the sign-in screen. */
export function codeMail(mail: Pick<Mail, 'send'>, publicUrl: string): CodeDelivery {
  return async ({ email, name, code }) => {
    const link = `${publicUrl}/app/signin?${new URLSearchParams({ email, code })}`
    await mail.send({
      to: email,
      subject: `${code} is your Coverdesk code`,
      text: `Hello ${name},

your code for signing in to Coverdesk is ${code}. It is good for ten minutes, once, in the browser in which you asked for it.

Or open this link in that browser:
${link}

If you did not ask for it, you need not do anything.
`,
    })
  }
}
