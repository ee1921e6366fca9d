import type { Cell, Line, ReadPage, Reading, TableBlock } from '../../../reading/index.ts'
import type { Schedule, ScheduleCell, ScheduleColumn, ScheduleRow } from '../policyFacts.ts'
import { datesIn, labelKey, parseMoney } from '../values.ts'
import { scheduleVocabulary, type KnownColumn } from './scheduleVocabulary.ts'

type Vocabulary = (typeof scheduleVocabulary)[number]

interface Header {
  readonly vocabulary: Vocabulary
  /** What each column of the header stands for; null when the vocabulary does not know it. */
  readonly columns: readonly { readonly column: ScheduleColumn | KnownColumn; readonly x: number; readonly right: number }[]
}

interface OpenRow {
  readonly page: number
  readonly cells: Map<string, ScheduleCell>
  readonly notes: string[]
}

interface OpenSchedule {
  readonly vocabulary: Vocabulary
  readonly columns: ScheduleColumn[]
  readonly rows: OpenRow[]
}

/**
 * The schedules of a document as typed rows: vehicles, drivers, locations, equipment and losses. Headers are mapped by
 * name; the rows below are read from their places on the page, so that a table cut by rules or pages stays one.
 */
export function extractSchedules(reading: Reading): Schedule[] {
  const headers = reading.blocks.filter((block): block is TableBlock => block.kind === 'table').flatMap(headersIn)
  const open: OpenSchedule[] = []
  let header: Header | null = null
  for (const page of reading.pages) {
    const rows = rowsOf(page)
    for (const row of rows) {
      const own = headerOf(row)
      if (own) {
        header = own
        continue
      }
      if (header === null) header = startingAt(headers, page.number, row)
      if (header === null) continue
      if (isOtherHeading(row, page)) {
        header = null
        continue
      }
      addRow(open, header, row, page.number)
    }
  }
  return open.filter(({ rows }) => rows.length > 0).map(finished)
}

function finished({ vocabulary, columns, rows }: OpenSchedule): Schedule {
  const found = rows.map((row) => withNotes(row, vocabulary))
  const stated = vocabulary.columns.filter(({ key }) => !columns.some((column) => column.key === key) && found.some(({ cells }) => cells.has(key)))
  const all = [...columns, ...stated.map(({ key, label, kind }) => ({ key, label, kind }))]
  return {
    kind: vocabulary.kind,
    title: vocabulary.title,
    columns: all,
    rows: found.map(({ page, cells }): ScheduleRow => ({ page, cells: all.map(({ key }) => cells.get(key) ?? { text: '', value: null, page, box: null }) })),
  }
}

/** Lines that stand side by side. */
function rowsOf(page: ReadPage): Line[][] {
  const rows: Line[][] = []
  for (const line of page.lines.toSorted((a, b) => a.box.y + a.box.height / 2 - (b.box.y + b.box.height / 2))) {
    const row = rows.at(-1)
    const first = row?.[0]
    const isSame = first && Math.abs(first.box.y + first.box.height / 2 - line.box.y - line.box.height / 2) < Math.min(first.box.height, line.box.height) * 0.55
    if (row && isSame) row.push(line)
    else rows.push([line])
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x))
}

/** The header that a row of cells is, by the names of its columns. */
function headerOf(row: readonly { readonly text: string; readonly box: Line['box'] }[]): Header | null {
  if (row.length < 3) return null
  const best = scheduleVocabulary
    .map((vocabulary) => ({ vocabulary, columns: mapped(row, vocabulary) }))
    .map((option) => ({ ...option, known: option.columns.filter(({ column }) => 'header' in column).length }))
    .filter(({ vocabulary, columns }) => vocabulary.needs.some((key) => columns.some(({ column }) => column.key === key)))
    .toSorted((a, b) => b.known - a.known)[0]
  const isHeader = best && best.known >= 3 && best.known >= row.length * 0.6
  return isHeader ? { vocabulary: best.vocabulary, columns: best.columns } : null
}

