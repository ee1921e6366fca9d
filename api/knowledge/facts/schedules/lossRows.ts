import type { ReadPage, Reading, Word } from '../../../reading/index.ts'
import type { Schedule, ScheduleCell, ScheduleColumn } from '../policyFacts.ts'
import { datesIn } from '../values.ts'
import {
  amountKind,
  type AmountKind,
  type Column,
  isAmount,
  lossHeader,
  type Row,
  textKind,
  type TextKey,
} from './lossHeader.ts'
import { type Context, isTotal, moneyText, valueOf } from './openSchedule.ts'
import { inSection } from './inSection.ts'
import { lossBlocks } from './lossBlocks.ts'
import { rowsOf } from './pageRows.ts'

/** What a loss run says of one claim; amounts in cents. */
export interface LossRecord {
  readonly page: number
  readonly cells: ReadonlyMap<TextKey, string>
  readonly paid: number | null
  readonly reserve: number | null
  readonly incurred: number | null
}

/**
 * The claims of a loss run whose tables are no table to the reader: cells over several lines, paid and reserved amounts
 * in several columns, descriptions below the amounts, or a block of labels for each claim. Null if the amounts of most
 * claims do not add up, since then a column is misread.
 */
export function lossRows({ pages }: Reading): Schedule | null {
  const listed = claimsOn(pages)
  const records = listed.length > 0 ? listed : lossBlocks(pages)
  const checked = records.flatMap(({ paid, reserve, incurred }) =>
    paid !== null && reserve !== null && incurred !== null
      ? [Math.abs(paid + reserve - incurred) <= 100]
      : [],
  )
  if (records.length === 0 || checked.filter((adds) => !adds).length > checked.length * 0.34) return null
  return scheduleOf(records)
}

const texts: readonly (ScheduleColumn & { readonly key: TextKey })[] = [
  { key: 'policyNumber', label: 'Policy number', kind: 'text' },
  { key: 'line', label: 'Line', kind: 'text' },
  { key: 'claimNumber', label: 'Claim number', kind: 'text' },
  { key: 'claimant', label: 'Claimant', kind: 'text' },
  { key: 'effectiveDate', label: 'Effective date', kind: 'date' },
  { key: 'dateOfLoss', label: 'Date of loss', kind: 'date' },
  { key: 'status', label: 'Status', kind: 'text' },
  { key: 'description', label: 'Description', kind: 'text' },
]
const amounts = [
  { key: 'paid', label: 'Paid', kind: 'money' },
  { key: 'reserve', label: 'Reserve', kind: 'money' },
  { key: 'incurred', label: 'Incurred', kind: 'money' },
] as const

function scheduleOf(records: readonly LossRecord[]): Schedule {
  const columns = [
    ...texts.filter(({ key }) => records.some(({ cells }) => cells.has(key))),
    ...amounts.filter(({ key }) => records.some((record) => record[key] !== null)),
  ]
  const cellOf = (record: LossRecord, { key, kind }: ScheduleColumn): ScheduleCell => {
    const cents = key === 'paid' || key === 'reserve' || key === 'incurred' ? record[key] : null
    const text = cents === null ? (record.cells.get(key as TextKey) ?? '') : moneyText(cents)
    return { text, value: cents ?? valueOf(text, kind), page: record.page, box: null }
  }
  return {
    kind: 'losses',
    title: 'Losses',
    documentId: null,
    columns,
    rows: records.map((record) => ({
      page: record.page,
      cells: columns.map((column) => cellOf(record, column)),
    })),
  }
}

/** The claims that the rows of pages list below headers, with what is named above them. */
function claimsOn(pages: readonly ReadPage[]): LossRecord[] {
  let context: Context = new Map()
  return pages.flatMap((page) => {
    const rows: Row[] = []
    const contexts: Context[] = []
    for (const lines of rowsOf(page.lines)) {
      context = inSection(lines, context)
      contexts.push(context)
      const words = lines.flatMap((line) => line.words).filter(({ text }) => text !== '$')
      const first = lines[0]
      const y = first ? first.box.y + first.box.height / 2 : 0
      rows.push({ words, text: words.map(({ text }) => text).join(' '), y, size: first?.size ?? 0 })
    }
    return claimsAmong(rows, contexts, page.number)
  })
}

function claimsAmong(rows: readonly Row[], contexts: readonly Context[], page: number): LossRecord[] {
  const records: { at: number; columns: readonly Column[] }[] = []
  let columns: readonly Column[] = []
  const headers = new Set<number>()
  for (const [at, row] of rows.entries()) {
    const header = headers.has(at) ? null : lossHeader(rows, at)
    if (header) {
      columns = header.columns
      for (let line = at; line < header.end; line++) headers.add(line)
    } else if (columns.length > 0 && isClaim(row)) records.push({ at, columns })
  }
  const starts = records.map(({ at }) => at)
  return records.flatMap(({ at, columns: named }) => {
    const record = recordOf(at, { rows, starts, headers, columns: named }, page)
    return record ? [{ ...record, cells: withStated(record.cells, contexts[at]) }] : []
  })
}

function withStated(cells: LossRecord['cells'], context: Context | undefined): LossRecord['cells'] {
  const stated = (['line', 'policyNumber'] as const).flatMap((key): [TextKey, string][] => {
    const text = context?.get(key)
    return text && !cells.has(key) ? [[key, text]] : []
  })
  return new Map([...cells, ...stated])
}

function isClaim({ words, text }: Row): boolean {
  return words.filter(isAmount).length >= 2 && datesIn(text).length > 0 && !isTotal(text)
}

/** Where the claims of a page are among its rows. */
interface Places {
  readonly rows: readonly Row[]
  readonly starts: readonly number[]
  readonly headers: ReadonlySet<number>
  readonly columns: readonly Column[]
}

