import type { Line, ReadPage } from '../../../reading/index.ts'
import type { ScheduleCell } from '../policyFacts.ts'
import { valueOf } from './openSchedule.ts'
import { type LabeledColumn, policyColumns } from './policyVocabulary.ts'

/** A record of a policy's schedule, by column. */
export interface LabeledRecord {
  readonly page: number
  readonly cells: Map<string, ScheduleCell>
}

/** A label with its value, or a value alone. */
interface Piece {
  readonly column: LabeledColumn | null
  readonly text: string
}

/** A line and those that it wraps to. */
interface WholeLine {
  text: string
  readonly line: Line
  last: Line
}

const labels = policyColumns
  .filter(({ names: each }) => each !== undefined)
  .map((column) => ({
    column,
    pattern: new RegExp(`^(?:${column.names})(?:\\s*[:#]\\s*|\\s+is\\s+|\\s+)(\\S.*)$`, 'i'),
  }))
const names = policyColumns.flatMap(({ names: each }) => each ?? []).join('|')
const paired = new RegExp(`^(${names}) / (${names})\\s*:?\\s+(\\S.*?) / (\\S.*)$`, 'i')
const startsWithLabel = new RegExp(`^(?:${names})[\\s:#]`, 'i')
/** Words that lead to the first label ("Schedule entry CT records class 8810; …"). */
const leadIn = new RegExp(`^.{0,60}?\\b(?:records|shows|lists|states)\\s+(?=(?:${names})\\s)`, 'i')
const breaks = new RegExp(`;\\s+|\\s/\\s|\\.\\s+(?=[A-Z])|\\s[-–]\\s(?=(?:${names}):)`, 'i')
const anyLabel = new RegExp(`(?:^|[\\s;])(?:${names})[\\s:#]`, 'i')
const sentenceBreak = /\.\s+(?=[A-Z])/

/**
 * Records that are printed as labels with their values: under a heading of their own ("CT", then "CLASS 8810"), behind a
 * name ("Building: LIMIT $60,000; DED $1,000") below what holds for a group of them, or as a repeated block of labels.
 */
export function labeledRecords(page: ReadPage): LabeledRecord[] {
  const lines = wholeLines(page.lines)
  const records: LabeledRecord[] = []
  let group = new Map<string, ScheduleCell>()
  let isNaming = false
  let record: LabeledRecord | null = null
  function endGroup(): void {
    if (group.size > 1 && !isNaming) records.push({ page: page.number, cells: group })
    group = new Map()
    isNaming = false
  }
  for (const whole of lines) {
    const heading = headingOf(whole, page)
    if (heading) {
      record = { page: page.number, cells: new Map() }
      put(record.cells, { column: heading, text: whole.text }, { page, whole })
      records.push(record)
      continue
    }
    const pieces = piecesOf(whole.text)
    const item = pieces[0]?.column ? null : namedItem(whole.text)
    if (item) {
      const cells = new Map(group)
      isNaming = true
      for (const piece of item) put(cells, piece, { page, whole })
      records.push({ page: page.number, cells })
      continue
    }
    for (const piece of pieces) {
      if (!piece.column) continue
      if (
        !record &&
        (group.keys().next().value === piece.column.key || (isNaming && startsGroup(piece, group)))
      )
        endGroup()
      put(record?.cells ?? group, piece, { page, whole })
    }
  }
  endGroup()
  return records
}

/** Whether a label that the group holds already begins another. */
function startsGroup({ column, text }: Piece, group: ReadonlyMap<string, ScheduleCell>): boolean {
  const known = column && group.get(column.key)
  return known ? known.text !== text : false
}

/** The column that a value standing alone beside a record begins. */
function headingOf({ text, line }: WholeLine, page: ReadPage): LabeledColumn | null {
  if (text.length > 18 || line.words.length > 6 || labelIn(text)) return null
  const column = policyColumns.find(({ isHeading, shape }) => isHeading && shape?.exec(text)?.[0] === text)
  const isBeside = page.lines.some(
    (other) =>
      other !== line &&
      other.box.x > line.box.x + line.box.width &&
      Math.abs(other.box.y + other.box.height / 2 - line.box.y - line.box.height / 2) < line.box.height &&
      labelIn(other.text),
  )
  return column && isBeside ? column : null
}

