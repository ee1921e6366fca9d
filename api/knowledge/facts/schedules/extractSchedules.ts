import type { Line, ReadPage, Reading, TableBlock } from '../../../reading/index.ts'
import type { Schedule, ScheduleCell, ScheduleColumn, ScheduleRow } from '../policyFacts.ts'
import { datesIn, labelKey, parseMoney } from '../values.ts'
import { continuedHeader, headerAt, headersIn, type Header, type Vocabulary } from './scheduleHeader.ts'

interface OpenRow {
  readonly page: number
  readonly header: Header
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
  const headers = reading.blocks
    .filter((block): block is TableBlock => block.kind === 'table')
    .flatMap(headersIn)
  const open: OpenSchedule[] = []
  let header = null as Header | null
  let context: Context = new Map()
  for (const page of reading.pages) {
    // Cards and reports go on under headings of their own.
    let recent: Vocabulary | null = header?.vocabulary ?? null
    const rows = rowsOf(page)
    for (const [at, row] of rows.entries()) {
      const y = row[0]?.box.y ?? 0
      const table = headers.find(
        ({ page: on, above, below }) => on === page.number && y >= above - 2 && y < below - 1,
      )
      const own: Header | null =
        table?.header ?? headerAt(row, rows[at - 1] ?? []) ?? continuedHeader(row, recent)
      if (own) {
        header = own
        recent = own.vocabulary
        continue
      }
      const stated = contextOf(row, rows[at + 1])
      if (stated) {
        context = stated
        header = null
      } else if (isOtherHeading(row, page)) header = null
      else if (header !== null) addRow(open, { header, context, row, page: page.number })
      else if (recent !== null) addLabeled(open, recent, row, page.number)
    }
  }
  return open.filter(({ rows }) => rows.length > 0).map(finished)
}

function finished({ vocabulary, columns, rows }: OpenSchedule): Schedule {
  const found = joined(
    rows.map((row) => withNotes(row, vocabulary)),
    vocabulary,
  )
  const stated = vocabulary.columns.filter(
    ({ key }) => !columns.some((column) => column.key === key) && found.some(({ cells }) => cells.has(key)),
  )
  const all = [...columns, ...stated.map(({ key, label, kind }) => ({ key, label, kind }))]
  return {
    kind: vocabulary.kind,
    title: vocabulary.title,
    documentId: null,
    columns: all,
    rows: found.map(({ page, cells }): ScheduleRow => ({
      page,
      cells: all.map(({ key }) => cells.get(key) ?? { text: '', value: null, page, box: null }),
    })),
  }
}

/** Records only, and those of the same driver as one. */
function joined(rows: readonly OpenRow[], { identity, joinBy }: Vocabulary): OpenRow[] {
  const records = rows.filter(({ cells }) => identity.some((key) => cells.get(key)?.text))
  if (joinBy === undefined) return records
  const kept = new Map<string, OpenRow>()
  const others: OpenRow[] = []
  for (const row of records) {
    const id = row.cells.get(joinBy)?.text.replaceAll(/\s/g, '') ?? ''
    const same = id === '' ? undefined : kept.get(id)
    if (same) for (const [key, cell] of row.cells) if (!same.cells.get(key)?.text) same.cells.set(key, cell)
    if (!same && id !== '') kept.set(id, row)
    if (id === '') others.push(row)
  }
  return [...kept.values(), ...others]
}

/** Lines that stand side by side. */
function rowsOf(page: ReadPage): Line[][] {
  const rows: Line[][] = []
  for (const line of page.lines.toSorted(
    (a, b) => a.box.y + a.box.height / 2 - (b.box.y + b.box.height / 2),
  )) {
    const row = rows.at(-1)
    const first = row?.[0]
    const isSame =
      first &&
      Math.abs(first.box.y + first.box.height / 2 - line.box.y - line.box.height / 2) <
        Math.min(first.box.height, line.box.height) * 0.55
    if (row && isSame) row.push(line)
    else rows.push([line])
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x))
}

/** A label and its value below a record: "Accidents | 0". */
function addLabeled(
  open: readonly OpenSchedule[],
  vocabulary: Vocabulary,
  row: readonly Line[],
  page: number,
): boolean {
  const last = open.find((candidate) => candidate.vocabulary === vocabulary)?.rows.at(-1)
  const [label, value] = row
  if (!last || !label || !value || row.length !== 2) return false
  const column = vocabulary.columns.find(({ header }) => header.test(labelKey(label.text)))
  if (column)
    last.cells.set(column.key, {
      text: value.text,
      value: valueOf(value.text, column.kind),
      page,
      box: value.box,
    })
  return column !== undefined
}

/** What is stated once above the rows and holds for each of them. */
type Context = ReadonlyMap<string, string>

