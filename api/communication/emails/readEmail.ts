import PostalMime, { type Attachment, type Email as ParsedEmail } from 'postal-mime'
import { withoutCardNumbers } from '../../platform/index.ts'
import type { AutomaticReason, Mailbox } from './email.ts'
import { mailboxes, otherAddressIn } from './mailboxes.ts'
import { htmlText, linesBeside, readable } from './htmlText.ts'
import { headerOf822, mendedSource } from './mendedSource.ts'
import { readTnef } from './readTnef.ts'

/** An attached file. */
export interface EmailAttachment {
  readonly name: string
  readonly mimeType: string
  readonly content: Uint8Array
}

/** A parsed message. */
export interface ReadEmail {
  /** Without angle brackets; null if the message has none. */
  readonly messageId: string | null
  readonly inReplyTo: string | null
  readonly references: readonly string[]
  readonly from: Mailbox
  /** Another address that the sender gives as their name; null without one. */
  readonly posesAs: string | null
  readonly to: readonly Mailbox[]
  readonly cc: readonly Mailbox[]
  readonly replyTo: string | null
  readonly subject: string | null
  /** The full text, converted from HTML if there is no plain text. */
  readonly text: string
  /** Words in it that a person can't see, left out of the text; empty without any. */
  readonly hiddenText: string
  /** When it was sent, in milliseconds; null if its date can't be parsed. */
  readonly sentAt: number | null
  readonly automatic: AutomaticReason | null
  /** The mailing list it came through, like `service.harborline.example`; null if none is named. */
  readonly listId: string | null
  /** For a bounce: the undelivered message and the mail server's reason. */
  readonly bounce: { readonly messageId: string | null; readonly reason: string } | null
  readonly attachments: readonly EmailAttachment[]
  /** What could not be read as it was sent, in sentences for a person. */
  readonly notes: readonly string[]
  /** The Authentication-Results headers, topmost (latest) first. */
  readonly authenticationResults: readonly string[]
}

const parsing = { maxNestingDepth: 40, maxHeadersSize: 512 * 1024, forceRfc822Attachments: true } as const

/** Images up to this many bytes are treated as signature images. */
const smallestInlineImage = 20_000
const longestText = 500_000
const longestHidden = 2000

/** Parses an RFC 5322 message, recovering as much as possible from malformed input. */
export async function readEmail(source: Uint8Array): Promise<ReadEmail> {
  try {
    const read = (await readBroken(source)) ?? (await readWhole(source))
    return source.byteLength > 0 && isUnreadable(read) ? withSource(read, source) : read
  } catch {
    // Nested too deeply, or made to be endless: a person has to look at it, so only the header is parsed and the source is attached.
    return withSource(await readWhole(headerOf822(source, parsing.maxHeadersSize)), source)
  }
}

/** A multipart message whose boundary is missing or wrong, with its source for a person to check; null if nothing is wrong. */
async function readBroken(source: Uint8Array): Promise<ReadEmail | null> {
  const mended = mendedSource(source)
  if (!mended) return null
  const read = await readWhole(mended)
  return {
    ...read,
    attachments: [...read.attachments, sourceFile(source)],
    notes: [
      ...read.notes,
      'The parts of this message are not marked as they should be. Its source is attached.',
    ],
  }
}

function sourceFile(source: Uint8Array): EmailAttachment {
  return { name: 'message.eml', mimeType: 'message/rfc822', content: source }
}

function withSource(read: ReadEmail, source: Uint8Array): ReadEmail {
  return {
    ...read,
    text: 'This message could not be read. Its source is attached.',
    attachments: [...read.attachments, sourceFile(source)],
  }
}

/** Whether a message has no text, or mostly undecodable characters. */
function isUnreadable({ from, subject, text }: ReadEmail): boolean {
  if (from.address === '' && subject === null && text.trim() === '') return true
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  return broken > 3 && broken > text.length / 8
}

