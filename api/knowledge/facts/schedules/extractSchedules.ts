import type { Line, ReadPage, Reading, TableBlock } from '../../../reading/index.ts'
import type { Schedule, ScheduleCell, ScheduleRow } from '../policyFacts.ts'
import { rowsOf, rowsOn } from './pageRows.ts'
import { datesIn, labelKey } from '../values.ts'
import type { KnownSchedule } from './knownSchedule.ts'
import {
  columnAt,
  type Context,
  fillStated,
  isPlaceholder,
  isTotal,
  type NewRow,
  type OpenRow,
  type OpenSchedule,
  valueOf,
} from './openSchedule.ts'
import { continuedHeader, headerOn, tablesOn, type Header, withNamedColumns } from './scheduleHeader.ts'
import { scheduleVocabulary } from './scheduleVocabulary.ts'
import { addStackedRow } from './addStackedRow.ts'
import { inSection } from './inSection.ts'
import { surerLosses } from './surerLosses.ts'
import { policySchedules } from './policySchedules.ts'
import { addedVehicles, withAdded } from './addedVehicles.ts'
import { scheduleChanges, withChanges } from './scheduleChanges.ts'
import { withVehicleCells } from './withVehicleCells.ts'
import { withWholeCells } from './withWholeCells.ts'
import { bottomOf, type Placed, withAbove, wraps } from './wrappedRows.ts'

/**
 * The schedules of a document as typed rows, such as vehicles, losses and rating classes. Headers are mapped by
 * name; the rows below are read from their places on the page, so that a table cut by rules or pages stays one.
 */
export function extractSchedules(reading: Reading): Schedule[] {
  const allTables = reading.blocks
    .filter((block): block is TableBlock => block.kind === 'table')
    .map(withNamedColumns)
  const open: OpenSchedule[] = []
  let header = null as Header | null
  let isBold = false
  let context: Context = new Map()
  for (const page of reading.pages) {
    // Cards and reports go on under headings of their own.
    let recent: KnownSchedule | null = header?.vocabulary ?? null
    const tables = tablesOn(page.number, allTables)
    const margins = rowsOf(page.margins)
    for (const row of margins) context = inSection(row, context)
    // The header of a table that fills its pages looks like a running header of the document.
    const rows = [...margins.filter((row) => headerOn(row, [], tables)), ...rowsOn(page, tables.rows)]
    for (const [at, row] of rows.entries()) {
      const own = headerOn(row, rows[at - 1] ?? [], tables) ?? continuedHeader(row, recent)
      if (own) {
        header = own
        isBold = row.every((line) => line.isBold)
        recent = own.vocabulary
        continue
      }
      const stated = contextOf(row, rows[at + 1])
      if (stated) {
        context = stated
        header = null
      } else if (isOtherHeading(row, page) || (isBold && isOtherHeader(row))) {
        header = null
        context = inSection(row, context)
      } else if (inSection(row, context) !== context) context = inSection(row, context)
      else if (header !== null) addRow(open, { header, context, row, page: page.number })
      else if (recent !== null) addLabeled(open, recent, row, page.number)
    }
  }
  const own = policySchedules(reading)
  const tabled = open
    .filter(({ rows }) => rows.length > 0)
    .map((schedule) =>
      // Cells of a stacked table hold several values each, and the reader's tables know only cells that go on below.
      schedule.wrapsAbove || schedule.rows.some(({ header: { isStacked } }) => isStacked)
        ? finished(schedule)
        : withWholeCells(finished(schedule), allTables),
    )
    .map((schedule) => withVehicleCells(schedule, reading))
  const read = surerLosses(tabled, reading)
  const all = [
    ...read.filter((schedule) =>
      own.every((each) => each.kind !== schedule.kind || isFuller(schedule, each)),
    ),
    ...own.filter((each) =>
      read.every((schedule) => each.kind !== schedule.kind || !isFuller(schedule, each)),
    ),
  ]
  return withChanges(withAdded(all, addedVehicles(reading)), scheduleChanges(reading))
}

