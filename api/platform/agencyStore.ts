import type { Kind, Row } from './kind.ts'
import type { Actor, LedgerEntry } from './ledger.ts'

/** A record as it was read: its value, and the versionstamp that a commit checks. */
export interface Stored<Value> {
  readonly id: string
  readonly value: Value
  readonly versionstamp: string
  /** The ledger positions of everything that happened to this record, oldest first. */
  readonly trail: readonly number[]
}

/** One change of a commit. Made by `create`, `replace` and `remove`. */
export type Change =
  | { readonly operation: 'create'; readonly kind: AnyKind; readonly id: string; readonly value: unknown; readonly updateTypes: readonly string[] }
  | { readonly operation: 'replace'; readonly kind: AnyKind; readonly read: Stored<unknown>; readonly value: unknown; readonly updateTypes: readonly string[] }
  | { readonly operation: 'remove'; readonly kind: AnyKind; readonly read: Stored<unknown>; readonly updateTypes: readonly string[] }

// A kind's functions are contravariant in its value; a heterogeneous list of kinds has no narrower type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyKind = Kind<any, any>

/** The answer to a commit: a conflict is a value, never an exception. */
export type CommitResult =
  | { readonly ok: true; readonly entries: readonly LedgerEntry[] }
  | {
      readonly ok: false
      /** The record as it is now, null when it is gone. */
      current<Value>(kind: Kind<Value, Row>, id: string): Promise<Stored<Value> | null>
    }

export interface PageQuery<R extends Row> {
  /** A named ordering of the kind; `id` unless given. */
  order?: string
  direction?: 'ascending' | 'descending'
  where?: (row: R) => boolean
  /** Case-insensitive substring of the row's text; blank matches all. */
  text?: string
  first: number
  /** The cursor (a row id) after which the page starts. A cursor whose row has gone starts where it stood if it can, else at the top. */
  after?: string | null
}

export interface Page<R extends Row> {
  readonly rows: readonly R[]
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
}

/** The rows of one kind in one agency, in memory; every answer is synchronous. */
export interface Table<R extends Row> {
  readonly size: number
  get(id: string): R | undefined
  /** The rows with this key under the named relation, in id order. */
  related(relation: string, key: string): readonly R[]
  page(query: PageQuery<R>): Page<R>
  count(query?: Pick<PageQuery<R>, 'where' | 'text'>): number
  /** All rows in id order. */
  values(): Iterable<R>
}

/**
 * Everything that code may do to one agency's data. It is bound to the agency when it is made; no
 * method takes an agency id, so code that holds one has no way to name another agency's records.
 */
export interface AgencyStore {
  readonly id: string
  /** The last ledger position that the tables reflect. */
  readonly head: number
  table<Value, R extends Row>(kind: Kind<Value, R>): Table<R>
  /** The whole record from KV; null when there is none. */
  read<Value>(kind: Kind<Value, Row>, id: string): Promise<Stored<Value> | null>
  readMany<Value>(kind: Kind<Value, Row>, ids: readonly string[]): Promise<(Stored<Value> | null)[]>
  /** A new id of this kind; sorts after all earlier ones. */
  newId(kind: AnyKind): string
  /**
   * The only write: one atomic transaction that checks what was read, sets the records, appends one
   * ledger entry per change and moves the head. `checks` are records that must be as read but do not change.
   */
  commit(actor: Actor, changes: readonly Change[], options?: { checks?: readonly Stored<unknown>[] }): Promise<CommitResult>
  /** The ledger entries at these positions, in that order. */
  entries(positions: readonly number[]): Promise<LedgerEntry[]>
  /** Every entry after `position` (default: from now on), as it is committed here or elsewhere. Resumable, own pace, releases at once on return(). */
  follow(position?: number): AsyncIterableIterator<LedgerEntry>
}
