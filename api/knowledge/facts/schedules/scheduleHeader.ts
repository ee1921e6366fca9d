import type { Line, TableBlock } from '../../../reading/index.ts'
import type { ScheduleColumn } from '../policyFacts.ts'
import { labelKey } from '../values.ts'
import { scheduleVocabulary, type KnownColumn } from './scheduleVocabulary.ts'

export type Vocabulary = (typeof scheduleVocabulary)[number]

export interface Header {
  readonly vocabulary: Vocabulary
  /** Whether its values belong to the record begun above, as the second line of labels of a card does. */
  readonly isContinued: boolean
  /** What each column of the header stands for; null when the vocabulary does not know it. */
  readonly columns: readonly {
    readonly column: ScheduleColumn | KnownColumn
    readonly x: number
    readonly right: number
  }[]
}

/** The header that a row of cells is, by the names of its columns. */
export function headerOf(
  row: readonly { readonly text: string; readonly box: Line['box'] }[],
): Header | null {
  if (row.length < 3) return null
  const best = scheduleVocabulary
    .map((vocabulary) => ({ vocabulary, columns: mapped(row, vocabulary) }))
    .map((option) => ({ ...option, known: option.columns.filter(({ column }) => 'header' in column).length }))
    .filter(({ vocabulary, columns }) =>
      vocabulary.needs.some((key) => columns.some(({ column }) => column.key === key)),
    )
    .toSorted((a, b) => b.known - a.known)[0]
  const isHeader = best && best.known >= 3 && best.known >= row.length * 0.6
  return isHeader ? { vocabulary: best.vocabulary, columns: best.columns, isContinued: false } : null
}

function mapped(
  row: readonly { readonly text: string; readonly box: Line['box'] }[],
  { columns }: Vocabulary,
): Header['columns'] {
  const taken = new Set<string>()
  return row.map(({ text, box }) => {
    const key = labelKey(text.replace(/#/g, ' no '))
    const known = columns.find((column) => column.header.test(key) && !taken.has(column.key))
    if (known) taken.add(known.key)
    const column = known ?? { key: key.replaceAll(' ', '_'), label: text, kind: 'text' as const }
    return { column, x: box.x, right: box.x + box.width }
  })
}

/** A second row of labels under the same record. */
export function continuedHeader(row: readonly Line[], vocabulary: Vocabulary | null): Header | null {
  if (vocabulary === null || row.length < 2 || row.some(({ text }) => /\d/.test(text))) return null
  const columns = mapped(row, vocabulary)
  const known = columns.filter(({ column }) => 'header' in column).length
  return known >= 2 && known >= row.length * 0.5 ? { vocabulary, columns, isContinued: true } : null
}

/** Headers that span several lines are only whole in the table that the reader made. */
export function headersIn(
  table: TableBlock,
): { header: Header; page: number; above: number; below: number }[] {
  const cells = (table.header ?? []).filter(({ text }) => text !== '')
  const header = headerOf(cells)
  const above = Math.min(...cells.map(({ box }) => box.y))
  const below = Math.max(...cells.map(({ box }) => box.y + box.height))
  return header ? [{ header, page: table.page, above, below }] : []
}