/**
 * The rows next to a claim that go on with it, as lines of its cells or as words below it. Lines of cells belong to the
 * claim that they are nearest to.
 */
function around(at: number, places: Places) {
  const { rows, starts, headers, columns } = places
  const own = rows[at]
  const cells: Row[] = []
  const below: Row[] = []
  if (!own) return { cells, below }
  for (const step of [-1, 1])
    for (let to = at + step; rows[to] && !starts.includes(to); to += step) {
      const [row, last] = [rows[to], rows[to - step]]
      if (!row || !last || Math.abs(row.y - last.y) > own.size * 1.9 || isTotal(row.text)) break
      if (row.words.some(isAmount) || headers.has(to)) break
      if (/^(?:policy|line)\b|\b(?:no|nil) (?:losses|claims)\b/i.test(row.text)) break
      const isFitting = fitsColumns(row, columns)
      if (isFitting && claimOfLine(to, places) !== at) break
      if (isFitting && below.length === 0) cells.push(row)
      else if (step === 1 && below.length < 4) below.push(row)
      else break
    }
  return { cells: [...cells, own].toSorted((a, b) => a.y - b.y), below }
}

/**
 * The claim that a line of cells between two belongs to. The widest gap between the lines parts the claims; where all gaps
 * are the same, the claim above has it if cells begin on the line of the amounts, else the nearest one.
 */
function claimOfLine(line: number, { rows, starts, headers }: Places): number | undefined {
  const above = starts.findLast((start) => start < line)
  const below = starts.find((start) => start > line)
  if (above === undefined || below === undefined) return above ?? below
  const yOf = (at: number) => rows[at]?.y ?? 0
  const gaps = rows.slice(above, below).map((_, at) => yOf(above + at + 1) - yOf(above + at))
  const widest = Math.max(...gaps)
  if (widest > Math.min(...gaps) * 1.15) return line <= above + gaps.indexOf(widest) ? above : below
  const isTopAligned = starts.some((start) => headers.has(start - 1))
  return isTopAligned || yOf(line) - yOf(above) <= yOf(below) - yOf(line) ? above : below
}

/** Whether the words of a row stand in columns: each group begins where its column does and ends before the next one. */
function fitsColumns({ words }: Row, columns: readonly Column[]): boolean {
  let last = -1
  return words.every(({ box }) => {
    const at = columns.findLastIndex((column) => column.x - 4 <= box.x)
    const isFirst = at !== last
    last = at
    const [own, next] = [columns[at], columns[at + 1]]
    return own && (!isFirst || box.x - own.x < 6) && (!next || box.x + box.width < next.x)
  })
}

function recordOf(at: number, places: Places, page: number): LossRecord | null {
  const { columns, rows } = places
  const cells = new Map<TextKey, string>()
  const put = (key: TextKey, text: string) => {
    const before = cells.get(key)
    cells.set(key, before === undefined ? text : before.endsWith('-') ? before + text : `${before} ${text}`)
  }
  const near = around(at, places)
  for (const word of near.cells.flatMap(({ words }) => words)) {
    const kind = isAmount(word) ? null : textKind(columnOf(word, columns)?.name ?? '')
    if (kind) put(kind, word.text)
  }
  const told = near.below.map(({ text }) => text).join(' ')
  if (told) put('description', told.replace(/^(?:loss )?desc(?:ription)?\b[:.\s]*/i, ''))
  if (!/\d/.test(cells.get('claimNumber') ?? '')) return null
  const [date] = datesIn(cells.get('dateOfLoss') ?? '')
  if (date) cells.set('dateOfLoss', date.text)
  return { page, cells, ...amountsOf(rows[at]?.words ?? [], columns) }
}

function columnOf({ box }: Word, columns: readonly Column[]): Column | null {
  const right = box.x + box.width
  const [aligned] = columns
    .filter((column) => Math.abs(column.x - box.x) < 4 || Math.abs(column.right - right) < 4)
    .toSorted((a, b) => distance(a, box) - distance(b, box))
  return aligned ?? columns.findLast((column) => column.x - 4 <= box.x + box.width / 2) ?? null
}

function distance(column: Column, box: Word['box']): number {
  return Math.min(Math.abs(column.x - box.x), Math.abs(column.right - box.x - box.width))
}

/** What was paid, is reserved and was incurred in all; the parts are added where no column has their sum. */
function amountsOf(words: readonly Word[], columns: readonly Column[]) {
  const stated = words.flatMap((word) => {
    const column = columnOf(word, columns)
    const kind =
      isAmount(word) || (column && isSmallAmount(word, column)) ? amountKind(column?.name ?? '') : null
    const cents = valueOf(word.text.replace(/^(\(?-?\$?)\./, '$10.'), 'money')
    return kind && typeof cents === 'number' ? [{ ...kind, cents }] : []
  })
  const sumOf = (of: AmountKind['of']) => {
    const parts = stated.filter((each) => each.of === of)
    const whole = parts.some((each) => each.isPart) ? parts.find((each) => !each.isPart) : undefined
    const total = parts.find((each) => each.isTotal) ?? whole
    return parts.length === 0 ? null : (total?.cents ?? parts.reduce((sum, { cents }) => sum + cents, 0))
  }
  const [paid, reserve, incurred] = [sumOf('paid'), sumOf('reserve'), sumOf('incurred')]
  return { paid, reserve, incurred: incurred ?? (paid ?? 0) + (reserve ?? 0) - (sumOf('recovered') ?? 0) }
}

/** "850" or "0", right-aligned below the name of its column. */
function isSmallAmount({ text, box }: Word, { right }: Column): boolean {
  return /^\d{1,3}$/.test(text) && Math.abs(right - box.x - box.width) < 4
}
