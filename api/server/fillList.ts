import type { FirstList } from './remotes.ts'

/** As many as a usual screen shows: each costs the first picture a little. */
const mostRows = 16

type Look = 'label' | 'actions' | 'choices' | 'columns' | 'rowLines'

/** A list with its first rows, for the first frame of its page. */
export interface FilledList extends Pick<FirstList, Look> {
  readonly rows: readonly FilledRow[]
}

export interface FilledRow {
  readonly href: string
  /** The lines of each column's cell: null for a cell that needs code, and for a line whose record says nothing. */
  readonly cells: readonly (readonly (string | null)[] | null)[]
}

/** Puts what the page's query was answered into its list; nothing when there is no row to show. */
export function fillList(list: FirstList, answer: unknown): FilledList | undefined {
  const edges = fieldOf(answer, `data.${list.connection}.edges`)
  if (!Array.isArray(edges)) return undefined
  const rows = edges.slice(0, mostRows).map((edge) => fillRow(list, fieldOf(edge, 'node')))
  const { label, actions, choices, columns, rowLines } = list
  return rows.length === 0 ? undefined : { label, actions, choices, columns, rowLines, rows }
}

function fillRow({ link, columns, texts }: FirstList, node: unknown): FilledRow {
  const id = textOf(node, ['id']) ?? ''
  return {
    href: link.replace(':id', () => encodeURIComponent(id)),
    cells: columns.map((column) => {
      const lines = Object.hasOwn(texts, column.id) ? texts[column.id] : undefined
      return lines?.map(({ fields, otherwise = null }) => textOf(node, fields) ?? otherwise) ?? null
    }),
  }
}

/** The first of the fields that says something. */
function textOf(node: unknown, fields: readonly string[]): string | null {
  for (const field of fields) {
    const value = fieldOf(node, field)
    if (typeof value === 'string' && value.trim() !== '') return value
  }
  return null
}

function fieldOf(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce(
      (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
      value,
    )
}
