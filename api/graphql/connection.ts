import type { ArgBuilder, ObjectRef } from '@pothos/core'
import { GraphQLError } from 'graphql'
import type { Page, PageQuery, Row, Table } from '../platform/index.ts'
import { builder, type GraphTypes } from './builder.ts'

type Types = PothosSchemaTypes.ExtendDefaultTypes<GraphTypes>

/** A page of a list; the total is counted only on request. */
export interface Connection<R extends Row> {
  readonly page: Page<R>
  totalCount(): number | Promise<number>
}

export interface ConnectionArgs {
  readonly first?: number | null | undefined
  readonly after?: string | null | undefined
}

const pageSize = { default: 50, most: 200 }

const PageInfo = builder.objectRef<Page<Row>>('PageInfo').implement({
  fields: (t) => ({
    hasNextPage: t.exposeBoolean('hasNextPage'),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage'),
    startCursor: t.string({ nullable: true, resolve: (page) => page.rows[0]?.id ?? null }),
    endCursor: t.string({ nullable: true, resolve: (page) => page.rows.at(-1)?.id ?? null }),
  }),
})

/** Declares `<Name>Connection` and `<Name>Edge` for rows of a table. */
export function connectionType<R extends Row>(name: string, node: ObjectRef<Types, R>) {
  const Edge = builder.objectRef<R>(`${name}Edge`).implement({
    fields: (t) => ({
      cursor: t.string({ resolve: (row) => row.id }),
      node: t.field({ type: node, resolve: (row) => row as never }),
    }),
  })
  return builder.objectRef<Connection<R>>(`${name}Connection`).implement({
    fields: (t) => ({
      edges: t.field({ type: [Edge], resolve: ({ page }) => page.rows as never }),
      pageInfo: t.field({ type: PageInfo, resolve: ({ page }) => page }),
      totalCount: t.int({
        description: 'Number of matches across all pages.',
        resolve: (connection) => connection.totalCount(),
      }),
    }),
  })
}

/** The arguments of every connection: `first` (50 by default, at most 200) and `after`. */
export function connectionArgs(t: ArgBuilder<Types>) {
  return { first: t.int(), after: t.string() }
}

/** A page of a table, or of anything that pages and counts like one, as a connection. */
export function connect<R extends Row>(
  table: Pick<Table<R>, 'get' | 'page' | 'count'>,
  { first, after }: ConnectionArgs,
  query: Omit<PageQuery<R>, 'first' | 'after'> = {},
): Connection<R> {
  const size = pageSizeOf(first)
  if (after != null && !table.get(after)) throw badCursor()
  const page = table.page({ ...query, first: size, after: after ?? null })
  const isWhole = !page.hasPreviousPage && !page.hasNextPage
  return { page, totalCount: () => (isWhole ? page.rows.length : table.count(query)) }
}

/** The page size: as requested, within limits. */
export function pageSizeOf(first: number | null | undefined): number {
  const size = first ?? pageSize.default
  if (size < 0 || size > pageSize.most) throw badInput(`A page holds between 0 and ${pageSize.most} rows.`)
  return size
}

/** The cursor is not in the list. */
export function badCursor(): GraphQLError {
  return badInput('This cursor does not belong to the list. Reload the list.')
}

/** A query's arguments are invalid; the message is for the client's developers. */
export function badInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}
