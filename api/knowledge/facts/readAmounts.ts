import type { Reading, TableBlock } from '../../reading/index.ts'
import { fieldOf, type AmountField } from './amountDictionary.ts'
import { askedFor } from './askedFor.ts'
import { boxLabel, placeOfCell } from './boxLabel.ts'
import { limitNamed } from './changesLimits.ts'
import { candidatesFor, weights, type AmountLabel, type Direction } from './amountLabels.ts'
import { amountsOfRun, isOfRun, runsIn } from './placedRuns.ts'
import type { DocumentPart } from './documentParts.ts'
import { holds, inColumn, neighbor } from './cellGeometry.ts'
import { columnField, columnHeader, isOldColumn } from './columnHeader.ts'
import { pageCells, type Cell } from './pageCells.ts'
import {
  fieldInTable,
  shareName,
  scopeWords,
  tableAmount,
  tableHeader,
  type TableAmount,
} from './tableAmounts.ts'
import { isPriceRow, isShareRow, leastShare } from './rowKinds.ts'
import { shareHeading } from './tabledPercents.ts'
import { labelKey } from './values.ts'

/** An amount on declarations with the label it belongs to. */
export interface LabeledAmount {
  /** Null when the dictionary does not know the label. */
  readonly field: AmountField | null
  readonly label: string
  /** The header of its column, when it is in a table. */
  readonly column: string
  readonly heading: string
  readonly cents: number
  readonly cell: Cell
  readonly quote: string
  /** How well label and place fit, 0 to 1. */
  readonly score: number
}

/** All amounts of a part with their labels. */
export function readAmounts(part: DocumentPart, reading: Reading, title: string): LabeledAmount[] {
  const context = labelKey(`${title} ${part.title ?? ''}`)
  const runs = runsIn(part, reading)
  const apart = part.pages.flatMap(({ page, lines }) => {
    const own = new Set(lines)
    const cells = pageCells({ ...page, lines: page.lines.filter((line) => own.has(line)) }, reading)
    const tables = reading.blocks
      .filter((block) => block.kind === 'table')
      .filter((table) => isOnPage(table, page.number))
    const values = cells.filter(
      (cell) =>
        cell.amount !== null &&
        !isPriceBeside(cell, cells) &&
        !tables.some((table) => isInTable(cell, table) && isOfOthers(table, cell)),
    )
    const options = values.map((value) => {
      const label = boxLabel(value, neighbor(value, cells, 'left'), { tables, values })
      if (label === null) return candidatesFor(value, cells, context)
      const field = fieldOf(label, value.heading, context, '')
      return [{ direction: 'above' as const, cell: value, label, field, weight: 1 }]
    })
    const usual = usualDirection(options)
    const chosen = assigned(values, options, usual)
    return values.flatMap((value) => {
      const tabled = tableAmount(value, values, tables)
      if (tabled && value.amount !== null)
        return [
          fromTable(value, value.amount, { tabled: onOwnLine(tabled, value, { cells, context }), context }),
        ]
      const best = chosen.get(value)
      if (!best || value.amount === null) return []
      return [labeled(value, value.amount, { best, cells, tables, context })]
    })
  })
  return [
    ...apart.filter(({ cell, cents }) => !runs.some((run) => isOfRun(run, cell, cents))),
    ...runs.flatMap((run) => amountsOfRun(run, context)),
  ]
}

/** Whether a table lists the policies below an umbrella. */
function isOfOthers({ header }: TableBlock, { heading }: Cell): boolean {
  const ofOthers = /\bunderlying\b/i
  return ofOthers.test(heading) || header?.some(({ text }) => ofOthers.test(text)) === true
}

function isInTable({ box: own }: Cell, { rows }: TableBlock): boolean {
  return rows.some((row) => row.some(({ box }) => holds(box, own)))
}

