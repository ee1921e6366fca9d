import type { Line, ReadPage, Reading } from '../../reading/index.ts'
import type { Passage } from '../../reading/passages/passagesOf.ts'
import { verifyQuote } from '../../reading/passages/verifyQuote.ts'
import {
  amount,
  compact,
  inlineValue,
  isValue,
  type RowValue,
  startsWithValue,
  tableValues,
} from './rowValues.ts'
import { runningText } from './runningText.ts'

/** A passage whose values are known, each with the header of its column. */
export interface ValuedPassage extends Passage {
  /** A label and value set apart on the page, each as printed; null when the text is printed as a whole. */
  readonly parts: readonly string[] | null
  readonly values: readonly RowValue[]
  /** The headings above a row; empty for other passages. */
  readonly title: string
}

/** A label and its values on one line across the page, with the headings above them. */
interface ValueRow {
  readonly page: number
  readonly y: number
  readonly cells: readonly string[]
  /** The cells without a label from above. */
  readonly own: readonly string[]
  /** The headers of its values, the titles over it and the place it is about. */
  readonly path: string
  readonly title: string
  readonly values: readonly RowValue[]
  /** Whether it goes on with the columns of the row above. */
  readonly isContinued: boolean
}

/**
 * Passages with the rows of the page that state amounts, shares, times or whether there is coverage, however the page
 * sets them: in a table, in a list, or apart. Fragments of such rows are left out.
 */
export function withValueRows(passages: readonly Passage[], reading: Reading): ValuedPassage[] {
  const byPage = Map.groupBy(valueRows(reading), ({ page }) => page)
  const used = new Set<ValueRow>()
  const known = passages.flatMap((passage) => {
    const rows = byPage.get(passage.page) ?? []
    const text = compact(passage.text)
    const row = rows.find((each) => !used.has(each) && isSameRow(passage, text, each))
    const inside = passage.kind === 'row' ? rows.filter((each) => isPartOf(text, each)) : []
    // A row of a table with lines that go on with its columns.
    const isWhole = inside.slice(1).every(({ isContinued }) => isContinued)
    const lines = isWhole && inside.length > 0 ? inside : row ? [row] : []
    const [first] = lines
    if (first) {
      for (const each of lines) used.add(each)
      return [
        {
          ...passage,
          leadIn: `${passage.leadIn} ${first.path}`.trim(),
          // Where the row has a dash, its text is not printed as a whole.
          parts: lines.length === 1 && statedIn(first).length < first.cells.length ? statedIn(first) : null,
          values: lines.flatMap(({ values }) => values),
          title: first.title,
        },
      ]
    }
    const isFragment =
      passage.kind !== 'heading' &&
      rows.some(
        ({ cells, own }) => compact(own.join('')) === text || cells.some((cell) => compact(cell) === text),
      )
    // Rows that were taken for one.
    const isMerged = inside.length > 1
    if (isFragment || isMerged) return []
    return [{ ...passage, parts: null, values: tableValues(passage, reading), title: '' }]
  })
  const proseOf = Map.groupBy(
    known.filter(({ kind }) => kind !== 'row'),
    ({ page }) => page,
  )
  const added = [...byPage].flatMap(([page, rows]) => {
    const prose = compact((proseOf.get(page) ?? []).map(({ text }) => text).join(' '))
    const isProse = ({ cells: [cell = '', ...others] }: ValueRow) =>
      others.length === 0 && prose.includes(compact(cell))
    return rows.flatMap((row) => (used.has(row) || isProse(row) ? [] : passageOf(row, reading)))
  })
  return [...known, ...added]
}

/** Whether a passage is the row, perhaps with more lines of its label. */
function isSameRow({ kind, text: whole }: Passage, text: string, row: ValueRow): boolean {
  if (text === compact(statedIn(row).join(''))) return true
  return kind === 'row' && isPartOf(text, row) && valuesIn(whole) === valuesIn(row.cells.join(' '))
}

function isPartOf(text: string, row: ValueRow): boolean {
  return statedIn(row).every((cell) => text.includes(compact(cell)))
}

/** The cells that say something: a dash says that there is nothing. */
function statedIn({ cells }: Pick<ValueRow, 'cells'>): string[] {
  return cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell))
}

