import { z } from 'zod'
import { triage, withoutOrders } from '../../assistant/index.ts'
import type { TriageMessage } from '../../assistant/index.ts'
import { agencyToday } from '../../identity/index.ts'
import { defineJob, replace } from '../../platform/index.ts'
import type { AgencyStore, Clock, JobHandler, Stored } from '../../platform/index.ts'
import { candidateBook } from '../conversations/candidateBook.ts'
import { ruleFor } from '../conversations/inboundRule.ts'
import { knownRequests } from '../conversations/knownRequests.ts'
import { heldFrom, senderStanding, withoutPolicies } from '../conversations/senderStanding.ts'
import { openedRequests } from '../conversations/triagedRequests.ts'
import { callKind } from './call.ts'
import { callerName } from './callerName.ts'
import { callSummary } from './callSummary.ts'
import type { Call, TranscriptEntry } from './call.ts'

export const triageCallJob = { name: 'triageCall', parse: (stored: unknown) => z.string().parse(stored) }

/** Reads what was asked in a finished call and opens the requests that were not opened during it. */
export function triageCall(clock: Clock): JobHandler<string> {
  return defineJob({
    ...triageCallJob,
    async run({ agency }, id) {
      const call = await agency.read(callKind, id)
      if (!call || (await agency.readText(callKind, id, 'transcript')) === null) return
      const now = clock.now()
      const received = await callMessage(agency, call, now)
      const { message } = withoutOrders(received)
      const rule = ruleFor(agency, call.value.fromNumber)
      if (rule?.accountId === null) return
      const book = candidateBook(agency, message, rule?.accountId ?? null)
      const triaged = triage(received, book)
      const accountId = call.value.account?.id ?? rule?.accountId ?? triaged.accountId
      const found = book.accounts.find((each) => each.id === accountId) ?? null
      const fromName = call.value.fromName ?? callerName(message, found)
      const from = { ...message.from, name: fromName }
      const types = triaged.requests.map(({ type }) => type)
      const held =
        found &&
        heldFrom(senderStanding(agency, found.id, from), {
          types,
          from,
          accountName: found.names[0] ?? null,
        })
      const decided = held ? withoutPolicies(triaged) : triaged
      const account = held ? null : found
      const candidate = held ? found : book.accounts.find((each) => each.id === decided.candidateId)
      const known = await knownRequests(agency, { ids: call.value.serviceRequestIds, message, account })
      const opened = openedRequests({
        agency,
        message: { ...message, from },
        decided,
        account,
        candidate: candidate ?? null,
        held,
        isFromClient: held === null,
        known,
        mayEnrich: true,
        at: now,
      })
      const next: Call = {
        ...call.value,
        fromName,
        account: call.value.account ?? (account && { id: account.id, name: account.names[0] ?? '' }),
        // The provider's own summary replaces it if it comes later.
        summary:
          call.value.summary ??
          [held?.warning, callSummary(decided, { caller: fromName, account })].filter(Boolean).join(' '),
        serviceRequestIds: [...opened.requestIds],
        actions: [...call.value.actions, ...opened.actions].slice(-60),
        updatedAt: now,
      }
      return {
        actor: { type: account ? 'AGENCY_CLIENT' : 'ANONYMOUS', id: null },
        changes: [replace(call, next, 'UPDATE_CALL'), ...opened.changes],
      }
    },
  })
}

/** A call's transcript, as input for triage. */
export async function callMessage(
  agency: AgencyStore,
  { id, value: call }: Stored<Call>,
  now = call.updatedAt,
): Promise<TriageMessage> {
  const written = await agency.readText(callKind, id, 'transcript')
  const transcript = written === null ? [] : (JSON.parse(written) as TranscriptEntry[])
  return {
    channel: 'CALL',
    receivedOn: agencyToday(agency, call.startedAt ?? now),
    from: { name: call.fromName, email: null, phone: call.fromNumber, isVerified: true },
    subject: null,
    body: '',
    transcript: transcript.flatMap(({ role, content }) =>
      role === 'AGENT' || role === 'USER' ? [{ role, content }] : [],
    ),
    attachments: [],
  }
}
