import type { Box, Reading, TableBlock } from '../../reading/index.ts'
import { amountDictionary, type AmountField } from './amountDictionary.ts'
import type { DocumentPart } from './documentParts.ts'
import { inColumn, neighbor, pageCells, right, wholeLabel, type Cell } from './pageCells.ts'
import { labelKey } from './values.ts'

/** An amount on declarations with the label it belongs to. */
export interface LabeledAmount {
  /** Null when the dictionary does not know the label. */
  readonly field: AmountField | null
  readonly label: string
  /** The header of its column, when it stands in a table. */
  readonly column: string
  readonly heading: string
  readonly cents: number
  readonly cell: Cell
  readonly quote: string
  /** How well label and place fit, 0 to 1. */
  readonly score: number
}

type Direction = 'left' | 'right' | 'above' | 'around'

interface Candidate {
  readonly direction: Direction
  readonly cell: Cell
  readonly label: string
  readonly field: AmountField | null
  readonly weight: number
}

const weights: Record<Direction, number> = { around: 1.05, left: 1, above: 0.9, right: 0.8 }

/** All amounts of a part with their labels. */
export function readAmounts(part: DocumentPart, reading: Reading, title: string): LabeledAmount[] {
  const context = labelKey(`${title} ${part.title ?? ''}`)
  return part.pages.flatMap(({ page, lines }) => {
    const own = new Set(lines)
    const cells = pageCells({ ...page, lines: page.lines.filter((line) => own.has(line)) }, reading)
    const values = cells.filter(({ amount }) => amount !== null)
    const options = values.map((value) => candidatesFor(value, cells, context))
    const usual = usualDirection(options)
    const tables = reading.blocks.filter((block) => block.kind === 'table')
    return values.flatMap((value, at) => {
      const best = (options[at] ?? [])
        .map((candidate) => ({
          candidate,
          score: candidate.weight * (candidate.direction === usual ? 1.25 : 1),
        }))
        .toSorted((a, b) => b.score - a.score)[0]
      if (!best || value.amount === null) return []
      return [labeled(value, value.amount, { best: best.candidate, cells, tables })]
    })
  })
}

function labeled(
  value: Cell,
  cents: number,
  { best, cells, tables }: { best: Candidate; cells: readonly Cell[]; tables: readonly TableBlock[] },
): LabeledAmount {
  const header = tableHeader(value, tables)
  const column = best.direction === 'above' ? '' : (header ?? columnHeader(value, cells))
  const isShare = best.direction !== 'above' && header !== null && shareHeader.test(labelKey(header))
  const told = isShare ? 'deductible' : columnField(column)
  const isOwnColumn = told === 'ignored' ? !isPrice(best.field) : told === 'deductible'
  const isShareLine = best.field === null && /^(?:deductibles?|retentions?)\s*:/i.test(value.line)
  const isUnderShare =
    best.direction !== 'above' && !isPrice(best.field) && shareHeading.test(labelKey(value.heading))
  const field = isOwnColumn
    ? told
    : isShareLine || (isUnderShare && best.field !== 'ignored')
      ? 'deductible'
      : (best.field ?? told)
  const isBeside = best.direction !== 'above'
  return {
    field,
    label: best.label.replace(/^[a-z][.)]\s+/i, '').replace(/[:\s.]+$/, ''),
    column,
    heading: value.heading,
    cents,
    cell: value,
    quote: isBeside && best.cell.line === value.line ? value.line : quoteOf(value, best),
    score: Math.min(1, best.weight),
  }
}

function isPrice(field: AmountField | null): boolean {
  return field === 'premium' || field === 'taxes' || field === 'fees' || field === 'total'
}

/** A heading whose rows are all deductibles. */
const shareHeading = /^(?:your )?(?:deductibles?|retentions?|self insured retentions?)(?: amounts?)?$/
const shareHeader = /^(?:deductibles?|retentions?|ded)\b(?!.*\blimit)/

/** What the header of a column says about its amounts, whatever its rows are called. */
function columnField(column: string): AmountField | null {
  const key = labelKey(column)
  if (/^(?:(?:annual|total|term|full term) )?premiums?$|^(?:change|rate|rates|cost|charge)$/.test(key))
    return 'ignored'
  if (/^(?:deductibles?|retentions?|ded)$/.test(key)) return 'deductible'
  const field = key === '' ? null : fieldOf(column, '', '', '')
  return field === 'propertyBuildingLimit' || field === 'propertyContentsLimit' || field === 'ignored'
    ? field
    : null
}

