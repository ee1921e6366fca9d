import { emailThreadKind } from '../../../communication/index.ts'
import type { Task } from '../../runs/task.ts'
import type { ReplyOrder } from '../../tools/sendReply.ts'
import { directSending } from './directSending.ts'

interface AskedCopies {
  /** Whom the reply copies. */
  readonly cc: readonly string[]
  /** Who asks for it, and what approving does. */
  readonly warnings: readonly string[]
}

/** Who else is to get the certificate: the holder directly, or whoever the client or a user names. */
export function copiesAskedFor(
  { agency }: Pick<Task, 'agency'>,
  {
    clientText,
    ordered,
    draft,
    holderEmail,
  }: {
    clientText: string
    /** What a user said. */
    ordered: string
    /** The reply that brings the certificate; null if it is only issued. */
    draft: Pick<ReplyOrder, 'threadId' | 'to' | 'body'> | null
    holderEmail: string | null
  },
): AskedCopies {
  const sender = draft?.to ?? null
  const byClient = directSending(clientText, sender)
  const byUser = directSending(ordered, sender)
  const thread = agency.table(emailThreadKind).get(draft?.threadId)
  // Whoever forges a client's address must not have documents sent on.
  const isTrusted = draft !== null && thread?.isSenderVerified !== false
  const cc = [
    ...(isTrusted ? addressesIn(byClient, { sender, holderEmail }) : []),
    ...(draft ? addressesIn(byUser, { sender, holderEmail }) : []),
  ].filter((address, at, all) => all.indexOf(address) === at)
  const sending =
    draft === null
      ? 'Approving only issues it.'
      : cc.length > 0
        ? `Approving sends it to ${draft.to} with a copy to ${cc.join(', ')}.`
        : `Approving sends it only to ${draft.to}.`
  return {
    cc,
    warnings: [
      ...(byClient ? [`The client asks to send it to someone else: "${byClient}" ${sending}`] : []),
      ...(draft && cc.length === 0 && !byClient ? passedOnWarning(clientText, draft) : []),
      ...(byUser ? [`You asked to send it to someone else: "${byUser}" ${sending}`] : []),
    ],
  }
}

/** Whoever wrote what the client passes on is waiting for the certificate, and would not get it. */
function passedOnWarning(text: string, { to, body }: Pick<ReplyOrder, 'to' | 'body'>): string[] {
  const domain = to.split('@')[1]?.toLowerCase() ?? ''
  const written = [
    ...text.matchAll(/^[\s>]*\*?From:\*?\s*(?<writer>.*?)\s*<?(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/gim),
  ]
  const others = written.flatMap(({ groups }) => {
    const email = groups?.['email']?.toLowerCase() ?? ''
    const isOurs = email.endsWith(`@${domain}`) || body.toLowerCase().includes(email)
    return isOurs ? [] : [{ email, writer: (groups?.['writer'] ?? '').replaceAll(/["<*[(]/g, '').trim() }]
  })
  const last = others.at(-1)
  return last === undefined
    ? []
    : [
        `${last.writer === '' ? last.email : `${last.writer} (${last.email})`} asked for it in the message that the client passed on. Approving sends it only to ${to}.`,
      ]
}

/** The addresses in a sentence that asks to send it to someone else; of "send it to them directly", the holder's. */
function addressesIn(
  sentence: string | null,
  { sender, holderEmail }: { sender: string | null; holderEmail: string | null },
): string[] {
  if (sentence === null) return []
  const written = sentence.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []
  const addresses = written
    .map((address) => address.toLowerCase())
    .filter((address) => address !== sender?.toLowerCase())
  return addresses.length > 0 ? addresses : holderEmail ? [holderEmail] : []
}
