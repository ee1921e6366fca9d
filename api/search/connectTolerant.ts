import { badCursor, connect, pageSizeOf } from '../graphql/index.ts'
import type { Connection, ConnectionArgs } from '../graphql/index.ts'
import type { PageQuery, Row, Table } from '../platform/index.ts'
import { enough, withMisspelt } from './misspelt.ts'

/** The argument of lists to choose from. */
export const toleranceArg = {
  description: 'Whether to tolerate misspellings when there are few results. Defaults to false.',
}

/** So many are offered at most when words are misspelt. */
const most = 200

interface Choice<R extends Row> {
  readonly text: string | null | undefined
  readonly isTolerant: boolean | null | undefined
  /** What has the text as it is written. */
  readonly query: Omit<PageQuery<R>, 'first' | 'after'>
  /** Whether a row may be chosen, regardless of the text. */
  readonly isOffered?: (row: R) => boolean
}

/** A page of a table's rows as a connection; behind the few that have the text come those that are meant when it is misspelt. */
export async function connectTolerant<R extends Row>(
  table: Pick<Table<R>, 'get' | 'page' | 'count' | 'search'>,
  { first, after }: ConnectionArgs,
  { text, isTolerant, query, isOffered }: Choice<R>,
): Promise<Connection<R>> {
  const sought = text?.trim() ?? ''
  const size = pageSizeOf(first)
  if (!isTolerant || sought === '') return connect(table, { first, after }, query)
  // The list is the same for all of its pages.
  const { rows } = table.page({ ...query, first: enough, after: null })
  if (rows.length >= enough) return connect(table, { first, after }, query)

  const hits = await table.search({ text: sought, first: most, isTolerant: true, where: isOffered })
  const meant = hits.map(({ row }) => row)
  const all = withMisspelt(rows, meant, most)
  const start = after == null ? 0 : all.findIndex(({ id }) => id === after) + 1
  if (after != null && start === 0) throw badCursor()
  const end = start + size
  const page = {
    rows: all.slice(start, end),
    hasNextPage: end < all.length,
    hasPreviousPage: start > 0,
  }
  return { page, totalCount: () => all.length }
}