async function readWhole(source: Uint8Array, { isInner = false } = {}): Promise<ReadEmail> {
  const parsed = await PostalMime.parse(source, parsing)
  const from = mailboxes([parsed.from, parsed.sender].flatMap((one) => one ?? []))[0] ?? {
    name: null,
    address: '',
  }
  const inner = isInner || isBounce(parsed, from.address) ? null : await forwardedIn(parsed)
  const own = textOf(parsed)
  const text = own.text || textInTnef(parsed)
  const hiddenText = [own.hidden, inner?.hiddenText].filter(Boolean).join(' ')
  return {
    messageId: idsIn(parsed.messageId)[0] ?? null,
    inReplyTo: idsIn(parsed.inReplyTo)[0] ?? null,
    references: idsIn(parsed.references),
    from,
    posesAs: otherAddressIn(parsed.from?.name ?? '', from.address),
    to: mailboxes(parsed.to),
    cc: mailboxes(parsed.cc),
    replyTo: mailboxes(parsed.replyTo)[0]?.address ?? null,
    // An encoded word may contain a line break; a header must not.
    subject:
      readable(parsed.subject ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, 500) || null,
    text: withoutCardNumbers(
      [text, inner && forwardedText(inner)].filter(Boolean).join('\n\n').slice(0, longestText),
    ),
    hiddenText,
    sentAt: timeOf(parsed.date),
    automatic: automaticReason(parsed, from.address),
    listId: /<([^<>]+)>/.exec(headerOf(parsed, 'list-id'))?.[1]?.toLowerCase() ?? null,
    bounce: bounceOf(parsed, from.address),
    attachments: [
      ...parsed.attachments.flatMap((attachment, at) => attachmentsIn(attachment, at)),
      ...(inner?.attachments ?? []),
    ],
    notes: [
      ...parsed.attachments.flatMap((attachment, at) =>
        isEmptyFile(attachment)
          ? [`The attachment ${fileName(attachment, at)} is empty. Ask the sender to send it again.`]
          : [],
      ),
      ...(inner?.notes ?? []),
    ],
    authenticationResults: headers(parsed, 'authentication-results'),
  }
}

/** The message that is forwarded as an attachment; null if there is none, or several. */
async function forwardedIn({ attachments }: ParsedEmail): Promise<ReadEmail | null> {
  const [first, ...others] = attachments.filter(({ mimeType }) => mimeType === 'message/rfc822')
  return first && others.length === 0 ? await readWhole(bytesOf(first.content), { isInner: true }) : null
}

/** An attached message in the form in which mail programs forward one inline. */
function forwardedText({ from, sentAt, subject, text }: ReadEmail): string {
  const header = [
    '---------- Forwarded message ---------',
    `From: ${from.name ? `${from.name} <${from.address}>` : from.address}`,
    ...(sentAt === null ? [] : [`Date: ${new Date(sentAt).toUTCString()}`]),
    `Subject: ${subject ?? ''}`,
  ]
  return [header.join('\n'), text].join('\n\n')
}

function headers({ headers: all }: ParsedEmail, name: string): string[] {
  return all.filter(({ key }) => key === name).map(({ value }) => value)
}

function headerOf(parsed: ParsedEmail, name: string): string {
  return headers(parsed, name)[0]?.trim() ?? ''
}

function automaticReason(parsed: ParsedEmail, from: string): AutomaticReason | null {
  const subject = parsed.subject ?? ''
  if (isBounce(parsed, from)) return 'BOUNCE'
  if (headerOf(parsed, 'x-coverdesk-automatic') !== '') return 'LOOP'
  const submitted = headerOf(parsed, 'auto-submitted').toLowerCase()
  if (
    (submitted !== '' && submitted !== 'no') ||
    headerOf(parsed, 'x-autoreply') !== '' ||
    headerOf(parsed, 'x-autorespond') !== '' ||
    /^auto[_-]?reply$/i.test(headerOf(parsed, 'precedence')) ||
    /^\s*(automatic reply|auto[- ]?reply|out of (the )?office|autoreply)\b/i.test(subject)
  ) {
    return 'AUTO_REPLY'
  }
  const isList = ['list-id', 'list-unsubscribe', 'list-post'].some((name) => headerOf(parsed, name) !== '')
  return isList || /^(bulk|list|junk)$/i.test(headerOf(parsed, 'precedence')) ? 'NEWSLETTER' : null
}

function isBounce(parsed: ParsedEmail, from: string): boolean {
  return (
    /^(mailer-daemon|postmaster|mail-daemon)@/i.test(from) ||
    headerOf(parsed, 'x-failed-recipients') !== '' ||
    /report-type="?delivery-status/i.test(headerOf(parsed, 'content-type'))
  )
}