/** "$462,000   Dwelling   $1,388.00": beside an amount in whole dollars, one with cents is what it costs. */
function isPriceBeside(value: Cell, cells: readonly Cell[]): boolean {
  if (!inCents.test(value.text)) return false
  const label = neighbor(value, cells, 'left')
  const own = label && label.amount === null ? fieldOf(label.text, '', '', '') : null
  if (isPrice(own) || own === 'deductible') return false
  for (let next = label; next; next = neighbor(next, cells, 'left'))
    if (next.amount !== null && !inCents.test(next.text)) return true
  return false
}

const inCents = /\.\d\d$/

function isOnPage({ rows }: TableBlock, page: number): boolean {
  return rows.some((row) => row.some((cell) => cell.page === page))
}

/**
 * The label of each value, the best fitting pair first. A label applies to the values on one side only: those of its
 * row, or the one below it.
 */
function assigned(
  values: readonly Cell[],
  options: readonly (readonly AmountLabel[])[],
  usual: Direction | null,
): Map<Cell, AmountLabel> {
  const chosen = new Map<Cell, AmountLabel>()
  const sides = new Map<Cell, Direction>()
  const pairs = values
    .flatMap((value, at) =>
      (options[at] ?? []).map((candidate) => ({
        value,
        candidate,
        score: candidate.weight * fitOf(sideOf(candidate.direction), usual),
      })),
    )
    .toSorted((a, b) => b.score - a.score)
  for (const { value, candidate } of pairs) {
    const side = sideOf(candidate.direction)
    if (chosen.has(value) || (sides.get(candidate.cell) ?? side) !== side) continue
    chosen.set(value, candidate)
    sides.set(candidate.cell, side)
  }
  return chosen
}

/** Where labels stand below their amounts, those above belong to the row before. */
function fitOf(side: Direction, usual: Direction | null): number {
  return side === usual ? 1.25 : usual === 'below' && side === 'above' ? 0.5 : 1
}

function sideOf(direction: Direction): Direction {
  return direction === 'around' ? 'left' : direction
}

/** Of rows that were taken for one, "Building" over "Contents" beside an amount over an amount, the line of the amount. */
function onOwnLine(
  tabled: TableAmount,
  value: Cell,
  { cells, context }: { readonly cells: readonly Cell[]; readonly context: string },
): TableAmount {
  if (tabled.kind !== 'limit' || fieldOf(tabled.label, value.heading, context, tabled.column) !== null)
    return tabled
  const beside = neighbor(value, cells, 'left')
  const rest = beside === null ? '' : tabled.label.replace(beside.text, '').trim()
  const isPart = beside !== null && rest !== '' && rest !== tabled.label && !scopeWords.test(rest)
  return isPart && limitNamed(fieldOf(beside.text, value.heading, context, tabled.column))
    ? { ...tabled, label: beside.text }
    : tabled
}

/** An amount with its row and column in a table. */
function fromTable(
  value: Cell,
  cents: number,
  { tabled, context }: { tabled: TableAmount; context: string },
): LabeledAmount {
  const field = fieldInTable(tabled, fieldOf(tabled.label, value.heading, context, tabled.column))
  const isNamed = field === null || field === 'deductible'
  return {
    field,
    label: isNamed && tabled.place !== null ? `${tabled.label}, ${tabled.place}` : tabled.label,
    column: tabled.column,
    heading: value.heading,
    cents,
    cell: value,
    quote: value.line,
    score: 1,
  }
}