function passageOf({ page, y, cells, path, title, values }: ValueRow, reading: Reading): ValuedPassage[] {
  const text = cells.join(' ')
  if (!cells.every((cell) => verifyQuote(reading, cell, page))) return []
  const above = reading.blocks.findLast((block) => block.page === page && block.box.y <= y + 1)
  const headings = above?.headings ?? []
  // Each cell by itself: the file may hold the cells of a row far apart.
  const parts = cells.length > 1 ? statedIn({ cells }) : null
  return [{ text, page, kind: 'row', headings, leadIn: path, block: -1, parts, title, values }]
}

function valuesIn(text: string): number {
  return text.match(new RegExp(amount, 'gi'))?.length ?? 0
}

function valueRows(reading: Reading): ValueRow[] {
  const isRunningText = runningText(reading)
  /** What numbered places and things are, where the document says so first: "Location 2" and its address. */
  const known = new Map<string, string>()
  let place = ''
  return reading.pages.flatMap((page) => {
    const found: ValueRow[] = []
    let header: readonly Line[] = []
    let titles: readonly Line[] = []
    let isAfterTitle = false
    let placed: string | null = null
    let above: readonly Line[] = []
    let bottom = 0
    for (const row of rowsAcross(page)) {
      const text = textOf(row)
      const key = placeOf(text)
      const isValued =
        text.length <= longestLine && row.some(({ text: cell }) => isValue(cell) || inlineValue.test(cell))
      if (key !== null) {
        place = pathOf([known.get(key) ?? '', text])
        if (!known.has(key)) known.set(key, text)
      } else if (placed !== null && isAddress.test(text)) {
        place = `${place} ${text}`
        known.set(placed, `${known.get(placed)} ${text}`)
      }
      placed = key
      const isRunning = row.some((line) => isRunningText(line, row))
      const label = continuedLabel(row, above, bottom)
      bottom = Math.max(...row.map(({ box }) => box.y + box.height))
      if (text.length > longestLine || isRunning) {
        titles = []
        isAfterTitle = false
        above = []
      } else if (isValued) {
        // "Employee dishonesty $10,000" under a title of its own is no row of the wide table above the title.
        const isOwnTable = isAfterTitle && titles.length === 1 && header.length > fewestColumns
        if (isOwnTable && row.length < fewestColumns) header = []
        isAfterTitle = false
        if (label === null) above = row
        const over = { page: page.number, titles, header, place, label }
        found.push(...pairsOf(row, header).flatMap((pair) => valuesOf(pair, over)))
      } else if (key === null && label === null) {
        const isTitle = row.length === 1 && header.length < fewestColumns
        if (isTitle) header = []
        else if (isHeader(row)) header = isAfterTitle ? [...header, ...row] : row
        titles = isAfterTitle ? [...titles, ...row] : row
        isAfterTitle = true
      }
    }
    return found.filter(({ cells }) => cells.join(' ').length < longestRow)
  })
}

/** A header with fewer columns may be a label with its text; it does not go on under the next title. */
const fewestColumns = 3
const longestTitle = 120
const longestRow = 300
/** Paragraphs of plain text are one line each. */
const longestLine = 2000
const longestPath = 240
const hasWord = /\p{L}{3}/u

