import { setTimeout as pause } from 'node:timers/promises'

interface Mail {
  to: string
  text: string
  at?: string | number
}

/** The newest code emailed to this address after `since` messages; waits for the message to arrive. */
export async function codeFor(
  address: string,
  { url, since = 0 }: { url: string; since?: number },
): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = await mailsTo(address, url)
    const code = mails.length > since ? /\b(\d{6})\b/.exec(mails[0]?.text ?? '')?.[1] : undefined
    if (code) return code
    await pause(50)
  }
  throw new Error(`No code was mailed to ${address}.`)
}

/** The messages to this address, newest first. */
export async function mailsTo(address: string, url: string): Promise<Mail[]> {
  const response = await fetch(`${url}/dev/mail.json`)
  const mails: Mail[] = await response.json()
  return mails.filter(({ to }) => to.includes(address))
}
