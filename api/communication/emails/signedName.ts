import { messageParts } from '../../assistant/index.ts'
import type { ReadEmail } from './readEmail.ts'

/** The name below a message. */
export function signedName(body: string): string | null {
  const [line = ''] = messageParts(body)
    .signature.split('\n')
    .filter((each) => /^\s*\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’.-]*){0,2}\s*$/u.test(each))
  return line === '' || closing.test(line) ? null : line.trim()
}

const closing = /^\s*(?:many|kind|best|warm|thanks?|regards|cheers|sincerely|respectfully|sent)\b/i

/** The sender's name; some mail programs write `Unknown` for one they do not know. */
export function senderName({ from, text }: Pick<ReadEmail, 'from' | 'text'>): string | null {
  if (from.name === null || !/\bunknown$/i.test(from.name)) return from.name
  return signedName(text) ?? (from.name.replace(/\s*\bunknown$/i, '') || null)
}
