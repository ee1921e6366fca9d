import type { Line, ReadPage, Reading } from '../../reading/index.ts'
import type { Passage } from '../../reading/passages/passagesOf.ts'
import { verifyQuote } from '../../reading/passages/verifyQuote.ts'

/** A passage whose values are known, each with the header of its column. */
export interface ValuedPassage extends Passage {
  /** A label and value set apart on the page, each as printed; null when the text is printed as a whole. */
  readonly parts: readonly string[] | null
  readonly values: readonly RowValue[]
  /** The headings above a row; empty for other passages. */
  readonly title: string
}

interface RowValue {
  readonly text: string
  /** Empty without a header. */
  readonly column: string
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
    if (row) {
      used.add(row)
      return [
        {
          ...passage,
          leadIn: `${passage.leadIn} ${row.path}`.trim(),
          parts: null,
          values: row.values,
          title: row.title,
        },
      ]
    }
    const isFragment =
      passage.kind !== 'heading' &&
      rows.some(
        ({ cells, own }) => compact(own.join('')) === text || cells.some((cell) => compact(cell) === text),
      )
    // Rows that were taken for one.
    const isMerged = passage.kind === 'row' && rows.filter((each) => isPartOf(text, each)).length > 1
    return isFragment || isMerged ? [] : [{ ...passage, parts: null, values: [], title: '' }]
  })
  const added = [...byPage.values()].flat().flatMap((row) => (used.has(row) ? [] : passageOf(row, reading)))
  return [...known, ...added]
}

/** Whether a passage is the row, perhaps with more lines of its label. */
function isSameRow({ kind, text: whole }: Passage, text: string, row: ValueRow): boolean {
  if (text === compact(row.cells.join(''))) return true
  return kind === 'row' && isPartOf(text, row) && valuesIn(whole) === valuesIn(row.cells.join(' '))
}

function isPartOf(text: string, { cells }: ValueRow): boolean {
  return cells.every((cell) => text.includes(compact(cell)))
}

function passageOf({ page, y, cells, path, title, values }: ValueRow, reading: Reading): ValuedPassage[] {
  const text = cells.join(' ')
  if (!cells.every((cell) => verifyQuote(reading, cell, page))) return []
  const above = reading.blocks.findLast((block) => block.page === page && block.box.y <= y + 1)
  const headings = above?.headings ?? []
  // Each cell by itself: the file may hold the cells of a row far apart.
  const parts = cells.length > 1 ? cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell)) : null
  return [{ text, page, kind: 'row', headings, leadIn: path, block: -1, parts, title, values }]
}

function compact(text: string): string {
  return text.replaceAll(/\s+/g, '').toLowerCase()
}

function valuesIn(text: string): number {
  return text.match(new RegExp(amount, 'gi'))?.length ?? 0
}

function valueRows(reading: Reading): ValueRow[] {
  const sentences = sentenceLines(reading)
  /** What numbered places and things are, where the document says so first: "Location 2" and its address. */
  const known = new Map<string, string>()
  let place = ''
  return reading.pages.flatMap((page) => {
    const found: ValueRow[] = []
    let header: readonly Line[] = []
    let titles: readonly Line[] = []
    let isAfterTitle = false
    let placed: string | null = null
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
      if (text.length > longestLine || row.some((line) => sentences.has(line) || isRunningText(line, row))) {
        titles = []
        isAfterTitle = false
      } else if (isValued) {
        isAfterTitle = false
        found.push(...valuesOf(row, { page: page.number, titles, header, place }))
      } else if (key === null) {
        const isHeader = row.filter(({ text: cell }) => hasWord.test(cell)).length > 1
        if (isHeader) header = isAfterTitle ? [...header, ...row] : row
        titles = isAfterTitle ? [...titles, ...row] : row
        isAfterTitle = true
      }
    }
    return found.filter(({ cells }) => cells.join(' ').length < longestRow)
  })
}

const longestTitle = 120
const longestRow = 300
/** Paragraphs of plain text are one line each. */
const longestLine = 2000
const longestPath = 240
const hasWord = /\p{L}{3}/u

const amount = String.raw`(?:\$\s?[\d.,]*\d[\d.,]*|\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)? ?(?:%|percent\b))`
const time = String.raw`\d+[ -]?(?:hours?|hrs?|days?|weeks?|months?|years?|miles?)\b`
const words = String.raw`(?:incl(?:uded)?|excluded|not (?:covered|included|applicable|provided)|no coverage|none|n/a|nil|statutory|waived|actual (?:loss|cash)|acv)\b`
const startsWithValue = new RegExp(
  String.raw`^(?:up to |less |minus )?(?:${amount}|${time}|${words}|\d{1,2}[-/]\d{1,2}[-/]\d{2,4}|\$$)`,
  'i',
)
const inlineValue = new RegExp(String.raw`\p{L}{3}.*?(${amount}|${time}|: *${words})`, 'iu')
/** What the rows below are about, until the next one: "Location 2, Building 1". */
const placeName =
  /^(?:described )?(location|loc|premises|prem|building|bldg|auto|vehicle|unit|item)s?\b\.? ?(?:no\.?|number|#)?[ :#–-]{0,3}0*(\d{1,4})\b(?![,.]\d)/i
const isAddress = /^(?:location|address|premises)\b\W+\d+ \S|\b[A-Z]{2},? \d{5}\b/i

/** "location 2" of "LOC. 0002 – BUILDING 1". */
function placeOf(text: string): string | null {
  const [, name, number] = text.length < longestTitle ? (placeName.exec(text) ?? []) : []
  return name === undefined ? null : `${name.toLowerCase().slice(0, 3)} ${number}`
}

function isValue(text: string): boolean {
  return startsWithValue.test(text) && text.split(' ').length <= 10
}

/** Whether a line begins or ends in the middle of a sentence; a label beside its value may look like it. */
function isRunningText({ text, words: all }: Line, row: readonly Line[]): boolean {
  if (all.length < 5) return false
  if (/[;,]$|\b(?:the|of|or|and|to|in|a|an|for|by|with|is|are)$/.test(text)) return true
  const lower = all.filter((word) => /^[a-z(]/.test(word.text)).length
  return lower / all.length >= 0.65 && !(all.length < 10 && row.some((line) => isValue(line.text)))
}

/** The lines of paragraphs that are sentences. */
function sentenceLines({ blocks }: Reading): ReadonlySet<Line> {
  return new Set(
    blocks.flatMap((block) => {
      if (block.kind === 'table' || block.kind === 'heading') return []
      const all = block.text.split(' ')
      const lower = all.filter((word) => /^[a-z(]/.test(word)).length
      const isSentence = all.length >= 10 && /[.;,]$/.test(block.text.trim()) && lower / all.length > 0.4
      return isSentence ? block.lines.map(({ line }) => line) : []
    }),
  )
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
}

/** A row with its label; or the heading above it, with all of its values or each under its own label. */
function valuesOf(row: readonly Line[], { page, titles, header, place }: Over): ValueRow[] {
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
  }
  const cells = row.map(({ text }) => text)
  const stated = values.map(({ text, column }) => ({ text, column }))
  const named = titles.filter(({ text }) => hasWord.test(text))
  if (row.some(({ text }) => hasWord.test(text) && !isValue(text)) || named.length === 0)
    return [{ ...base, cells, own: cells, values: stated }]
  const labels = values.map(({ line }) => named.findLast((each) => isOver(each, line)))
  if (new Set(labels).size < values.length || labels.includes(undefined))
    return [{ ...base, cells: [named.at(-1)?.text ?? '', ...cells], own: cells, values: stated }]
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
