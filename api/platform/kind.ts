import type { BlobInfo } from './blobs/blobs.ts'

/** What a table keeps of a record: its id and what lists, lookups and orderings need. */
export interface Row {
  readonly id: string
}

/** Compares two rows for one ordering; ties are broken by id, so it need not. */
export type Compare<R extends Row> = (a: R, b: R) => number

/**
 * One kind of record. The value is what KV holds (under 64 KiB); the row is what memory holds.
 * Ids are `${prefix}_${26 characters that sort by time of creation}`, and are the graph's global ids.
 */
export interface Kind<Value, R extends Row = Row> {
  /** Part of the key and of the ledger: `serviceRequest`. */
  readonly name: string
  /** Two to four letters, unique: `sr`. */
  readonly prefix: string
  /** What the table keeps. */
  readonly row: (value: Value, id: string) => R
  /** The words that the lists' text filter searches; lower-cased by the table, once per write. */
  readonly text?: (row: R) => string
  /** Named orderings, kept sorted from their first use. Every table has `id` (time of creation). */
  readonly orders?: Readonly<Record<string, Compare<R>>>
  /** Named relations: the key or keys under which `related(name, key)` finds the row. */
  readonly relations?: Readonly<Record<string, (row: R) => string | readonly string[] | null>>
  /** By what the search finds the record; null when it does not. */
  readonly search?: (row: R) => Searched | null
  /** The record that screens show this one under; the record itself unless given, or when null. */
  readonly subject?: (value: Value) => string | null
  /** When the record next needs attention; null when it does not. Found across agencies without loading them. */
  readonly pending?: (value: Value) => Pending | null
  /** The content in the blob store that belongs to the record; it is exported with it. */
  readonly content?: (value: Value) => BlobInfo | null
}

/** What the search knows of a record; null where nothing is said. */
export interface Searched {
  /** Its words tell the most. */
  readonly name: string
  /** What means this record and hardly another when it is typed whole: numbers, email addresses, phones. */
  readonly identifiers?: readonly (string | null)[]
  readonly others?: readonly (string | null)[]
}

// A kind's functions are contravariant in its value; a heterogeneous list of kinds has no narrower type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyKind = Kind<any, any>

/** That a record waits for something to be done. */
export interface Pending {
  /** Not before this time, in milliseconds. */
  readonly at: number
  /** The process working on it; null if none is. */
  readonly holder: string | null
  /** What is to be done, if the kind says so. */
  readonly name?: string
}

/** Declares a kind; infers value and row. */
export function defineKind<Value, R extends Row>(kind: Kind<Value, R>): Kind<Value, R> {
  return kind
}
