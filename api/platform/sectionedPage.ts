import type { Row } from './kind.ts'
import type { Page, PageQuery, Table, Within } from './table.ts'

/** Some of a list's rows, in id order: those under one key of a relation, or those that pass a test. */
export interface Section<R extends Row> {
  readonly holds: (row: R) => boolean
  /** A key under which these rows are found, perhaps among others; without one, all rows are tested. */
  readonly within?: Within
}

type SectionedQuery<R extends Row> = Pick<PageQuery<R>, 'first' | 'after' | 'direction'> & {
  readonly where: (row: R) => boolean
}

/**
 * A page of rows, section by section. The caller gives the order of the sections on each call:
 * it is correct after a rename without sorting any row again.
 */
export function sectionedPage<R extends Row>(
  table: Table<R>,
  sections: readonly Section<R>[],
  { first, after, direction = 'ascending', where }: SectionedQuery<R>,
): Page<R> {
  const cursor = after ? table.get(after) : undefined
  const start = cursor
    ? Math.max(
        sections.findIndex((section) => section.holds(cursor)),
        0,
      )
    : 0

  const rows: R[] = []
  let hasNextPage = false
  for (let at = start; at < sections.length && !hasNextPage; at++) {
    const section = sections[at]
    if (!section) continue
    const page = table.page({
      direction,
      first: first - rows.length,
      after: at === start && cursor ? cursor.id : null,
      ...(section.within && { within: section.within }),
      where: (row) => section.holds(row) && where(row),
    })
    rows.push(...page.rows)
    hasNextPage = page.hasNextPage
  }
  return { rows, hasNextPage, hasPreviousPage: cursor !== undefined }
}