function labelIn(text: string): boolean {
  return piecesOf(text).some(({ column }) => column !== null)
}

/** "Building: LIMIT $60,000; DED $1,000" as the name and what is said of it. */
function namedItem(text: string): Piece[] | null {
  const [, name, rest] = /^([^:;$]{2,70}):\s+(.+)$/.exec(text) ?? []
  const coverage = policyColumns.find(({ key }) => key === 'coverage')
  if (!name || !rest || !coverage) return null
  const pieces = piecesOf(rest)
  if (!pieces[0]?.column) return null
  const open = policyColumns.filter(
    ({ isUnlabeled, key }) => isUnlabeled && !pieces.some((piece) => piece.column?.key === key),
  )
  return [
    { column: coverage, text: name },
    ...pieces.map((piece) => (piece.column ? piece : { ...piece, column: open.shift() ?? null })),
  ]
}

/** Wrapped lines and headings ask for the same texts again. */
const split = new Map<string, readonly Piece[]>()

function piecesOf(text: string): readonly Piece[] {
  if (!anyLabel.test(text)) return [{ column: null, text }]
  const known = split.get(text)
  if (known) return known
  if (split.size > 2000) split.clear()
  const pieces = splitPieces(text)
  split.set(text, pieces)
  return pieces
}

function splitPieces(text: string): Piece[] {
  const pair = paired.exec(text)
  if (pair) return [`${pair[1]} ${pair[3]}`, `${pair[2]} ${pair[4]}`].flatMap(pieceOf)
  return text
    .split(sentenceBreak)
    .flatMap((sentence) => sentence.replace(leadIn, '').split(breaks))
    .flatMap(pieceOf)
}

function pieceOf(text: string): Piece[] {
  const cleaned = text.trim().replace(/[.;,]$/, '')
  if (cleaned === '') return []
  if (!startsWithLabel.test(cleaned)) return [{ column: null, text: cleaned }]
  let best: { readonly column: LabeledColumn; readonly value: string } | null = null
  for (const { column, pattern } of labels) {
    const value = pattern.exec(cleaned)?.[1]
    const isBetter = value && (!best || value.length < best.value.length)
    if (isBetter && (column.shape ? column.shape.test(value) : isValue(cleaned, value)))
      best = { column, value }
  }
  if (!best) return [{ column: null, text: cleaned }]
  const { column, value } = best
  const form = column.key === 'formNumber' ? formWithEdition.exec(value) : null
  if (form?.[1] && form[2]) return [`FORM ${form[1]}`, `EDITION ${form[2]}`].flatMap(pieceOf)
  if (column.key === 'limit') return limitPieces(column, value)
  const exact = column.shape?.exec(value)?.[0] ?? value
  const description = value.slice(exact.length).replace(/^\s*[-–/,]?\s*/, '')
  const other = policyColumns.find(({ key }) => key === column.describedBy)
  const isDescribed =
    other && description.length > 2 && (other.shape?.test(description) ?? !startsWithLabel.test(description))
  const pieces: Piece[] = [{ column, text: exact }]
  if (isDescribed) pieces.push({ column: other, text: other.shape?.exec(description)?.[0] ?? description })
  else if (description !== '') pieces.push(...pieceOf(description).filter((piece) => piece.column))
  return pieces
}

