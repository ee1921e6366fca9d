import type { Row } from './kind.ts'
import type { Sought } from './search/searchIndex.ts'

/** The rows that one key of a relation leads to. */
export interface Within {
  readonly relation: string
  readonly key: string
  /** The IDs of rows that count as under the key although the relation has them elsewhere; few. */
  readonly also?: ReadonlySet<string>
}

export interface RowFilter<R extends Row> {
  /** Only the rows under this key of a relation; costs nothing for the rows elsewhere. */
  readonly within?: Within
  readonly where?: (row: R) => boolean
  /** Words that must all occur in the row's text, ignoring case; blank matches all. */
  readonly text?: string
  /** The rows that have the words elsewhere than in their text, by id; without words it is ignored. */
  readonly alsoHaving?: ReadonlySet<string>
}

export interface PageQuery<R extends Row> extends RowFilter<R> {
  /** A named ordering of the kind; `id` unless given. */
  readonly order?: string
  readonly direction?: 'ascending' | 'descending'
  readonly first: number
  /** The cursor (a row id) after which the page starts. A cursor whose row has gone starts where it stood if it can, else at the top. */
  readonly after?: string | null
}

export interface Page<R extends Row> {
  readonly rows: readonly R[]
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
}

/** What is sought among the rows that pass `where`; all of them unless given. */
export interface SoughtRows<R extends Row> extends Sought {
  readonly where?: ((row: R) => boolean) | undefined
}

/** A row that the search found; the more points the better, also between kinds. */
export interface Hit<R extends Row> {
  readonly row: R
  readonly points: number
  /** Whether one of the row's identifiers was sought, whole. */
  readonly isIdentified: boolean
}

/** The rows of one kind in one agency, in memory; every answer but the search's is synchronous. */
export interface Table<R extends Row> {
  readonly size: number
  /** The row with this ID, if there is one. */
  get(id: string | null | undefined): R | undefined
  /** The rows with this key under the named relation, in id order. */
  related(relation: string, key: string): readonly R[]
  /** How many rows `related` would answer, without reading them. */
  countRelated(relation: string, key: string): number
  page(query: PageQuery<R>): Page<R>
  count(filter?: RowFilter<R>): number
  /**
   * The rows whose texts hold all the sought words, best first; only those that it identifies when there are any. The first
   * search waits for its index.
   */
  search(sought: SoughtRows<R>): Promise<Hit<R>[]>
  /** The rows whose texts have these words, as the text filter has it, in id order. */
  mentioning(text: string): Iterable<R>
  /** All rows in id order. */
  values(): Iterable<R>
}
