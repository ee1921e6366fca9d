import { coverageNotice } from '../../assistant/index.ts'
import type { EmailAttachment } from './readEmail.ts'

/**
 * The carrier's notice that an email passes on in its text, as a file: what policies show of a notice, they show of a
 * document. Null for any other email.
 */
export function passedOnNotice(
  forwarded: string,
  { from, today }: { readonly from: string; readonly today: string },
): EmailAttachment | null {
  const notice = coverageNotice(forwarded, today)
  if (notice === null) return null
  const kind = notice.isNonrenewal ? 'Notice of nonrenewal' : 'Notice of cancellation'
  const text = [`${kind} forwarded by ${from}`, forwarded.replace(marks, '').trim()].join('\n\n')
  return { name: `${kind}.txt`, mimeType: 'text/plain', content: new TextEncoder().encode(text) }
}

/** What a mail program writes around what it repeats. */
const marks = /^[ \t]*(?:>+[ \t]?)+|^[ \t]*-{2,}[ \t]*(?:forwarded|original) message[ \t]*-{2,}[ \t]*$/gim
