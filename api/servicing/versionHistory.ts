import type { LedgerEntry } from '../platform/index.ts'
import type { Resolution, ServiceRequestUpdateType } from './serviceRequest.ts'
import { updateTypes } from './serviceRequest.ts'

/** The state after a version, as far as the history shows it. */
export interface ServiceRequestSnapshot {
  readonly assigneeId: string | null
  /** A calendar day. */
  readonly dueAt: string | null
  readonly resolutionNotes: string | null
}

/** An entry in a request's history. Versions are numbered from 1, oldest first. */
export interface ServiceRequestVersion {
  readonly id: string
  readonly versionNumber: number
  readonly createdAt: number
  readonly updateTypes: readonly ServiceRequestUpdateType[]
  readonly initiator: LedgerEntry['actor']
  readonly snapshot: ServiceRequestSnapshot
}

interface Changed {
  readonly assigneeId?: string | null
  readonly dueAt?: string | null
  readonly resolution?: Resolution | null
}

/** A request's history, from the ledger entries about it and its comments in any order. */
export function versionHistory(requestId: string, entries: readonly LedgerEntry[]): ServiceRequestVersion[] {
  let snapshot: ServiceRequestSnapshot = { assigneeId: null, dueAt: null, resolutionNotes: null }
  return entries
    .toSorted((a, b) => a.seq - b.seq)
    .map((entry, index) => {
      if (entry.id === requestId) snapshot = after(snapshot, entry.changed)
      return {
        id: `${requestId}:${entry.seq}`,
        versionNumber: index + 1,
        createdAt: entry.at,
        updateTypes: updateTypes.filter((type) => entry.updateTypes.includes(type)),
        initiator: entry.actor,
        snapshot,
      }
    })
}

function after(snapshot: ServiceRequestSnapshot, { assigneeId, dueAt, resolution }: Changed) {
  return {
    assigneeId: assigneeId === undefined ? snapshot.assigneeId : assigneeId,
    dueAt: dueAt === undefined ? snapshot.dueAt : dueAt,
    resolutionNotes: resolution === undefined ? snapshot.resolutionNotes : (resolution?.notes ?? null),
  }
}