/** What the rows below are about, until the next one: "Location 2, Building 1". */
const placeName =
  /^(?:described )?(location|loc|premises|prem|building|bldg|auto|vehicle|unit|item)s?\b\.? ?(?:no\.?|number|#)?[ :#–-]{0,3}0*(\d{1,4})\b(?![,.]\d)/i
const isAddress = /^(?:location|address|premises)\b\W+\d+ \S|\b[A-Z]{2},? \d{5}\b/i

/** "location 2" of "LOC. 0002 – BUILDING 1". */
function placeOf(text: string): string | null {
  const [, name, number] = text.length < longestTitle ? (placeName.exec(text) ?? []) : []
  return name === undefined ? null : `${name.toLowerCase().slice(0, 3)} ${number}`
}

/** Whether a row names columns: short labels, without numbers of policies or dates. */
function isHeader(row: readonly Line[]): boolean {
  return (
    row.filter(({ text }) => hasWord.test(text)).length > 1 &&
    row.every(({ text }) => text.split(' ').length <= 7 && !/\d{4}|: ?\S/.test(text))
  )
}

/** Labels with their values side by side are rows of their own, unless a header names their columns. */
function pairsOf(row: readonly Line[], header: readonly Line[]): readonly (readonly Line[])[] {
  const pairs: Line[][] = []
  for (const line of row) {
    const pair = pairs.at(-1)
    const isLabel = hasWord.test(line.text) && !startsWithValue.test(line.text)
    if (pair && !(isLabel && pair.some(({ text }) => isValue(text) || inlineValue.test(text))))
      pair.push(line)
    else pairs.push([line])
  }
  const isPair = (pair: readonly Line[]) =>
    pair.some(({ text }) => hasWord.test(text) && !isValue(text)) &&
    pair.some(({ text }) => isValue(text) || inlineValue.test(text))
  const isNamed = row.some(
    (line) => startsWithValue.test(line.text) && header.some((each) => isOver(each, line)),
  )
  return pairs.length > 1 && !isNamed && pairs.every(isPair) ? pairs : [row]
}

/** The label of the row above, when this one only goes on with its other columns; null for a row of its own. */
function continuedLabel(row: readonly Line[], above: readonly Line[], bottom: number): Line | null {
  const [[first], [label]] = [row, above]
  if (!first || !label || !hasWord.test(label.text) || isValue(label.text)) return null
  const isUnder = above.slice(1).some(({ box }) => Math.abs(box.x - first.box.x) < 3)
  return isUnder && first.box.y - bottom < first.box.height && first.box.x > label.box.x + 3 ? label : null
}

/** The lines of a page that are side by side, from top to bottom, each row from left to right. */
function rowsAcross({ lines }: ReadPage): Line[][] {
  const rows: Line[][] = []
  for (const line of lines.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1)
    const [first] = row ?? []
    const isBeside =
      first && Math.abs(middle(first) - middle(line)) < Math.min(first.box.height, line.box.height) * 0.6
    if (row && isBeside) row.push(line)
    else rows.push([line])
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x))
}

function middle({ box }: Line): number {
  return box.y + box.height / 2
}

interface Over {
  readonly page: number
  readonly titles: readonly Line[]
  readonly header: readonly Line[]
  readonly place: string
  /** The label of the row that this one continues. */
  readonly label: Line | null
}

/** A row with its label; or the heading above it, with all of its values or each under its own label. */
function valuesOf(row: readonly Line[], { page, titles, header, place, label }: Over): ValueRow[] {
  const values = row.flatMap((line) => {
    const column = textOf(header.filter((each) => isOver(each, line)))
    const stated = isValue(line.text) ? line.text : inlineValue.exec(line.text)?.[1]
    return stated === undefined ? [] : [{ line, text: stated, column }]
  })
  const base = {
    page,
    y: Math.min(...row.map(({ box }) => box.y)),
    title: titles.findLast(({ text }) => hasWord.test(text))?.text ?? '',
    path: pathOf([place, ...values.map(({ column }) => column), textOf(titles)]),
    isContinued: label !== null,
  }
  const own = row.map(({ text }) => text)
  const cells = label === null ? own : [label.text, ...own]
  const stated = values.map(({ text, column }) => ({ text, column }))
  const named = titles.filter(({ text }) => hasWord.test(text))
  const isLabeled = label !== null || row.some(({ text }) => hasWord.test(text) && !isValue(text))
  if (isLabeled || named.length === 0) return [{ ...base, cells, own, values: stated }]
  const labels = values.map(({ line }) => named.findLast((each) => isOver(each, line)))
  if (new Set(labels).size < values.length || labels.includes(undefined))
    return [{ ...base, cells: [named.at(-1)?.text ?? '', ...cells], own, values: stated }]
  return values.map(({ text, column }, at) => ({
    ...base,
    cells: [labels[at]?.text ?? '', text],
    own: [text],
    values: [{ text, column }],
  }))
}

function isOver(label: Line, { box }: Line): boolean {
  return label.box.x < box.x + box.width + 6 && label.box.x + label.box.width > box.x - 6
}

function textOf(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join(' ')
}

/** The nearest titles count; those farther up are cut. */
function pathOf(titles: readonly string[]): string {
  return [...new Set(titles)]
    .filter((title) => title !== '')
    .map((title) => title.slice(-longestPath))
    .join(' ')
}