function bounceOf(parsed: ParsedEmail, from: string): ReadEmail['bounce'] {
  if (!isBounce(parsed, from)) return null
  const texts = parsed.attachments
    .filter(({ mimeType }) => /^(message|text)\//.test(mimeType))
    .map(({ content }) => decoded(bytesOf(content)))
  const all = [...texts, parsed.text ?? ''].join('\n')
  const reason = /^(?:diagnostic-code|status)\s*:\s*(?:smtp;\s*)?(.+)$/im.exec(all)?.[1]
  return {
    messageId: idsIn(/^message-id\s*:\s*(<[^>]+>)/im.exec(all)?.[1])[0] ?? idsIn(parsed.inReplyTo)[0] ?? null,
    reason: readable(reason ?? parsed.subject ?? 'The mail server returned it.').slice(0, 300),
  }
}

/** The files of an attachment: Outlook may pack several into winmail.dat. */
function attachmentsIn(attachment: Attachment, at: number): EmailAttachment[] {
  const content = bytesOf(attachment.content)
  if (hasNoContent(content) || attachment.mimeType === 'message/delivery-status') return []
  const isInline = attachment.related === true || attachment.disposition === 'inline'
  if (isInline && attachment.mimeType.startsWith('image/') && content.byteLength < smallestInlineImage)
    return []
  const packed = isTnef(attachment) ? readTnef(content) : null
  if (packed) {
    return packed.attachments.map(({ name, content: unpacked }, place) => ({
      name: readable(name).slice(0, 200) || nameFor('', place + 1),
      mimeType: 'application/octet-stream',
      content: unpacked,
    }))
  }
  return [{ name: fileName(attachment, at), mimeType: attachment.mimeType, content }]
}

function fileName({ filename, mimeType }: Attachment, at: number): string {
  return readable(filename ?? '').slice(0, 200) || nameFor(mimeType, at + 1)
}

/** A file that arrived without its content. */
function isEmptyFile({ filename, content, mimeType, related }: Attachment): boolean {
  return (
    Boolean(filename) &&
    related !== true &&
    mimeType !== 'message/delivery-status' &&
    hasNoContent(bytesOf(content))
  )
}

/** Whether nothing is left but the line break that ends every part. */
function hasNoContent(content: Uint8Array): boolean {
  return content.byteLength <= 2 && content.every((byte) => byte === 10 || byte === 13)
}

function isTnef({ mimeType, filename }: Attachment): boolean {
  return /\/(ms|vnd\.ms)-tnef$/i.test(mimeType) || filename?.toLowerCase() === 'winmail.dat'
}

function textInTnef({ attachments }: ParsedEmail): string {
  const packed = attachments.find(isTnef)
  return readable((packed && readTnef(bytesOf(packed.content))?.text) ?? '')
}

const endings: Readonly<Record<string, string>> = {
  'message/rfc822': 'Attached message.eml',
  'text/calendar': 'Invitation.ics',
}

function nameFor(mimeType: string, number: number): string {
  return (
    endings[mimeType] ?? `Attachment ${number}.${mimeType.split('/')[1]?.replace(/[^a-z0-9]/gi, '') ?? 'bin'}`
  )
}

function bytesOf(content: Attachment['content']): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content)
  return content instanceof Uint8Array ? content : new Uint8Array(content)
}

function decoded(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, 200_000))
}

function idsIn(value: string | undefined): string[] {
  const ids = [...(value ?? '').matchAll(/<([^<>\s]{1,400})>/g)].map(([, id = '']) => id)
  return [...new Set(ids)].slice(-60)
}

function timeOf(date: string | undefined): number | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : time
}

/** What a person who opens the message reads: where mail programs show HTML, no more than it shows. */
function textOf({ text, html }: ParsedEmail): { readonly text: string; readonly hidden: string } {
  const plain = readable(text ?? '')
  if (!html) return { text: plain, hidden: '' }
  const shown = htmlText(html)
  const seen = readable(shown.text)
  // Some mail programs send a plain-text part that only says the message is in HTML.
  const isEmpty = plain.length < 200 && /(html|view (this|it) (email|message)|enable html)/i.test(plain)
  const beside = isEmpty || seen === '' ? '' : linesBeside(plain, seen)
  const hidden = [shown.hidden, beside].filter(Boolean).join(' ').slice(0, longestHidden)
  return { text: plain === '' || isEmpty || hidden !== '' ? seen : plain, hidden }
}
