import { replace } from '../../platform/index.ts'
import type { AgencyStore, Change } from '../../platform/index.ts'
import { emailThreadKind } from './emailThread.ts'

/**
 * Takes back the drafts of earlier threads about requests that a new thread has changed: it is answered there, and what
 * was drafted before may say what the client has corrected.
 */
export async function supersededDrafts(agency: AgencyStore, ids: readonly string[]): Promise<Change[]> {
  const rows = ids.flatMap((id) => agency.table(emailThreadKind).related('serviceRequest', id))
  const threads = await agency.readMany(emailThreadKind, [...new Set(rows.map(({ id }) => id))])
  return threads.flatMap((thread) =>
    thread?.value.draft && thread.value.serviceRequestIds.every((id) => ids.includes(id))
      ? [replace(thread, { ...thread.value, draft: null, waitingFor: null }, 'UPDATE_EMAIL_THREAD')]
      : [],
  )
}
