import type { Block, Cell, Line, TableBlock, TextBlock } from '../reading.ts'
import { boxAround } from './linesOf.ts'
import { headingRank, isListItem, bodySize } from './lineRole.ts'
import { joinedText, wordsSeen } from './joinedText.ts'
import { cellText, elementLines, type PageElement, type PageTable } from './pageTable.ts'

interface ElementsPage {
  readonly number: number
  readonly elements: readonly PageElement[]
}

interface OpenText {
  readonly kind: TextBlock['kind']
  readonly page: number
  readonly headings: readonly string[]
  readonly lines: { page: number; line: Line }[]
}

/** The blocks of a document: paragraphs and tables are joined over columns and pages, each with the headings above it. */
export function blocksOf(pages: readonly ElementsPage[]): Block[] {
  const allLines = pages.flatMap(({ elements }) => elements.flatMap(elementLines))
  const prose = pages.flatMap(({ elements }) =>
    elements.flatMap((element) =>
      element.kind === 'line' && element.line.words.length > 5 ? [element.line] : [],
    ),
  )
  const body = bodySize(prose.length > 5 ? prose : allLines)
  const seen = wordsSeen(allLines)
  const blocks: Block[] = []
  const path: { text: string; rank: number }[] = []
  let open: OpenText | null = null
  let openTable: OpenTable | null = null
  let sinceTable = 0

  function close(): void {
    if (!open) return
    const text = joinedText(
      open.lines.map(({ line }) => line.text),
      seen,
    )
    const [first] = open.lines
    const box = boxAround(open.lines.filter(({ page }) => page === first?.page).map(({ line }) => line.box))
    const { kind, page, headings, lines } = open
    blocks.push({ kind, page, box, headings, text, lines })
    open = null
  }

  for (const { number, elements } of pages)
    for (const [at, element] of elements.entries()) {
      if (element.kind === 'table') {
        close()
        if (openTable && sinceTable <= 3 && joinTables(openTable, element.table, number)) sinceTable = 0
        else {
          openTable = startTable(element.table, { page: number, headings: path.map(({ text }) => text) })
          blocks.push(openTable.block)
          sinceTable = 0
        }
        continue
      }
      const { line } = element
      sinceTable++
      const [before, after] = [elements[at - 1], elements[at + 1]]
      const previous = before?.kind === 'line' ? before.line : null
      const next = after?.kind === 'line' ? after.line : null
      // What shares its row with something else is a label or a value.
      const isAlone = !isBesideOf(previous, line) && !isBesideOf(next, line)
      const isTitle =
        isAlone || (next !== null && !isBesideOf(previous, line) && isTitleWithCode(line, next, body))
      const rank = isTitle && !isBrokenOff(previous, line) ? headingRank(line, { body, next }) : null
      const last: Line | undefined = open?.lines.at(-1)?.line
      if (open && last && rank !== null && open.kind === 'heading' && isSameHeading(last, line)) {
        open.lines.push({ page: number, line })
        continue
      }
      const isLabel = next !== null && isBeside(line, next) && amountAlone.test(next.text)
      if (open && last && rank === null && !isLabel && isContinued(open, line, number)) {
        open.lines.push({ page: number, line })
        continue
      }
      if (open?.kind === 'heading') pushHeading(path, open)
      close()
      const kind = rank !== null ? 'heading' : isListItem(line.text) ? 'listItem' : 'paragraph'
      if (rank !== null) while ((path.at(-1)?.rank ?? Infinity) <= rank) path.pop()
      open = { kind, page: number, headings: path.map(({ text }) => text), lines: [{ page: number, line }] }
      if (rank !== null) path.push({ text: line.text, rank })
    }
  close()
  return blocks
}

/** A heading of several lines is one entry in the path. */
function pushHeading(path: { text: string; rank: number }[], { lines }: OpenText): void {
  const last = path.pop()
  if (last) path.push({ ...last, text: lines.map(({ line }) => line.text).join(' ') })
}

function isBesideOf(other: Line | null, line: Line): boolean {
  return other !== null && isBeside(line, other)
}

/** A title in larger letters with its number at the end of the row: "LIMITS - INCREASE      AB 04 22". */
function isTitleWithCode(line: Line, next: Line, body: number): boolean {
  return (
    line.size > body * 1.12 && isBeside(line, next) && code.test(next.text) && /\p{L}{3}/u.test(line.text)
  )
}

