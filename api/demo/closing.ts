import { replace } from '../platform/index.ts'
import { resolved, serviceRequestKind } from '../servicing/index.ts'
import { commitAlone } from './commitAlone.ts'
import type { HistoryDeps, HistoryEvent } from './historyEvent.ts'

interface Closing {
  readonly at: number
  readonly notes: string | null
  readonly conversation: object
  /** The requests; known once the conversation has been written. */
  ids(): readonly string[]
}

/** Resolves the requests of a conversation. */
export function closing(
  { agency, staff }: HistoryDeps,
  { at, notes, conversation, ids }: Closing,
): HistoryEvent {
  const by = staff[0] ?? null
  return {
    at,
    changes: conversation,
    isAlone: true,
    async write() {
      const requests = (await agency.readMany(serviceRequestKind, ids())).filter((each) => each !== null)
      if (requests.length === 0) return
      const resolution = { notes, fileIds: [], at, by }
      const changes = requests.map((request) =>
        replace(request, resolved(request.value, resolution), 'CLOSE_SERVICE_REQUEST'),
      )
      await commitAlone(agency, { actor: { type: 'AGENCY_USER', id: by }, changes, at })
    },
  }
}
