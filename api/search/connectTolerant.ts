import { connect, pageSizeOf } from '../graphql/index.ts'
import type { Connection, ConnectionArgs } from '../graphql/index.ts'
import type { PageQuery, Row, Table } from '../platform/index.ts'
import { enough, withMisspelt } from './misspelt.ts'

/** The argument of lists from which somebody chooses one. */
export const toleranceArg = {
  description: 'Whether words may be misspelt when little is found otherwise; they are not unless given.',
}

interface Choice<R extends Row> {
  readonly text: string | null | undefined
  readonly isTolerant: boolean | null | undefined
  /** What has the text as it is written. */
  readonly query: Omit<PageQuery<R>, 'first' | 'after'>
  /** Whether a row may be chosen, whatever the text. */
  readonly isOffered?: (row: R) => boolean
}

/** A page of a table's rows as a connection; behind the few that have the text come those that are meant when it is misspelt. */
export async function connectTolerant<R extends Row>(
  table: Pick<Table<R>, 'get' | 'page' | 'count' | 'search'>,
  { first, after }: ConnectionArgs,
  { text, isTolerant, query, isOffered = () => true }: Choice<R>,
): Promise<Connection<R>> {
  const listed = connect(table, { first, after }, query)
  const { rows, hasNextPage } = listed.page
  const size = pageSizeOf(first)
  const sought = text?.trim() ?? ''
  const isEnough = hasNextPage || rows.length >= Math.min(enough, size)
  if (!isTolerant || sought === '' || isEnough || after != null) return listed

  const hits = await table.search({ text: sought, first: size, isTolerant: true })
  const meant = hits.map(({ row }) => row).filter(isOffered)
  const all = withMisspelt(rows, meant, size)
  return { page: { rows: all, hasNextPage: false, hasPreviousPage: false }, totalCount: () => all.length }
}