/** Letters and numbers of a form, with its edition. */
const code = /^\(?(?=.*\d)[A-Z\d][A-Z\d ./()-]{2,24}$/

function isBeside(one: Line, other: Line): boolean {
  const [middle, height] = [one.box.y + one.box.height / 2, one.box.height / 2]
  return Math.abs(middle - (other.box.y + other.box.height / 2)) < height * 0.6
}

/**
 * Whether a line goes on with what the line above breaks off, whatever is bold: "the states listed here: ME, NH," and
 * "VT", or a sentence whose next word is in lower case.
 */
function isBrokenOff(last: Line | null, line: Line): boolean {
  if (last === null) return false
  const drop = line.box.y - last.box.y
  const isOpen =
    last.text.endsWith(',') ||
    (/^\p{Ll}{2}/u.test(line.text) &&
      !/[.:;!?]["”')]*$/.test(last.text) &&
      last.words.length >= fewestWords &&
      Math.abs(last.size - line.size) < 0.6)
  return isOpen && drop > 0 && drop <= line.size * 1.7
}

/** A shorter line may be a label above its value. */
const fewestWords = 6

function isSameHeading(last: Line, line: Line): boolean {
  const gap = line.box.y - (last.box.y + last.box.height)
  return (
    !isListItem(line.text) &&
    last.isBold === line.isBold &&
    Math.abs(last.size - line.size) < 0.5 &&
    gap >= -1 &&
    gap < last.size * 0.6 &&
    last.words.length >= 3
  )
}

function isContinued(open: OpenText, line: Line, page: number): boolean {
  if (open.kind === 'heading' || isListItem(line.text)) return false
  const last = open.lines.at(-1)
  if (!last) return false
  const before = last.line
  if (last.page === page && isBeside(before, line)) return false
  if (isOwnLine(line, open)) return false
  // A numbered clause begins.
  if (/^\d{1,2}(\.\d{1,2})+\.? \p{Lu}/u.test(line.text) && /[.;:]$/.test(before.text)) return false
  if (Math.abs(before.size - line.size) > 1) return false
  if (before.isBold !== line.isBold && !/[-,]$/.test(before.text) && !isBrokenOff(before, line)) return false
  const drop = line.box.y - before.box.y
  const isBelow = last.page === page && drop > 0
  if (isBelow) {
    if (drop > line.size * 2) return false
    const first = open.lines[0]?.line ?? before
    const right = Math.max(
      ...open.lines.map((other) => other.line.box.x + other.line.box.width),
      line.box.x + line.box.width,
    )
    // Had the next word fit, the line would not have ended there.
    const room = right - (before.box.x + before.box.width)
    const nextWord = line.words[0]?.box.width ?? 0
    const isShort = room > nextWord + line.size * 1.2
    const isIndented =
      open.kind === 'paragraph' && line.box.x > first.box.x + line.size && open.lines.length > 1
    return !isShort && !isIndented && drop <= line.size * 1.7
  }
  // The next column or page continues an unfinished sentence.
  return !/[.:;!?]["”')]*$/.test(before.text) && /^[a-z(“"$\d]/.test(line.text) && before.words.length >= 3
}

/** `General Aggregate Limit: ` with a value behind it. */
const labeled = /^\p{Lu}[\p{L}\d '’&,()/-]{1,60}:\s+\S/u
/** A label whose value is an amount, perhaps with what it applies to: "Medical Expense Limit: $5,000 any one person". */
const labeledAmount = /^\p{Lu}[^:$.;]{1,70}:\s*\$\s?\d[\d,]*(?:\.\d\d)?(?:\s+[\p{L}(][^.:;$]{0,40})?$/u

/** An amount at the end of a row; its label is before it. */
const amountAlone = /^\$\s?\d[\d,]*(?:\.\d\d)?$/

/** A label with its value is a line of its own, and so is what comes after an amount. */
function isOwnLine({ text }: Line, { lines }: OpenText): boolean {
  const [first, last] = [lines[0], lines.at(-1)].map((each) => each?.line.text ?? '')
  if (labeledAmount.test(text)) return true
  if (!/^\p{Lu}/u.test(text)) return false
  return labeledAmount.test(last ?? '') || (labeled.test(text) && labeled.test(first ?? ''))
}

type MutableTable = { -readonly [K in keyof TableBlock]: TableBlock[K] } & { rows: Cell[][] }

interface OpenTable {
  readonly block: MutableTable
  lastPage: number
  columns: PageTable['columns']
}

function startTable(
  table: PageTable,
  { page, headings }: { page: number; headings: readonly string[] },
): OpenTable {
  const rows = table.rows.map((row) => cellsOf(row, page))
  const header = table.hasHeader ? (rows.shift() ?? null) : null
  return {
    block: { kind: 'table', page, box: table.box, headings, header, rows },
    lastPage: page,
    columns: table.columns,
  }
}

/** Adds the rows of a table on the next page, without its header, if it is the same table. */
function joinTables(open: OpenTable, table: PageTable, page: number): boolean {
  if (page !== open.lastPage + 1 || table.columns.length !== open.columns.length) return false
  const rows = table.rows.map((row) => cellsOf(row, page))
  const [first] = rows
  const isRepeated =
    first !== undefined &&
    open.block.header !== null &&
    first.every(({ text }, at) => text === open.block.header?.[at]?.text)
  const isAligned = table.columns.every(
    ({ from, to }, at) =>
      Math.abs(from - (open.columns[at]?.from ?? 0)) < 12 || Math.abs(to - (open.columns[at]?.to ?? 0)) < 12,
  )
  if (!isRepeated && (!isAligned || table.hasHeader)) return false
  if (isRepeated) rows.shift()
  const [next] = rows
  const last = open.block.rows.at(-1)
  if (
    last &&
    next &&
    next[0]?.text === '' &&
    next.some(({ text }) => text === '') &&
    next.some(({ text }) => text !== '') &&
    // A second figure below a whole one belongs to another record, whose first cell is empty.
    !next.some(({ text }, at) => figure.test(text) && figure.test(last[at]?.text ?? ''))
  ) {
    open.block.rows[open.block.rows.length - 1] = last.map((cell, at) => ({
      ...cell,
      text: `${cell.text} ${next[at]?.text ?? ''}`.trim(),
    }))
    rows.shift()
  }
  open.block.rows.push(...rows)
  open.lastPage = page
  open.columns = table.columns
  return true
}

const figure = /^[-($]*\d[\d,./-]*[)%]?$/

function cellsOf(row: PageTable['rows'][number], page: number): Cell[] {
  return row.map((cell) => ({ text: cellText(cell), page, box: cell.box }))
}