function quoteOf(value: Cell, { direction, cell }: Candidate): string {
  return direction === 'right' ? `${value.text} ${cell.text}` : `${cell.text} ${value.text}`
}

function candidatesFor(value: Cell, cells: readonly Cell[], context: string): Candidate[] {
  const found: Candidate[] = []
  function add(direction: Direction, cell: Cell, label: string, distance = 0) {
    const field = fieldOf(label, value.heading, context, '')
    const known = field === null ? 0.45 : 1
    found.push({
      direction,
      cell,
      label,
      field,
      weight: weights[direction] * known * (1 - Math.min(0.4, distance / 1500)),
    })
  }
  const named = deductibleWithin(value, cells)
  if (named)
    return [
      { direction: 'around', cell: named, label: `${named.text} Deductible`, field: 'deductible', weight: 1 },
    ]
  const sharing = cells.filter((cell) => cell.line === value.line && cell.box.y === value.box.y)
  const startsLine =
    sharing.length > 1 && sharing.every((cell) => cell.box.x >= value.box.x || cell.amount !== null)
  const isWithin = sharing.some((cell) => cell.amount === null && cell.box.x < value.box.x)
  const left = labelOnLeft(
    value,
    startsLine ? [value, ...cells.filter((cell) => !sharing.includes(cell))] : cells,
  )
  if (left) add('left', left, wholeLabel(left, cells), value.box.x - right(left.box))
  const after = neighbor(value, cells, 'right')
  const isNear = after && after.box.x - right(value.box) < 90
  if (after && isNear && after.amount === null) {
    if (!isWithin) add('right', after, wholeLabel(after, cells))
    if (
      left &&
      /^(?:each|per|any one|policy(?! (?:retention|deductible|premium))|aggregate|employee|occurrence|claim|disease)\b/i.test(
        after.text,
      )
    )
      add('around', left, `${wholeLabel(left, cells)} ${after.text}`)
  }
  const above = inColumn(value, cells, 'above')[0]
  if (above && above.amount === null && value.box.y - above.box.y < above.box.height + value.size * 2.2) {
    const isAligned =
      Math.abs(above.box.x - value.box.x) < 10 ||
      Math.abs(right(above.box) - right(value.box)) < 10 ||
      Math.abs(above.box.x + right(above.box) - value.box.x - right(value.box)) < 12
    // A label with an amount on its own row speaks for that one.
    const beside = [neighbor(above, cells, 'left'), neighbor(above, cells, 'right')]
    const isTaken = beside.some((cell) => cell !== null && cell.amount !== null)
    if (isAligned && !isFiller(above.text) && !isEntryOfRow(above, value, cells))
      add('above', above, wholeLabel(above, cells), isTaken ? 400 : 0)
  }
  return found
}

/** Whether a cell is the value of the row above, which has a label at the left like the amount's own row. */
function isEntryOfRow(above: Cell, value: Cell, cells: readonly Cell[]): boolean {
  const [label, own] = [firstOf(above, cells), firstOf(value, cells)]
  return (
    label !== above &&
    own !== value &&
    own.amount === null &&
    /[A-Za-z]{3}/.test(own.text) &&
    label.amount === null &&
    /\d|\b(?:included|excluded|covered|retention)\b/i.test(above.text) &&
    Math.abs(label.box.x - own.box.x) < 6
  )
}

function firstOf(cell: Cell, cells: readonly Cell[]): Cell {
  let first = cell
  for (let next = neighbor(cell, cells, 'left'); next; next = neighbor(next, cells, 'left')) first = next
  return first
}

/** The row's label of "ACV less $500 deductible for each covered auto". */
function deductibleWithin(value: Cell, cells: readonly Cell[]): Cell | null {
  const before = neighbor(value, cells, 'left')
  const after = neighbor(value, cells, 'right')
  if (!/\bless$/i.test(before?.text ?? '') || !/^ded(?:uctible|\b)/i.test(after?.text ?? '')) return null
  let first = before
  for (let next = first && neighbor(first, cells, 'left'); next; next = neighbor(next, cells, 'left'))
    if (/[A-Za-z]{3}/.test(next.text)) first = next
  return first === before ? null : first
}

