import { Buffer } from 'node:buffer'
import { createRequire } from 'node:module'
import PostalMime, { type Address } from 'postal-mime'
import type { Block, ReadPage } from '../reading.ts'
import { ReadingError } from '../ReadingError.ts'
import { type FlowPiece, flowReading } from './flowReading.ts'
import { htmlPieces } from './htmlPieces.ts'
import { textPages } from './textPages.ts'

export interface EmailFile {
  readonly name: string
  readonly mimeType: string
  readonly bytes: Uint8Array
}

interface Email {
  readonly headers: readonly (readonly [string, string])[]
  readonly text: string | undefined
  readonly html: string | undefined
  readonly files: readonly EmailFile[]
}

/** An email as saved by most programs (.eml). */
export async function readEml(bytes: Uint8Array): Promise<Email> {
  try {
    const email = await PostalMime.parse(bytes)
    return {
      headers: [
        ['From', namesOf(email.from ? [email.from] : [])],
        ['To', namesOf(email.to ?? [])],
        ['Cc', namesOf(email.cc ?? [])],
        ['Date', email.date ?? ''],
        ['Subject', email.subject ?? ''],
      ],
      text: email.text,
      html: email.html,
      files: email.attachments.map(({ filename, mimeType, content }) => ({
        name: filename ?? 'Attachment',
        mimeType,
        bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
      })),
    }
  } catch (error) {
    throw new ReadingError('This email is damaged and cannot be read.', { cause: error })
  }
}

interface OutlookFields {
  readonly subject?: string
  readonly senderName?: string
  readonly senderSmtpAddress?: string
  readonly senderEmail?: string
  readonly clientSubmitTime?: string
  readonly messageDeliveryTime?: string
  readonly body?: string
  readonly bodyHtml?: string
  readonly html?: Uint8Array
  readonly recipients?: readonly { name?: string; smtpAddress?: string; email?: string; recipType?: string }[]
  readonly attachments?: readonly { fileName?: string; name?: string; innerMsgContent?: true }[]
}

interface OutlookReader {
  getFileData(): OutlookFields
  getAttachment(index: number): { readonly fileName: string; readonly content: Uint8Array }
}

/** An email as saved by Outlook (.msg). */
export function readMsg(bytes: Uint8Array): Email {
  const { default: MsgReader } = createRequire(import.meta.url)('@kenjiuno/msgreader') as {
    default: new (buffer: ArrayBuffer) => OutlookReader
  }
  try {
    const reader = new MsgReader(bytes.slice().buffer)
    const fields = reader.getFileData()
    const people = (type: string) =>
      (fields.recipients ?? [])
        .filter(({ recipType = 'to' }) => recipType === type)
        .map(({ name, smtpAddress, email }) => mailboxText(name ?? '', smtpAddress ?? email ?? ''))
        .join(', ')
    return {
      headers: [
        ['From', mailboxText(fields.senderName ?? '', fields.senderSmtpAddress ?? fields.senderEmail ?? '')],
        ['To', people('to')],
        ['Cc', people('cc')],
        ['Date', fields.clientSubmitTime ?? fields.messageDeliveryTime ?? ''],
        ['Subject', fields.subject ?? ''],
      ],
      text: fields.body,
      html: fields.bodyHtml ?? (fields.html ? Buffer.from(fields.html).toString('utf8') : undefined),
      files: (fields.attachments ?? []).map(({ fileName, name, innerMsgContent }, at) => {
        const { content } = reader.getAttachment(at)
        const fallback = innerMsgContent ? `${name ?? 'Message'}.msg` : (name ?? 'Attachment')
        return { name: fileName ?? fallback, mimeType: '', bytes: content }
      }),
    }
  } catch (error) {
    throw new ReadingError('This Outlook message is damaged and cannot be read.', { cause: error })
  }
}

/** The headers that people see, then the body. */
export function emailReading({ headers, text, html }: Email): { page: ReadPage; blocks: readonly Block[] } {
  const shown: FlowPiece[] = headers
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ kind: 'paragraph', text: `${name}: ${value}` }))
  const head = flowReading(html && html.trim() !== '' ? [...shown, ...htmlPieces(html)] : shown)
  if (!text || (html && html.trim() !== '')) return head
  const body = textPages('\n'.repeat(shown.length + 1) + text)
  return {
    page: { ...head.page, lines: [...head.page.lines, ...body.page.lines] },
    blocks: [...head.blocks, ...body.blocks],
  }
}

function namesOf(addresses: readonly Address[]): string {
  return addresses
    .flatMap((address) => address.group ?? [address])
    .map(({ name, address }) => mailboxText(name, address))
    .join(', ')
}

function mailboxText(name: string, address: string): string {
  if (name === '' || name === address) return address
  return address === '' ? name : `${name} <${address}>`
}
