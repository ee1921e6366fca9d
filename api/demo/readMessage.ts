import { triage } from '../assistant/index.ts'
import type { TriageMessage } from '../assistant/index.ts'
import { candidateBook, draftReply, isAddressOfAccount, openedRequests } from '../communication/index.ts'
import type { Stored } from '../platform/index.ts'
import { serviceRequestKind, type ServiceRequest } from '../servicing/index.ts'
import type { HistoryDeps } from './historyEvent.ts'

export const agencyDesk = { name: 'Harborline Insurance Group', address: 'desk@harborline.example' }

/** Once the server runs, Cara prepares what has arrived since. */
const prepared = 4 * 24 * 60 * 60_000

/** Triages a message from a client or a stranger: the requests, the reply, and the cues. */
export function readMessage(
  agency: HistoryDeps['agency'],
  message: TriageMessage,
  context: {
    accountId: string | null
    known: readonly Stored<ServiceRequest>[]
    at: number
    now: number
  },
) {
  const { accountId, known, at, now } = context
  const book = candidateBook(agency, message, accountId)
  const decided = triage(message, book)
  const account = book.accounts.find(({ id }) => id === accountId) ?? null
  const opened = openedRequests({ agency, message, decided, account, known, mayEnrich: true, at })
  // People handled older messages.
  const changes = opened.changes.filter(({ kind }) => kind === serviceRequestKind || at > now - prepared)
  const address = message.from.email
  const draft =
    address === null || opened.asked.length === 0
      ? null
      : draftReply({
          read: { from: { name: message.from.name ?? '', address }, replyTo: null, subject: message.subject },
          message,
          requests: opened.asked,
          signature: agencyDesk.name,
          account,
          isOnRecord: isAddressOfAccount(agency, account?.id, address),
        })
  return { ...opened, changes, draft }
}
