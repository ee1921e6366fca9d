import type { AgencyStore, AnyKind } from '../platform/index.ts'

/** Creates ids with the timestamps of that time; time never goes backward. */
export type NewId = (kind: AnyKind, at: number) => string

/** The agency as of that time: changes written through it are dated then. */
export function agencyAt(agency: AgencyStore, newId: NewId, at: number): AgencyStore {
  return {
    id: agency.id,
    head: agency.head,
    blobs: agency.blobs,
    table: (kind) => agency.table(kind),
    read: (kind, id) => agency.read(kind, id),
    readMany: (kind, ids) => agency.readMany(kind, ids),
    readText: (kind, id, name) => agency.readText(kind, id, name),
    newId: (kind) => newId(kind, at),
    commit: (actor, changes, options) => agency.commit(actor, changes, { at, ...options }),
    entries: (positions) => agency.entries(positions),
    follow: (position) => agency.follow(position),
  }
}
