/**
 * A column's width: `fill`, `label`, `wide` and `medium` share what the fixed ones leave. `label` is for a
 * name of up to three words, `state` for a badge of one short word, `dateNote` for a date and a word, `dateMark` for a date and an icon.
 */
export type ColumnWidth =
  | 'fill'
  | 'label'
  | 'wide'
  | 'medium'
  | 'badge'
  | 'state'
  | 'date'
  | 'dateNote'
  | 'dateMark'
  | 'dateTime'
  | 'number'
  | 'actions'

const dateWidths: ReadonlySet<ColumnWidth> = new Set(['date', 'dateNote', 'dateMark', 'dateTime'])

/** Whether the values of a column of this width are dates. */
export function isDateWidth(width: ColumnWidth): boolean {
  return dateWidths.has(width)
}

/** The table width below which a column is hidden: about 800 px (`tablet`) or 1,000 px (`desktop`); cards keep it. */
export type ColumnHideBelow = 'tablet' | 'desktop'

/**
 * A cell's place on a card: one title, one aside at its end, then details in halves, or on a `line` of their own if they
 * may be long; the `last` after the others. What is often blank is `shared`: all of it is on one line, with one value
 * that never is.
 */
export type CardRole = 'title' | 'aside' | 'line' | 'detail' | 'last' | 'shared' | 'sharedLast' | 'hidden'

/** One column of a Table: its header, its width and its place on a phone's card. */
export interface TableColumn {
  id: string
  header: string
  /** Default `medium`. */
  width?: ColumnWidth
  /** Default `start`; money and counts are `end`. */
  align?: 'start' | 'end'
  isSortable?: boolean
  /** The header is read aloud but not shown, for a column of actions. */
  isHeaderHidden?: boolean
  hideBelow?: ColumnHideBelow
  /** Default `title` for the first column, `detail` for the others. */
  card?: CardRole
  /** A prefix on a card for a value that is unclear without its header: 'Due'. */
  cardLabel?: string
}

/** The sort column and direction. */
export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

/** The sort order after clicking a column's header: ascending first, then reversed. */
export function sortAfterPress(sort: TableSort | undefined, column: string): TableSort {
  const isAscending = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: isAscending ? 'descending' : 'ascending' }
}

export function cardRoleOf(column: TableColumn, position: number): CardRole {
  return column.card ?? (position === 0 ? 'title' : 'detail')
}