function mapped(row: readonly { readonly text: string; readonly box: Line['box'] }[], { columns }: Vocabulary): Header['columns'] {
  const taken = new Set<string>()
  return row.map(({ text, box }) => {
    const key = labelKey(text.replace(/#/g, ' no '))
    const known = columns.find((column) => column.header.test(key) && !taken.has(column.key))
    if (known) taken.add(known.key)
    const column = known ?? { key: key.replaceAll(' ', '_'), label: text, kind: 'text' as const }
    return { column, x: box.x, right: box.x + box.width }
  })
}

/** Headers that span several lines are only whole in the table that the reader made. */
function headersIn(table: TableBlock): { header: Header; page: number; below: number }[] {
  const cells: readonly Cell[] = table.header ?? []
  const header = headerOf(cells.filter(({ text }) => text !== ''))
  const below = Math.max(0, ...cells.map(({ box }) => box.y + box.height))
  return header ? [{ header, page: table.page, below }] : []
}

function startingAt(headers: ReturnType<typeof headersIn>, page: number, row: readonly Line[]): Header | null {
  const y = row[0]?.box.y ?? 0
  return headers.find((candidate) => candidate.page === page && y >= candidate.below - 3 && y - candidate.below < 40)?.header ?? null
}

function isOtherHeading(row: readonly Line[], page: ReadPage): boolean {
  const [line] = row
  if (row.length !== 1 || !line) return false
  const sizes = page.lines.map(({ size }) => size).toSorted((a, b) => a - b)
  const median = sizes[Math.floor(sizes.length / 2)] ?? line.size
  return line.size > median * 1.25
}

function addRow(open: OpenSchedule[], header: Header, row: readonly Line[], page: number): void {
  const { vocabulary, columns } = header
  let schedule = open.find((candidate) => candidate.vocabulary === vocabulary)
  if (!schedule) {
    schedule = { vocabulary, columns: [], rows: [] }
    open.push(schedule)
  }
  for (const { column: { key, label, kind } } of columns)
    if (!schedule.columns.some((column) => column.key === key)) schedule.columns.push({ key, label, kind })

  const last = schedule.rows.at(-1)
  const placed = row.flatMap((line) => {
    const at = columnAt(line, columns)
    return at === null ? [] : [{ line, at }]
  })
  const distinct = new Set(placed.map(({ at }) => at)).size
  const total = /^(?:policy period |grand |sub ?)?totals?\b|^no claims\b/i.test(row[0]?.text ?? '')
  if (total) return
  if (distinct >= Math.max(2, Math.ceil(columns.length * 0.3)) && fits(placed, columns)) {
    schedule.rows.push({ page, cells: cellsOf(placed, columns, page), notes: [] })
  } else if (last) last.notes.push(...row.map(({ text }) => text))
}

interface Placed {
  readonly line: Line
  readonly at: number
}

/** The column whose left edge, right edge or middle is nearest. */
function columnAt(line: Line, columns: Header['columns']): number | null {
  const left = line.box.x
  const right = left + line.box.width
  let best: { at: number; distance: number } | null = null
  for (const [at, column] of columns.entries()) {
    const distance = Math.min(Math.abs(column.x - left), Math.abs(column.right - right), Math.abs((column.x + column.right) / 2 - (left + right) / 2))
    if (best === null || distance < best.distance) best = { at, distance }
  }
  return best && best.distance < 40 ? best.at : null
}

/** Most cells are of their column's kind: a line of prose or another table's row is none. */
function fits(placed: readonly Placed[], columns: Header['columns']): boolean {
  const typed = placed.filter(({ at }) => columns[at] && columns[at].column.kind !== 'text')
  const right = typed.filter(({ line, at }) => valueOf(line.text, columns[at]?.column.kind ?? 'text') !== null || isPlaceholder(line.text))
  return typed.length === 0 ? placed.length >= 2 : right.length >= typed.length * 0.6
}

function isPlaceholder(text: string): boolean {
  return /^(?:see|pending|n\/?a|-+|none|unknown|tbd)\b/i.test(text) || /ledger|below/i.test(text)
}

function cellsOf(placed: readonly Placed[], columns: Header['columns'], page: number): Map<string, ScheduleCell> {
  const cells = new Map<string, ScheduleCell>()
  for (const { line, at } of placed) {
    const column = columns[at]?.column
    if (!column) continue
    const before = cells.get(column.key)
    const text = before ? `${before.text} ${line.text}` : line.text
    cells.set(column.key, { text, value: valueOf(text, column.kind), page, box: before?.box ?? line.box })
  }
  return cells
}

function valueOf(text: string, kind: ScheduleColumn['kind']): string | number | null {
  switch (kind) {
    case 'money':
      return parseMoney(text) ?? (/^\d+(?:\.\d{2})?$/.test(text) ? Math.round(Number(text) * 100) : null)
    case 'number':
      return /^-?[\d,.]+$/.test(text) ? Number(text.replaceAll(',', '')) : null
    case 'date':
      return datesIn(text)[0]?.iso ?? null
    case 'text':
      return text === '' ? null : text
  }
}

/** Fills what the row leaves open from the lines below it ("Driver: …", "reserve $0.00"). */
function withNotes({ page, cells, notes }: OpenRow, { columns }: Vocabulary): OpenRow {
  const text = notes.join(' ')
  const all = new Map(cells)
  for (const { key, kind, note } of columns) {
    const known = all.get(key)
    if (!note || (known && known.text !== '' && !isPlaceholder(known.text))) continue
    const stated = note.exec(text)?.[1]?.trim()
    if (stated) all.set(key, { text: stated, value: valueOf(stated, kind), page, box: null })
  }
  return { page, cells: all, notes }
}
