import { readDetails, triage } from '../../assistant/index.ts'
import type { TriageMessage } from '../../assistant/index.ts'
import { agencyToday } from '../../identity/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import { callBackTime } from '../emails/callBackTime.ts'
import { draftReply } from '../emails/draftReply.ts'
import { emailKind } from '../emails/email.ts'
import type { EmailDraft } from '../emails/emailThread.ts'
import { isAddressOfAccount } from '../emails/isAddressOfAccount.ts'
import { agencySignature } from '../emails/agencySignature.ts'
import { candidateBook } from './candidateBook.ts'
import { heldFrom } from './senderStanding.ts'

/** What a thread is about after a correction. */
interface Corrected {
  readonly message: TriageMessage
  /** Those of the open requests, in their order. */
  readonly types: readonly ServiceRequest['type'][]
  readonly account: ServiceRequest['account']
  /** Whether the message waits for a person to confirm its account. False if not specified. */
  readonly isUnconfirmed?: boolean
  readonly at: number
}

/** Rewrites the drafted reply for what the message really asks for. */
export function redraft(
  agency: AgencyStore,
  draft: EmailDraft,
  { message, types, account, isUnconfirmed = false, at }: Corrected,
): EmailDraft {
  const book = candidateBook(agency, message, account?.id ?? null)
  const known = book.accounts.find(({ id }) => id === account?.id) ?? null
  const decided = triage(message, book)
  const isRead = decided.accountId === (account?.id ?? null)
  const requests = [...new Set(types)].flatMap((type) => {
    const count = types.filter((each) => each === type).length
    const found = isRead ? decided.requests.filter((request) => request.type === type) : []
    return found.length > 0 ? found.slice(0, count) : [readDetails(type, message, known)]
  })
  const { isVerified } = message.from
  const isHeld = account === null && (isUnconfirmed || (!isVerified && types.includes('CANCEL_POLICY')))
  const written = draftReply({
    read: {
      from: { name: message.from.name, address: message.from.email ?? '' },
      replyTo: null,
      subject: message.subject,
    },
    message,
    requests,
    signature: agencySignature(agency),
    account: known,
    isOnRecord: isAddressOfAccount(agency, known?.id, message.from.email ?? ''),
    held: isHeld
      ? heldFrom(isVerified ? 'STRANGER' : 'UNVERIFIED', { types, from: message.from, accountName: null })
      : null,
    callBack: callBackTime(agency, at),
  })
  return { ...written, to: draft.to, subject: draft.subject }
}

/** The client's text in a thread, as input for triage. */
export async function threadMessage(agency: AgencyStore, threadId: string): Promise<TriageMessage> {
  const rows = agency
    .table(emailKind)
    .related('thread', threadId)
    .filter(({ senderRole }) => senderRole === 'CLIENT' || senderRole === 'PARTICIPANT')
    .toSorted((a, b) => a.sentAt - b.sentAt)
  const records = await agency.readMany(
    emailKind,
    rows.map(({ id }) => id),
  )
  const emails = records.flatMap((record) => (record ? [record.value] : []))
  const [first] = emails
  return {
    channel: 'EMAIL',
    receivedOn: agencyToday(agency, first?.sentAt ?? 0),
    from: {
      name: first?.from.name ?? null,
      email: first?.from.address ?? null,
      phone: null,
      isVerified: first?.isSenderVerified ?? false,
    },
    subject: first?.subject ?? null,
    body: emails.map(({ body }) => body).join('\n\n'),
    transcript: [],
    attachments: [],
  }
}
