import {
  type AddressFilters,
  addressFilters,
  type IconComponent,
  sortFilter,
  type TableColumn,
  type TableSort,
  textFilter,
} from '@coverdesk/design-system'
import type { ExportLinkProps } from '../ExportLink.tsx'
import { addressPart, type AnyFilter, type ListFilter, narrows } from './listFilters.ts'

/** A column: its header, width and place on a phone's card, and the API's sort key if sortable. */
export type ListColumn = Omit<TableColumn, 'isSortable'> & { sort?: string }

/** A table of records: the names and columns of its rows, known before any has loaded. */
export interface TableOptions<Columns extends readonly ListColumn[]> {
  /** 'policy' and 'policies': used in the count, the labels, and the error. */
  noun: { one: string; many: string }
  columns: Columns
  /** Lines of text per row. Default 1. */
  rowLines?: 1 | 2
  /** Shown instead of an empty table. */
  empty?: { icon: IconComponent; title: string; description?: string }
}

export interface TableDeclaration<ColumnId extends string = string> {
  readonly noun: { readonly one: string; readonly many: string }
  readonly columns: (TableColumn & { id: ColumnId })[]
  readonly rowLines: 1 | 2
  readonly empty: TableOptions<[]>['empty']
}

type Filters = Readonly<Record<string, AnyFilter>>

/** What a list's URL selects. */
export interface ListValues {
  text: string
  sort: TableSort
}

type ValuesOf<Column extends string, F extends Filters> = {
  text: string
  sort: TableSort & { column: Column }
} & { [Name in keyof F]: F[Name] extends ListFilter<infer Value, object> ? Value : never }

/** The combined variables of all filters. */
type FilterVariables<F extends Filters> = {
  [Name in keyof F]: F[Name] extends ListFilter<infer _Value, infer Variables>
    ? (variables: Variables) => void
    : never
}[keyof F] extends (all: infer All) => void
  ? All
  : never

type SortKey<Columns extends readonly ListColumn[]> = Extract<Columns[number], { sort: string }>['sort']

/** The variables of a list's query. */
type ListVariables<Columns extends readonly ListColumn[], F extends Filters> = {
  text: string | null
  sort: { by: SortKey<Columns>; direction: 'ASCENDING' | 'DESCENDING' }
} & FilterVariables<F>

export interface ListOptions<
  Columns extends readonly ListColumn[],
  F extends Filters,
> extends TableOptions<Columns> {
  path: string
  title: string
  subtitle: string
  /** Default 'Loading policies...'. */
  loadingText?: string
  empty: { icon: IconComponent; title: string; description: string }
  /** The sort order of a URL without parameters. */
  sort: { column: Columns[number]['id']; direction: TableSort['direction'] }
  filters: F
  /** The list's CSV export; undefined if it has none. */
  exportAs?: ExportLinkProps['list']
  /** The number of buttons beside the title, including Export, for the skeleton. Default 1. */
  buttons?: number
  /** The types shown in a row: a change to one of them refreshes the list. */
  liveTypes: readonly string[]
  /** Columns hidden for these values. */
  hiddenColumns?: (values: ValuesOf<Columns[number]['id'], F>) => readonly Columns[number]['id'][]
}

/** A list's definition except its query and cells: the page, the table, the URL and the skeleton use it. */
export interface ListDeclaration<
  ColumnId extends string = string,
  Values extends ListValues = ListValues,
  Variables extends object = object,
> extends TableDeclaration<ColumnId> {
  readonly path: string
  readonly title: string
  readonly subtitle: string
  readonly loadingText: string
  readonly empty: NonNullable<TableDeclaration['empty']> & { readonly description: string }
  readonly filters: Filters
  readonly exportAs: ExportLinkProps['list'] | undefined
  readonly buttons: number
  readonly liveTypes: ReadonlySet<string>
  readonly address: AddressFilters<Values>
  /** The query variables for a URL's query string. */
  variables: (search: string) => Variables
  shownColumns: (values: Values) => TableColumn[]
  /** Whether the values hide rows that the unfiltered list shows. */
  isNarrowed: (values: Values) => boolean
  /** '12 open service requests' */
  countText: (count: string, values: Values, isOne: boolean) => string
}

/** Defines the table of a record's related rows. */
export function defineTable<const Columns extends readonly ListColumn[]>({
  noun,
  columns,
  rowLines = 1,
  empty,
}: TableOptions<Columns>): TableDeclaration<Columns[number]['id']> {
  return {
    noun,
    columns: columns.map(({ sort, ...column }) => ({ ...column, isSortable: sort !== undefined })),
    rowLines,
    empty,
  }
}

/** Defines a list page: the only place for its columns, filters, sort order, labels and live updates. */
export function defineList<const Columns extends readonly ListColumn[], F extends Filters>(
  options: ListOptions<Columns, F>,
): ListDeclaration<Columns[number]['id'], ValuesOf<Columns[number]['id'], F>, ListVariables<Columns, F>> {
  type ColumnId = Columns[number]['id']
  type Values = ValuesOf<ColumnId, F>
  const { columns, sort, filters, noun } = options
  const table = defineTable(options)
  const sortKeys = new Map(columns.map((column) => [column.id, column.sort]))
  const entries = Object.entries(filters)
  const address = addressFilters({
    text: textFilter('q'),
    ...Object.fromEntries(entries.map(([name, filter]) => [name, addressPart(filter)])),
    sort: sortFilter(
      'sort',
      [...sortKeys.keys()].filter((id) => sortKeys.get(id) !== undefined),
      sort,
    ),
  }) as unknown as AddressFilters<Values>
  const valueOf = (values: Values, name: string) => Reflect.get(values, name) as string | boolean

  return {
    ...options,
    ...table,
    loadingText: options.loadingText ?? `Loading ${noun.many}...`,
    empty: options.empty,
    exportAs: options.exportAs,
    buttons: options.buttons ?? 1,
    liveTypes: new Set(options.liveTypes),
    address,
    variables(search) {
      const values = address.read(search)
      const { text, sort: order } = values
      const parts = entries.map(([name, filter]) => filter.variables(valueOf(values, name)))
      return Object.assign({ text: text || null }, ...parts, {
        sort: {
          by: sortKeys.get(order.column),
          direction: order.direction === 'ascending' ? 'ASCENDING' : 'DESCENDING',
        },
      })
    },
    shownColumns(values) {
      const hidden: readonly string[] = options.hiddenColumns?.(values) ?? []
      return hidden.length === 0 ? table.columns : table.columns.filter(({ id }) => !hidden.includes(id))
    },
    isNarrowed: (values) =>
      values.text.trim() !== '' || entries.some(([name, filter]) => narrows(filter, valueOf(values, name))),
    countText(count, values, isOne) {
      const counted = entries.map(([name, filter]) => filter.counted(valueOf(values, name)))
      const before = counted.map((words) => words.before)
      const after = counted.map((words) => words.after)
      return [count, ...before, isOne ? noun.one : noun.many, ...after].filter(Boolean).join(' ')
    },
  }
}