/** The label of a row, past other amounts of the same row. */
function labelOnLeft(value: Cell, cells: readonly Cell[]): Cell | null {
  let cell = neighbor(value, cells, 'left')
  const seen = cell
  while (
    cell &&
    (cell.amount !== null ||
      /^\W*$|^\d{1,3}$|^[a-z][.)]$/i.test(cell.text) ||
      isFiller(cell.text) ||
      isSerial(cell.text))
  )
    cell = neighbor(cell, cells, 'left')
  return cell ?? (seen?.amount === null ? seen : null)
}

/** What stands over the amount in its table; null outside of tables with a header. */
function tableHeader({ box, page }: Cell, tables: readonly TableBlock[]): string | null {
  for (const { header, rows } of tables) {
    const named = header ?? headerRow(rows)
    for (const row of named ? rows : []) {
      const at = row.findIndex((cell) => cell.page === page && cell.text !== '' && holds(cell.box, box))
      if (at !== -1) return named?.[at]?.text || null
    }
  }
  return null
}

/** The first row of a table of at least three columns, when it names all of them and has no amounts. */
function headerRow(rows: TableBlock['rows']): TableBlock['header'] {
  const [first, second] = rows
  if (!first || !second || first.length < 3) return null
  const names = first.every(
    ({ text }) => /[A-Za-z]{3}|^no\.?$/i.test(text) && !/(?<!per )\$\s?\d/i.test(text),
  )
  return names && second.some(({ text }) => /\d/.test(text)) ? first : null
}

function holds(outer: Box, inner: Box): boolean {
  const x = inner.x + inner.width / 2
  const y = inner.y + inner.height / 2
  return x >= outer.x && x <= right(outer) && y >= outer.y && y <= outer.y + outer.height
}

/** The nearest text above in the same column, past other amounts. */
function columnHeader(value: Cell, cells: readonly Cell[]): string {
  let last = value
  // Headers are often narrower than their amounts, or set to the other side.
  const wide = { ...value, box: { ...value.box, x: value.box.x - 14, width: value.box.width + 28 } }
  for (const cell of inColumn(wide, cells, 'above')) {
    if (cell === value) continue
    if (last.box.y - cell.box.y > 120) return ''
    const isEntry = cell.amount !== null || isFiller(cell.text)
    if (isEntry) {
      last = cell
      continue
    }
    const isNarrow = cell.box.width < 170
    return isNarrow ? wholeLabel(cell, cells) : ''
  }
  return ''
}

/** What stands in place of an amount. */
function isFiller(text: string): boolean {
  return /^(?:not (?:covered|elected|purchased|applicable)|included(?: in .*)?,?|excluded|n\/?a|none|nil|same|as above|see .*|policy (?:retention|deductible)|\(tenant\)|[-–—]+)$/i.test(
    text.trim(),
  )
}

/** A serial or vehicle number names nothing. */
function isSerial(text: string): boolean {
  return /^(?=\S*\d)(?=\S*[A-Z])[A-Z\d/-]{5,}$/.test(text)
}

/** What a label stands for, given what it stands under. */
export function fieldOf(label: string, heading: string, context: string, column: string): AmountField | null {
  const key = labelKey(label.replace(/\((?:[A-Z]{2}[^)]*\d)\)/g, '')).replace(/^(?:\d{1,2}|[a-z]) /, '')
  const under = labelKey(heading)
  const surroundings = `${under} ${labelKey(column)} ${context}`
  const entry = amountDictionary.find(
    ({ labels, not, notUnder, under: needed }) =>
      labels.some((pattern) => pattern.test(key)) &&
      !not?.test(key) &&
      !notUnder?.test(`${under} ${key}`) &&
      !(
        notUnder?.test(context) && !/general liability|business ?owners|package/.test(`${context} ${under}`)
      ) &&
      needed?.test(surroundings) !== false,
  )
  return entry?.field ?? null
}

function usualDirection(options: readonly (readonly Candidate[])[]): Direction | null {
  const counts = new Map<Direction, number>()
  for (const candidates of options)
    for (const { direction, field } of candidates)
      if (field !== null && field !== 'ignored') counts.set(direction, (counts.get(direction) ?? 0) + 1)
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1])
  return best?.[0] ?? null
}
