import type { Blobs } from './blobs/blobs.ts'
import type { Change } from './change.ts'
import type { AnyKind, Kind, Row } from './kind.ts'
import type { Claim, Release } from './keyspace.ts'
import type { Actor, LedgerEntry } from './ledger.ts'
import type { Table } from './table.ts'
import type { TextChange } from './text.ts'

/** A record as it was read: its value, and the versionstamp that a commit checks. */
export interface Stored<Value> {
  readonly kind: AnyKind
  readonly id: string
  readonly value: Value
  readonly versionstamp: string
  /** The ledger positions of what happened to this record, oldest first; the newest 2,000 of them. */
  readonly trail: readonly number[]
}

/** The answer to a commit: a conflict is a value, never an exception. */
export type CommitResult =
  | {
      readonly ok: true
      readonly entries: readonly LedgerEntry[]
      /** The records that were created or replaced, as they now are, in the order of the changes. */
      readonly stored: readonly Stored<unknown>[]
    }
  | {
      readonly ok: false
      /** The claims of this commit that somebody else holds; empty when a record had changed. */
      readonly lostClaims: readonly Claim[]
      /** The record as it is now, null when it is gone. */
      current<Value, R extends Row>(kind: Kind<Value, R>, id: string): Promise<Stored<Value> | null>
    }

/** What else must hold or happen in the same transaction as a commit's changes. */
export interface CommitOptions {
  /** Records that must be as they were read although they do not change. */
  readonly checks?: readonly Stored<unknown>[]
  /** Keys that must be free and become this commit's: uniqueness across agencies. */
  readonly claims?: readonly Claim[]
  /** Keys that become free. */
  readonly releases?: readonly Release[]
  /** Long texts of records, kept in pieces beside them. */
  readonly texts?: readonly TextChange[]
  /** When it happened, for history that is brought in from elsewhere; now unless given. Milliseconds since the epoch. */
  readonly at?: number
}

/**
 * Everything that code may do to one agency's data. It is bound to the agency when it is made; no
 * method takes an agency id, so code that holds one has no way to name another agency's records.
 */
export interface AgencyStore {
  readonly id: string
  /** The last ledger position that the tables reflect. */
  readonly head: number
  /** The contents of this agency's files. */
  readonly blobs: Blobs
  table<Value, R extends Row>(kind: Kind<Value, R>): Table<R>
  /** The whole record from KV; null when there is none. */
  read<Value, R extends Row>(kind: Kind<Value, R>, id: string): Promise<Stored<Value> | null>
  readMany<Value, R extends Row>(
    kind: Kind<Value, R>,
    ids: readonly string[],
  ): Promise<(Stored<Value> | null)[]>
  /** A long text of a record that a commit wrote with `texts`; null when there is none. */
  readText(kind: AnyKind, id: string, name: string): Promise<string | null>
  /** A new id of this kind; sorts after all earlier ones. */
  newId(kind: AnyKind): string
  /**
   * The only write: one atomic transaction that checks what was read, sets the records, appends one
   * ledger entry per change and moves the head. Throws when it is too large for one transaction.
   */
  commit(actor: Actor, changes: readonly Change[], options?: CommitOptions): Promise<CommitResult>
  /** The ledger entries at these positions, in that order. */
  entries(positions: readonly number[]): Promise<LedgerEntry[]>
  /** Every entry after `position` (default: from now on), as it is committed here or elsewhere. Resumable, own pace, releases at once on return(). */
  follow(position?: number): AsyncIterableIterator<LedgerEntry>
}