function labeled(
  value: Cell,
  cents: number,
  {
    best,
    cells,
    tables,
    context,
  }: {
    readonly best: AmountLabel
    readonly cells: readonly Cell[]
    readonly tables: readonly TableBlock[]
    readonly context: string
  },
): LabeledAmount {
  const header = tableHeader(value, tables)
  const isBeside = best.direction !== 'above' && best.direction !== 'below'
  const section = isBeside ? sectionOver(best.cell, cells) : ''
  const column = isBeside ? (header ?? columnHeader(value, cells, tables)) : ''
  const share = shareName(column)
  const isShare = share !== null || (isBeside && header !== null && shareHeader.test(labelKey(header)))
  const columnMeaning = isShare ? 'deductible' : columnField(column)
  const isOld = isOldColumn(column)
  const isOwnColumn =
    columnMeaning === 'ignored'
      ? isOld || !isPrice(best.field)
      : columnMeaning === 'deductible' && best.field !== 'ignored' && !isPrice(best.field)
  const isShareLine =
    best.field === null &&
    (/^(?:(?:item )?\d{1,2}[.)]? +)?(?:deductibles?|retentions?)\b[^$:]{0,30}:/i.test(value.line) ||
      isShareRow(value, cells) ||
      leastShare.test(best.label))
  const isUnderShare =
    isBeside &&
    !isPrice(best.field) &&
    (shareHeading.test(labelKey(value.heading)) ||
      shareHeading.test(labelKey(section).replace(/^(?:item )?\d{1,2} /, '')))
  const isUnderPrice =
    isBeside &&
    !isPrice(best.field) &&
    best.field !== 'deductible' &&
    (priceHeading.test(labelKey(value.heading)) || isPriceRow(value, cells))
  const field = isOwnColumn
    ? columnMeaning
    : isShareLine || (isUnderShare && best.field !== 'ignored')
      ? 'deductible'
      : isUnderPrice
        ? 'ignored'
        : (best.field ?? columnMeaning ?? (priceHeading.test(labelKey(section)) ? 'ignored' : null))
  const name = askedFor(best.label)
    .replace(/^[a-z](?:[.)]| [-–—])\s+/i, '')
    .replace(/[:\s.]+$/, '')
  const isScoped =
    field === null && scopeWords.test(column) && !/\b(?:each|per|any one|aggregate)\b/i.test(name)
  const scoped = `${name} ${column.toLowerCase()}`
  const place = field === 'deductible' ? placeOfCell(value, tables) : null
  const own = isScoped ? scoped : place === null ? name : `${name}, ${place}`
  return {
    field: isScoped ? (limitNamed(fieldOf(scoped, value.heading, context, column)) ?? null) : field,
    label: share !== null && isOwnColumn ? share : own,
    column,
    heading: value.heading,
    cents,
    cell: value,
    quote:
      best.cell === value || (isBeside && best.cell.line === value.line) ? value.line : quoteOf(value, best),
    score: Math.min(1, best.weight),
  }
}

function isPrice(field: AmountField | null): boolean {
  return field === 'premium' || field === 'taxes' || field === 'fees' || field === 'total'
}

const priceHeading =
  /^(?:[a-z]+ ){0,3}(?:premiums?|costs?|charges|you pay)(?: (?:by|for|per|of)(?: [a-z]+){1,4})?$/

/** The words over a row that are set larger or bolder than it: "Deductibles" over "Property, each loss". */
function sectionOver(label: Cell, cells: readonly Cell[]): string {
  const over = inColumn(label, cells, 'above').find(
    (cell) =>
      Math.abs(cell.box.x - label.box.x) < 14 &&
      cell.amount === null &&
      (cell.size > label.size + 0.6 || (cell.isBold && !label.isBold)),
  )
  if (over) return over.words.length < 7 ? over.text : ''
  // "ITEM 5. Retentions" over "(a) Each claim" and "(b) Each occurrence"
  const lead = lettered.test(label.text)
    ? inColumn(label, cells, 'above').find((cell) => cell.amount === null && !lettered.test(cell.text))
    : undefined
  return lead && neighbor(lead, cells, 'right') === null ? lead.text : ''
}

const lettered = /^\(?[a-z][.)]\s/i
const shareHeader = /^(?:deductibles?|retentions?|ded)\b(?!.*\blimit)/

function quoteOf(value: Cell, { direction, cell }: AmountLabel): string {
  return direction === 'right' ? `${value.text} ${cell.text}` : `${cell.text} ${value.text}`
}

function usualDirection(options: readonly (readonly AmountLabel[])[]): Direction | null {
  const counts = new Map<Direction, number>()
  for (const candidates of options)
    for (const { direction, field, weight } of candidates)
      if (field !== null && field !== 'ignored')
        counts.set(sideOf(direction), (counts.get(sideOf(direction)) ?? 0) + weight / weights[direction])
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1])
  return best?.[0] ?? null
}