/** Whether one reading of the same rows has several columns more, as of a statement of values. */
function isFuller(one: Schedule, other: Schedule): boolean {
  return one.rows.length === other.rows.length && one.columns.length >= other.columns.length + 3
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

/** Records only, and those that are stated in parts as one. */
function joined(rows: readonly OpenRow[], { identity, joinBy, joins }: KnownSchedule): OpenRow[] {
  const records = rows.filter(({ cells }) => identity.some((key) => cells.get(key)?.text))
  if (joinBy === undefined) return records
  const kept = new Map<string, OpenRow>()
  return records.filter((row) => {
    const parts = joinBy.map((key) => row.cells.get(key)?.text.replaceAll(/\s/g, '') ?? '')
    if (parts.every((part) => part === '')) return true
    const id = parts.join('|')
    const same = kept.get(id)
    const isPart = same && (joins === 'subjects' || isOtherHalf(same, row, joinBy))
    if (!isPart) {
      kept.set(id, row)
      return true
    }
    for (const [key, cell] of row.cells) if (!same.cells.get(key)?.text) same.cells.set(key, cell)
    return false
  })
}

/** Whether two rows say nothing twice but what names them. */
function isOtherHalf(one: OpenRow, other: OpenRow, names: readonly string[]): boolean {
  return [...other.cells].every(([key, { text }]) => {
    const known = one.cells.get(key)?.text
    return names.includes(key) || !known || !text
  })
}

/** A label and its value below a record: "Accidents | 0". */
function addLabeled(
  open: readonly OpenSchedule[],
  vocabulary: KnownSchedule,
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

/** Labels with values below them that hold for all rows to come, such as a policy's number over its claims. */
function contextOf(row: readonly Line[], next: readonly Line[] | undefined): Context | null {
  if (!next || row.length < 2) return null
  const found = new Map<string, string>()
  for (const label of row) {
    const key = labelKey(label.text)
    const stated = statedValues.find((each) => each.label.test(key))
    const value = stated && next.find(({ box }) => Math.abs(box.x - label.box.x) < 6)?.text
    if (!value || !/\d/.test(value)) continue
    found.set(stated.key, stated.isDate ? (datesIn(value)[0]?.text ?? '') : value)
  }
  return found.size > 0 ? found : null
}

const statedValues = scheduleVocabulary.flatMap(({ stated = [] }) => stated)

function isOtherHeading(row: readonly Line[], page: ReadPage): boolean {
  const [line] = row
  if (row.length !== 1 || !line) return false
  const sizes = page.lines.map(({ size }) => size).toSorted((a, b) => a - b)
  const median = sizes[Math.floor(sizes.length / 2)] ?? line.size
  return line.size > median * 1.25
}

function addRow(open: OpenSchedule[], added: NewRow): void {
  const { header, row, page } = added
  const { vocabulary, columns } = header
  let schedule = open.find((candidate) => candidate.vocabulary === vocabulary)
  if (!schedule) {
    schedule = { vocabulary, columns: [], rows: [] }
    open.push(schedule)
  }
  for (const { column, isRepeated } of columns)
    if (!isRepeated && !schedule.columns.some(({ key }) => key === column.key))
      schedule.columns.push({ key: column.key, label: column.label, kind: column.kind })

  if (header.isStacked) {
    addStackedRow(schedule, added)
    return
  }
  if (isTotal(row[0]?.text ?? '')) return
  const last = schedule.rows.at(-1)
  if (addLabeled(open, vocabulary, row, page)) return
  const placed = row.flatMap((line) => {
    const at = columnAt(line, columns)
    return at === null ? [] : [{ line, at }]
  })
  const distinct = new Set(placed.map(({ at }) => at)).size
  const usual = last?.header === header ? last.cells.size : 0
  if (wraps(schedule, added, placed)) return
  const isRow = distinct >= Math.max(2, columns.length * 0.3, usual * 0.45) && fits(placed, columns)
  const cells = cellsOf(placed, columns, page)
  const goesOn = last?.page === page && [...cells.keys()].every((key) => !last.cells.has(key))
  if (isRow && goesOn && (header.isContinued || !vocabulary.identity.some((key) => cells.has(key)))) {
    for (const [key, cell] of cells) last.cells.set(key, cell)
  } else if (isRow) {
    fillStated(cells, added)
    for (const { key, isMerged } of vocabulary.columns) {
      const above = isMerged && last?.header === header ? last.cells.get(key) : undefined
      if (above && !cells.has(key)) cells.set(key, above)
    }
    const whole = withAbove(schedule, cells, added)
    schedule.rows.push({ page, header, cells: whole, notes: [], bottom: bottomOf(row) })
  } else if (last) last.notes.push(...row.map(({ text }) => text))
}

/** The header of a table that isn't a known schedule. */
function isOtherHeader(row: readonly Line[]): boolean {
  return row.length > 2 && row.every((line) => line.isBold && !/\d/.test(line.text))
}

/** Most cells are of their column's kind, unlike a line of prose or another table's row. */
function fits(placed: readonly Placed[], columns: Header['columns']): boolean {
  const typed = placed.filter(({ at }) => columns[at] && columns[at].column.kind !== 'text')
  const right = typed.filter(
    ({ line, at }) =>
      valueOf(line.text, columns[at]?.column.kind ?? 'text') !== null || isPlaceholder(line.text),
  )
  if (typed.length > 0) return right.length >= typed.length * 0.6
  // "Each Occurrence  $3,000,000" below drivers is of the next table.
  return placed.length > 2 || (placed.length === 2 && !placed.some(({ line }) => amountAlone.test(line.text)))
}

const amountAlone = /^\s*\$[\d,.]+\s*$/

function cellsOf(
  placed: readonly Placed[],
  columns: Header['columns'],
  page: number,
): Map<string, ScheduleCell> {
  const cells = new Map<string, ScheduleCell>()
  for (const { line, at } of placed) {
    const { column, isRepeated } = columns[at] ?? {}
    if (!column || isRepeated) continue
    const before = cells.get(column.key)
    const text = before ? `${before.text} ${line.text}` : line.text
    cells.set(column.key, { text, value: valueOf(text, column.kind), page, box: before?.box ?? line.box })
  }
  return cells
}

/** Fills what the row leaves open from the lines below it ("Driver: …", "reserve $0.00"). */
function withNotes({ page, header, cells, notes }: OpenRow, { columns }: KnownSchedule): OpenRow {
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