/** A policy's number and term over the claims of that policy, as labels with values below them. */
function contextOf(row: readonly Line[], next: readonly Line[] | undefined): Context | null {
  if (!next || row.length < 2) return null
  const found = new Map<string, string>()
  for (const label of row) {
    const key = labelKey(label.text)
    const value = next.find(({ box }) => Math.abs(box.x - label.box.x) < 6)?.text
    if (!value) continue
    if (/^policy (?:no|number)$/.test(key) && /\d{3}/.test(value)) found.set('policyNumber', value)
    if (/^(?:policy|coverage) (?:term|period)$/.test(key))
      found.set('effectiveDate', datesIn(value)[0]?.text ?? '')
  }
  return found.has('policyNumber') ? found : null
}

function isOtherHeading(row: readonly Line[], page: ReadPage): boolean {
  const [line] = row
  if (row.length !== 1 || !line) return false
  const sizes = page.lines.map(({ size }) => size).toSorted((a, b) => a - b)
  const median = sizes[Math.floor(sizes.length / 2)] ?? line.size
  return line.size > median * 1.25
}

interface NewRow {
  readonly header: Header
  readonly context: Context
  readonly row: readonly Line[]
  readonly page: number
}

function addRow(open: OpenSchedule[], { header, context, row, page }: NewRow): void {
  const { vocabulary, columns } = header
  let schedule = open.find((candidate) => candidate.vocabulary === vocabulary)
  if (!schedule) {
    schedule = { vocabulary, columns: [], rows: [] }
    open.push(schedule)
  }
  for (const { column } of columns)
    if (!schedule.columns.some(({ key }) => key === column.key))
      schedule.columns.push({ key: column.key, label: column.label, kind: column.kind })

  if (/^(?:policy period |grand |sub ?)?totals?\b|^no claims\b/i.test(row[0]?.text ?? '')) return
  const last = schedule.rows.at(-1)
  if (addLabeled(open, vocabulary, row, page)) return
  const placed = row.flatMap((line) => {
    const at = columnAt(line, columns)
    return at === null ? [] : [{ line, at }]
  })
  const distinct = new Set(placed.map(({ at }) => at)).size
  const usual = last?.header === header ? last.cells.size : 0
  const isRow = distinct >= Math.max(2, columns.length * 0.3, usual * 0.45) && fits(placed, columns)
  const cells = cellsOf(placed, columns, page)
  const goesOn = last?.page === page && [...cells.keys()].every((key) => !last.cells.has(key))
  if (isRow && goesOn && (header.isContinued || !vocabulary.identity.some((key) => cells.has(key)))) {
    for (const [key, cell] of cells) last.cells.set(key, cell)
  } else if (isRow) {
    for (const [key, text] of context)
      if (!cells.get(key)?.text && vocabulary.columns.some((column) => column.key === key))
        cells.set(key, { text, value: text, page, box: null })
    schedule.rows.push({ page, header, cells, notes: [] })
  } else if (last) last.notes.push(...row.map(({ text }) => text))
}

interface Placed {
  readonly line: Line
  readonly at: number
}

/** The column that shares an edge with a cell, else the one whose span holds its middle. */
function columnAt(line: Line, columns: Header['columns']): number | null {
  const left = line.box.x
  const right = left + line.box.width
  const aligned = columns.findIndex(
    (column) => Math.abs(column.x - left) < 4 || Math.abs(column.right - right) < 4,
  )
  if (aligned !== -1) return aligned
  const middle = (left + right) / 2
  const at = columns.findLastIndex((column) => column.x - 4 <= middle)
  const column = columns[at]
  return column && middle - column.right < 130 ? at : null
}

/** Most cells are of their column's kind: a line of prose or another table's row is none. */
function fits(placed: readonly Placed[], columns: Header['columns']): boolean {
  const typed = placed.filter(({ at }) => columns[at] && columns[at].column.kind !== 'text')
  const right = typed.filter(
    ({ line, at }) =>
      valueOf(line.text, columns[at]?.column.kind ?? 'text') !== null || isPlaceholder(line.text),
  )
  return typed.length === 0 ? placed.length >= 2 : right.length >= typed.length * 0.6
}

function isPlaceholder(text: string): boolean {
  return /^(?:see|pending|n\/?a|-+|none|unknown|tbd)\b/i.test(text) || /ledger|below/i.test(text)
}

function cellsOf(
  placed: readonly Placed[],
  columns: Header['columns'],
  page: number,
): Map<string, ScheduleCell> {
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
function withNotes({ page, header, cells, notes }: OpenRow, { columns }: Vocabulary): OpenRow {
  const text = notes.join(' | ')
  const all = new Map(cells)
  for (const { key, kind, note } of columns) {
    const known = all.get(key)
    if (!note || (known && known.text !== '' && !isPlaceholder(known.text))) continue
    const stated = note.exec(text)?.[1]?.trim()
    if (stated) all.set(key, { text: stated, value: valueOf(stated, kind), page, box: null })
  }
  return { page, header, cells: all, notes }
}
