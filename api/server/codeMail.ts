import { type CodeDelivery, greeting } from '../identity/index.ts'
import type { Mail } from '../platform/index.ts'

/** Writes the message with a sign-in code; its link fills in both steps of the sign-in screen. */
export function codeMail(mail: Pick<Mail, 'send'>, publicUrl: string): CodeDelivery {
  return async ({ email, name, code }) => {
    const link = `${publicUrl}/app/signin?${new URLSearchParams({ email, code })}`
    await mail.send({
      to: email,
      subject: `${code} is your Coverdesk code`,
      text: `${greeting(name)}

Your Coverdesk sign-in code is ${code}. It works once, within ten minutes, in the browser where you requested it.

Or open this link in that browser:
${link}

If you didn’t request this code, you can ignore this email.
`,
    })
  }
}
