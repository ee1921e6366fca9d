import type { ListLook, TableColumn } from '@coverdesk/design-system'

/** A line of a cell: the first of these fields that the record has, else a dash. Fields of fields have dots. */
export interface FirstLine {
  readonly fields: readonly string[]
  /** Instead of the dash. */
  readonly otherwise?: string
}

/**
 * A list as it shows before its code is there, written as plain data: the build puts it beside the remote
 * (`preloads.json` names the file), and the server fills in the rows that it answers with the page.
 */
export interface FirstList<TColumn extends TableColumn = TableColumn> extends ListLook {
  /** The connection of the page's query. */
  readonly connection: string
  readonly columns: TColumn[]
  /** Where a row leads, with `:id` for its record's. */
  readonly link: string
  /** What stands in the cells; a column is left out whose cells need code, or the time zone of whoever reads. */
  readonly texts: Readonly<Partial<Record<TColumn['id'], readonly FirstLine[]>>>
  /** Parameters of the address with which the list has other columns than these. */
  readonly unless?: readonly string[]
}
