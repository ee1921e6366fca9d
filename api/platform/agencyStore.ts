import type { Blobs } from './blobs/blobs.ts'
import type { Change } from './change.ts'
import type { AnyKind, Kind, Row } from './kind.ts'
import type { Claim, Release } from './keyspace.ts'
import type { Actor, LedgerEntry } from './ledger.ts'
import type { Table } from './table.ts'
import type { TextChange } from './text.ts'

/** A record as read: its value, and the versionstamp that a commit checks. */
export interface Stored<Value> {
  readonly kind: AnyKind
  readonly id: string
  readonly value: Value
  readonly versionstamp: string
  /** Ledger positions of this record's history, oldest first; only the latest 2,000. */
  readonly trail: readonly number[]
}

/** The result of a commit: a conflict is a value, never an exception. */
export type CommitResult =
  | {
      readonly ok: true
      readonly entries: readonly LedgerEntry[]
      /** The records created or replaced, with their new values, in the order of the changes. */
      readonly stored: readonly Stored<unknown>[]
    }
  | {
      readonly ok: false
      /** Claims of this commit that are held by another record; empty if a record had changed. */
      readonly lostClaims: readonly Claim[]
      /** The record's current value; null if deleted. */
      current<Value, R extends Row>(kind: Kind<Value, R>, id: string): Promise<Stored<Value> | null>
    }

/** Other conditions and writes in the same transaction as a commit's changes. */
export interface CommitOptions {
  /** Records that must be unchanged since they were read. */
  readonly checks?: readonly Stored<unknown>[]
  /** Keys that must be free and become this commit's: uniqueness across agencies. */
  readonly claims?: readonly Claim[]
  /** Keys to release. */
  readonly releases?: readonly Release[]
  /** Long texts of records, stored in pieces beside them. */
  readonly texts?: readonly TextChange[]
  /** When it happened, for imported history; defaults to now. Milliseconds since the epoch. */
  readonly at?: number
}

/**
 * All operations on one agency's data. Bound to the agency when created; no
 * method takes an agency ID, so code that holds one can't reach another agency's records.
 */
export interface AgencyStore {
  readonly id: string
  /** The last ledger position that the tables reflect. */
  readonly head: number
  /** The contents of this agency's files. */
  readonly blobs: Blobs
  table<Value, R extends Row>(kind: Kind<Value, R>): Table<R>
  /** The full record from KV, or null. */
  read<Value, R extends Row>(kind: Kind<Value, R>, id: string): Promise<Stored<Value> | null>
  readMany<Value, R extends Row>(
    kind: Kind<Value, R>,
    ids: readonly string[],
  ): Promise<(Stored<Value> | null)[]>
  /** A long text that a commit wrote with `texts`, or null. */
  readText(kind: AnyKind, id: string, name: string): Promise<string | null>
  /** A new ID of this kind; sorts after all earlier ones. */
  newId(kind: AnyKind): string
  /**
   * The only write: one atomic transaction that checks what was read, writes the records, appends one
   * ledger entry per change and moves the head. Throws if it is too large for one transaction.
   */
  commit(actor: Actor, changes: readonly Change[], options?: CommitOptions): Promise<CommitResult>
  /** The ledger entries at these positions, in the same order. */
  entries(positions: readonly number[]): Promise<LedgerEntry[]>
  /** Every entry after `position` (default: now) as it is committed, in any process. Resumable, with backpressure; return() releases it at once. */
  follow(position?: number): AsyncIterableIterator<LedgerEntry>
}