/** Prose goes on in small letters where a schedule has a value, and headings go on in capitals. */
function isValue(text: string, value: string): boolean {
  const isHeading = text === text.toUpperCase() && !/[\d:]/.test(text)
  return /^[A-Z\d$(%]/.test(value) && !/^and\b/i.test(value) && !isHeading
}

const formWithEdition = /^([A-Z]{2,5} ?\d{2} ?\d{2}(?: ?\d{2})?(?: [A-Z])?)[\s(]+(\d{2}[ /-]\d{2})\)?$/

/** A limit may say what it limits: "Each Occurrence: $1,000,000". */
function limitPieces(column: LabeledColumn, value: string): Piece[] {
  const [, name, sum] = /^(?:([A-Z][^:$]+):\s*)?(\$\s?\d[\d,]*)/.exec(value) ?? []
  if (!sum) return []
  const type = policyColumns.find(({ key }) => key === 'limitType')
  return [...(name && type ? [{ column: type, text: name }] : []), { column, text: sum }]
}

/** The first value is kept: a line that repeats it in other words adds nothing. */
function put(
  cells: Map<string, ScheduleCell>,
  { column, text }: Piece,
  { page, whole }: { readonly page: ReadPage; readonly whole: WholeLine },
): void {
  if (!column || cells.get(column.key)?.text) return
  cells.set(column.key, { text, value: valueOf(text, column.kind), page: page.number, box: whole.line.box })
}

/** What a page states once for all rows of the policy: a label with its value below it. */
export function statedOnce(page: ReadPage): LabeledRecord {
  const cells = new Map<string, ScheduleCell>()
  for (const label of page.lines) {
    const column = policyWide.find(({ pattern }) => pattern.test(label.text))?.column
    if (!column) continue
    const below = lineBelow(label, page)
    const isColumn = below && lineBelow(below, page)
    if (below && !isColumn && /^[A-Z\d]/.test(below.text) && !labelIn(below.text))
      put(
        cells,
        { column, text: below.text },
        { page, whole: { text: below.text, line: below, last: below } },
      )
  }
  return { page: page.number, cells }
}

function lineBelow({ box }: Line, page: ReadPage): Line | undefined {
  return page.lines.find(
    (line) => Math.abs(line.box.x - box.x) < 3 && line.box.y > box.y && line.box.y - box.y < 16,
  )
}

const policyWide = policyColumns
  .filter(({ isPolicyWide }) => isPolicyWide)
  .map((column) => ({ column, pattern: new RegExp(`^(?:${column.names}):?$`, 'i') }))

/** Lines with those they wrap to, which are below at the same indent. */
function wholeLines(lines: readonly Line[]): WholeLine[] {
  const right = new Map<number, number>()
  const indent = (line: Line) => Math.round(line.box.x / 3)
  for (const line of lines)
    right.set(indent(line), Math.max(right.get(indent(line)) ?? 0, line.box.x + line.box.width))
  const found: WholeLine[] = []
  for (const line of lines.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)) {
    const above = found.findLast(({ last }) => Math.abs(last.box.x - line.box.x) < 3)
    if (above && wraps(above, line, right.get(indent(line)) ?? 0)) {
      above.text += ` ${line.text}`
      above.last = line
      continue
    }
    const label = found.findLast(({ last }) => isRightOf(last, line))
    if (label?.text.endsWith(':')) label.text += ` ${line.text}`
    else found.push({ text: line.text, line, last: line })
  }
  return found.toSorted((a, b) => {
    const isSameRow = Math.abs(a.line.box.y - b.line.box.y) < 4
    return isSameRow ? a.line.box.x - b.line.box.x : a.line.box.y - b.line.box.y
  })
}

function isRightOf(label: Line, line: Line): boolean {
  return Math.abs(label.box.y - line.box.y) < 4 && line.box.x > label.box.x
}

function wraps({ text, last }: WholeLine, line: Line, right: number): boolean {
  const gap = line.box.y - last.box.y
  const isFull = last.box.x + last.box.width > last.box.x + (right - last.box.x) * 0.7
  if (gap > line.size * 1.6 || last.isBold !== line.isBold || !isFull) return false
  if (/[;,]$|\b(?:is|of|and|to|for)$/.test(text)) return true
  const isNew = /^[A-Z0-9][^:;]{1,70}:\s/.test(line.text) || piecesOf(line.text)[0]?.column
  return !isNew || /(?:premium|limit|coins|ded|basis)$/i.test(text)
}
