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

type Labels = readonly { readonly text: string; readonly box: Line['box'] }[]

/** The header that a row is, alone or with the first half of its labels on the line above. */
export function headerAt(row: readonly Line[], above: readonly Line[]): Header | null {
  const alone = headerOf(row)
  const whole = headerOf(withLineAbove(row, above))
  return whole && knownIn(whole) >= (alone ? knownIn(alone) : 3) ? whole : alone
}

function withLineAbove(row: readonly Line[], above: readonly Line[]): Labels {
  const [first] = row
  const [upper] = above
  const gap = first && upper ? first.box.y - upper.box.y : Number.POSITIVE_INFINITY
  if (!first || gap > first.size * 1.4 || above.some(({ text }) => /\d/.test(text))) return []
  const overlaps = (a: Line['box'], b: Line['box']) => a.x < b.x + b.width + 2 && b.x < a.x + a.width + 2
  const alone = above.filter((line) => !row.some(({ box }) => overlaps(box, line.box)))
  const joined = row.map(({ text, box }) => {
    const over = above.find((line) => overlaps(box, line.box))
    return { text: over ? `${over.text} ${text}` : text, box }
  })
  return [...joined, ...alone].toSorted((a, b) => a.box.x - b.box.x)
}

function knownIn({ columns }: Header): number {
  return columns.filter(({ column }) => 'header' in column).length
}

/** The header that a row of cells is, by the names of its columns. */
function headerOf(row: Labels): Header | null {
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

function mapped(row: Labels, { columns }: Vocabulary): Header['columns'] {
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
