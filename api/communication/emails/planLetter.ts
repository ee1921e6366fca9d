import { accountKind, contactKind, emailKey } from '../../knowledge/index.ts'
import { create } from '../../platform/index.ts'
import type { AgencyStore, Change } from '../../platform/index.ts'
import { serviceRequestKind } from '../../servicing/index.ts'
import type { Mailbox } from './email.ts'
import { emailThreadKind, plainSubject, summaryOf, turnAfter } from './emailThread.ts'
import type { EmailThread } from './emailThread.ts'
import { planReply } from './planReply.ts'
import { planEmail } from './sendEmail.ts'

/** A message that no received email asked for. */
interface Letter {
  readonly to: readonly Mailbox[]
  readonly cc?: readonly string[]
  readonly subject: string
  readonly body: string
  /** The request it is about, or null. */
  readonly serviceRequestId: string | null
  /** The account it is about. Defaults to the request's, or to the only one with the first recipient's address. */
  readonly account?: EmailThread['account']
  readonly approvedBy: string | null
  readonly fileIds?: readonly string[]
  readonly now: number
  /** Until when it waits; sent at once if null or not specified. */
  readonly undoUntil?: number | null | undefined
}

/**
 * The changes that send a message to people outside the agency, and the thread it is shown in: the request's own
 * conversation with its only recipient if there is one, else a new thread.
 */
export async function planLetter(
  agency: AgencyStore,
  letter: Letter,
): Promise<{ readonly threadId: string; readonly changes: readonly Change[] }> {
  const { to, cc = [], subject, body, serviceRequestId, approvedBy, fileIds = [], now, undoUntil } = letter
  const [first = { name: null, address: '' }, ...others] = to
  const known = serviceRequestId
    ? agency
        .table(emailThreadKind)
        .related('serviceRequest', serviceRequestId)
        .findLast(({ people }) => others.length === 0 && people.includes(emailKey(first.address)))
    : undefined
  const thread = known ? await agency.read(emailThreadKind, known.id) : null
  if (thread) {
    const reply = {
      thread,
      to: [first.address],
      copies: cc,
      subject,
      body,
      fileIds,
      approvedBy,
      now,
      undoUntil,
    }
    const planned = await planReply(agency, reply)
    if ('changes' in planned) return { threadId: thread.id, changes: planned.changes }
  }
  const threadId = agency.newId(emailThreadKind)
  const started: EmailThread = {
    subject: plainSubject(subject) || null,
    state: 'ACTIVE',
    waitingFor: turnAfter(body),
    fromName: first.name,
    fromEmail: first.address,
    isSenderVerified: true,
    account: letter.account ?? accountOf(agency, letter),
    summary: summaryOf(body),
    serviceRequestIds: serviceRequestId === null ? [] : [serviceRequestId],
    people: [...to.map(({ address }) => address), ...cc].map(emailKey),
    draft: null,
    actions: [],
    createdAt: now,
    updatedAt: now,
  }
  const recipients = to.map(({ address }) => address)
  const { changes } = planEmail(agency, {
    threadId,
    to: recipients,
    cc,
    subject,
    body,
    answers: null,
    fileIds,
    approvedBy,
    now,
    undoUntil,
  })
  return { threadId, changes: [create(emailThreadKind, threadId, started, 'SEND_EMAIL'), ...changes] }
}

/** The request's account, or the only one that has the first recipient's address on record. */
function accountOf(
  agency: Pick<AgencyStore, 'table'>,
  { to, serviceRequestId }: Letter,
): EmailThread['account'] {
  const accounts = agency.table(accountKind)
  const request = serviceRequestId === null ? null : agency.table(serviceRequestKind).get(serviceRequestId)
  const key = emailKey(to[0]?.address ?? '')
  const owners = new Set([
    ...accounts.related('email', key),
    ...agency
      .table(contactKind)
      .related('email', key)
      .flatMap(({ id }) => accounts.related('contact', id)),
  ])
  const only = owners.size === 1 ? [...owners][0] : undefined
  const account = (request?.accountId && accounts.get(request.accountId)) || only
  return account ? { id: account.id, name: account.detail.name } : null
}
