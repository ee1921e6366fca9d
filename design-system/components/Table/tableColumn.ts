/**
 * How much room a column takes: `fill`, `label`, `wide` and `medium` share what the fixed ones leave. `label` is for a
 * name of up to three words, `state` for a badge of one short word, `dateNote` for a date and a word.
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
  | 'dateTime'
  | 'number'
  | 'actions'

/** The table's width under which a column steps aside: about 800 px (`tablet`) or 1,000 px (`desktop`); cards keep it. */
export type ColumnHideBelow = 'tablet' | 'desktop'

/** Where a cell goes when the table reads as cards: one title, one aside at its end, details beneath. */
export type CardRole = 'title' | 'aside' | 'detail' | 'hidden'

/** One column of a Table: its heading, its room and its place on a phone's card. */
export interface TableColumn {
  id: string
  header: string
  /** Default `medium`. */
  width?: ColumnWidth
  /** Default `start`; money and counts are `end`. */
  align?: 'start' | 'end'
  isSortable?: boolean
  /** The heading is read out but not shown, for a column of actions. */
  isHeaderHidden?: boolean
  hideBelow?: ColumnHideBelow
  /** Default `title` for the first column, `detail` for the others. */
  card?: CardRole
  /** A word before the value on a card that would be unclear without its heading: 'Due'. */
  cardLabel?: string
}

/** The column that orders the rows, and which way. */
export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

/** What pressing a column's heading asks for: ascending first, then the other way round. */
export function sortAfterPress(sort: TableSort | undefined, column: string): TableSort {
  const isAscending = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: isAscending ? 'descending' : 'ascending' }
}

export function cardRoleOf(column: TableColumn, position: number): CardRole {
  return column.card ?? (position === 0 ? 'title' : 'detail')
}
