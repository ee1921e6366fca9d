import type { Box, Line, ReadPage, Reading, TableBlock, TextBlock, Word } from '../../reading/index.ts'
import { isFiller } from './amountWords.ts'
import { holds, isSameRow, right, union } from './cellGeometry.ts'
import { labelCap } from './labelCap.ts'
import { labelIn } from './labelMeaning.ts'
import { isProse, isSentence } from './runningText.ts'
import { amountsInSlashes, inSlashes, withSplitLimits } from './slashedAmounts.ts'
import { withoutSpelled } from './withoutSpelled.ts'
import { parseMoney } from './values.ts'

/** A label or a value on a page. */
export interface Cell {
  readonly text: string
  readonly box: Box
  readonly page: number
  readonly size: number
  readonly isBold: boolean
  /** Cents, when the cell is an amount; null for text. */
  readonly amount: number | null
  /** The line it is part of, for quoting. */
  readonly line: string
  readonly words: readonly Word[]
  /** The heading above it on its page, or the last one before. */
  readonly heading: string
  /** The words of the table cell that it is a part of, when they go over several lines without an amount. */
  readonly whole?: string
}

/** Leaders, and the bars of boxes that are drawn with characters. */
const leader = /^(?:[.…·•_]+|[|¦│║]+|[+|][-=+]{3,}\S*)$/

/** "(a) $1,000,000 each claim", alone on its line, is no heading of what follows. */
const listedAmount = /^\(?[a-z][.)] ?\$/i

/** "SUBLIMITS (part of the limit)", "ITEM FOUR - HIRED AUTOS": a heading in whatever type it is set. */
const capitalHeading =
  /^(?:[IVX]+[.)] |\d{1,2}[.)] )?(?:[A-Z][A-Z&/ -]{0,40} )?(?:SUB-?LIMITS|LIMITS OF (?:INSURANCE|LIABILITY)|DEDUCTIBLES|RETENTIONS|EXTENSIONS)(?: \([^$\d]{3,60}\))?$|^ITEM (?:[A-Z]+|\d{1,2})[.:]? ?[-–—] ?[A-Z][A-Z ,/&-]{4,60}$/

/** The cells of a page: lines, cut where a label and its amount share one. Sentences are left out. */
export function pageCells(page: ReadPage, reading: Reading): Cell[] {
  const blocks = reading.blocks.filter((block) => reaches(block, page.number))
  const isHeading = (block: TextBlock | TableBlock): block is TextBlock => block.kind === 'heading'
  const onPage = blocks.filter(isHeading).filter((block) => block.page === page.number)
  const tables = blocks.filter((block) => block.kind === 'table')
  const headings = [
    ...onPage.filter(({ text }) => !listedAmount.test(text)),
    ...tables.flatMap((table) => sectionsOf(table, page)),
    ...page.lines.filter(({ text }) => capitalHeading.test(text)),
  ].toSorted((a, b) => a.box.y - b.box.y)
  const inherited = reading.blocks.filter(isHeading).findLast((block) => block.page < page.number)
  function headingOf({ box }: Line): string {
    const above =
      headings
        .filter((block) => block.box.y < box.y - 1 && isSameColumn(block.box, box, page.width))
        .at(-1) ?? inherited
    return above?.text ?? ''
  }
  const titles = new Set(onPage.flatMap((block) => block.lines.map(({ line }) => line)))
  const sentences = new Set(
    blocks.flatMap((block) =>
      block.kind !== 'table' && isSentence(block, page.number) ? block.lines.map(({ line }) => line) : [],
    ),
  )
  const within = new Set(
    blocks.flatMap((block) =>
      block.kind === 'listItem' && isSentence(block, page.number)
        ? block.lines.slice(1).map(({ line }) => line)
        : [],
    ),
  )
  const wraps = blocks.flatMap((block) =>
    block.kind === 'table'
      ? [...(block.header ?? []), ...block.rows.flat()].filter((cell) => isWrap(cell, page.number))
      : [],
  )
  function withWhole(cell: Cell, labels: typeof wraps): Cell {
    const wrap = labels.find(
      ({ text, box }) => box.height > cell.size * 1.6 && text.includes(cell.text) && holds(box, cell.box),
    )
    return wrap && cell.amount === null ? { ...cell, whole: wrap.text } : cell
  }
  const amounts = page.lines.filter(startsWithAmount)
  const apart = page.lines.flatMap((printed) => {
    const line = withSplitLimits(printed, page.lines)
    const isText =
      !titles.has(line) && !isBesideAmount(line, amounts) && (sentences.has(line) || isProse(line))
    if (isText && (within.has(line) || !isAfterLabel(line, page.lines)))
      return isValueText(line, page.lines)
        ? [cellOf(line.words, line, { page: page.number, heading: headingOf(line) })]
        : []
    // Of "$31,480 plus surplus lines tax of …" the amount belongs to the label on its left; in a list of amounts the
    // text after each is its own.
    const isCapped = labelCap(line.text) !== null && isBesideAmount(line, amounts)
    const runs = isCapped
      ? [line.words]
      : isText
        ? segments(line).slice(0, isListed(line, page.lines) ? 2 : 1)
        : withoutSpelled(segments(line))
    return runs.map((words) => cellOf(words, line, { page: page.number, heading: headingOf(line) }))
  })
  const found = withCurrency(apart)
  const values = found.filter(({ amount, text }) => amount !== null || isFiller(text))
  const isRowOfItsOwn = (cell: Cell) =>
    /^[A-Z]/.test(cell.text) &&
    values.some(({ box }) => box.x > cell.box.x && isSameRow(box, cell.box) && box.x - right(cell.box) < 320)
  const labels = wraps.filter(({ box }) => {
    const own = found.filter((cell) => cell.amount === null && holds(box, cell.box))
    return own.length < 2 || !own.every(isRowOfItsOwn)
  })
  return found.map((cell) => withWhole(cell, labels))
}

/** The rows of a table that head those below them: one bold cell, and labels or values in the next row. */
function sectionsOf({ rows }: TableBlock, page: ReadPage): { text: string; box: Box }[] {
  return rows.flatMap((row, at) => {
    const [first, ...others] = row
    const isAlone = first && others.length > 0 && others.every(({ text }) => text === '')
    const isFollowed = (rows[at + 1]?.filter(({ text }) => text !== '').length ?? 0) > 1
    if (!isAlone || !isFollowed || first.page !== page.number || !/^[A-Z][^$:]{3,80}$/.test(first.text))
      return []
    const line = page.lines.find(({ box }) => holds(first.box, box))
    return line?.isBold ? [{ text: first.text, box: line.box }] : []
  })
}

/** "$" and "164" set apart in a column are one amount. */
function withCurrency(cells: readonly Cell[]): Cell[] {
  const signs = cells.filter(({ text }) => text === '$')
  if (signs.length === 0) return [...cells]
  const used = new Set<Cell>()
  const joined = cells.map((cell) => {
    const sign = /^\d[\d,]*(?:\.\d\d)?$/.test(cell.text)
      ? signs.find(({ box }) => isSameRow(box, cell.box) && isJustBefore(box, cell.box))
      : undefined
    if (!sign) return cell
    used.add(sign)
    const text = `$${cell.text}`
    return { ...cell, text, amount: parseMoney(text), box: union([sign.box, cell.box]) }
  })
  return joined.filter((cell) => !used.has(cell))
}

function isJustBefore(box: Box, other: Box): boolean {
  return right(box) <= other.x + 1 && other.x - right(box) < 50
}

/** Whether a block may have lines or cells on a page. */
function reaches(block: Reading['blocks'][number], page: number): boolean {
  if (block.page > page) return false
  return block.kind === 'table'
    ? block.rows.at(-1)?.some((cell) => cell.page >= page) === true
    : page - block.page <= 1
}

/** Whether a table cell can be a label that goes over several lines. */
function isWrap({ text, page }: TableBlock['rows'][number][number], on: number): boolean {
  const bare = text.replace(/^item \w{1,3}\. /i, '')
  return page === on && bare.split(' ').length < 20 && !/\d{3}|\$|[.;:] /.test(bare)
}

/** Whether the same row holds just an amount: then the line is its label, however long. */
function isBesideAmount({ box, words }: Line, amounts: readonly Line[]): boolean {
  return (
    words.length <= 14 &&
    amounts.some(
      (other) =>
        isSameRow(other.box, box) &&
        (other.box.x >= right(box) || (right(other.box) <= box.x && parseMoney(other.text) !== null)),
    )
  )
}

/** Whether running text begins with an amount, with a label of its own on the left. */
function isAfterLabel(line: Line, lines: readonly Line[]): boolean {
  return (
    startsWithAmount(line) &&
    (isListed(line, lines) ||
      lines.some(
        (other) =>
          other.words.length <= 6 &&
          ((right(other.box) <= line.box.x && isSameRow(other.box, line.box)) || isRightOver(other, line)),
      ))
  )
}

/** Whether a line is right above another and starts at the same x, like a label in a box. */
function isRightOver({ box, text }: Line, { box: below, size }: Line): boolean {
  const gap = below.y - box.y - box.height
  return Math.abs(box.x - below.x) < 3 && gap > -1 && gap < size * 0.6 && !/[.,;]$/.test(text)
}

/** Whether running text is the value of a known label on its row: "SECURITY   Certain Underwriters at Lloyd's, as shown in …". */
function isValueText({ box }: Line, lines: readonly Line[]): boolean {
  return lines.some(
    (other) =>
      other.words.length <= 6 &&
      right(other.box) <= box.x &&
      isSameRow(other.box, box) &&
      labelIn(other.text)?.rest === '',
  )
}

function startsWithAmount({ words: [first, second] }: Line): boolean {
  return (
    parseMoney(currency.test(first?.text ?? '') ? `$${second?.text ?? ''}` : (first?.text ?? '')) !== null
  )
}

/** Whether other lines begin with an amount at the same place, as in a list of limits. */
function isListed(line: Line, lines: readonly Line[]): boolean {
  return lines.some(
    (other) =>
      other !== line &&
      Math.abs(other.box.x - line.box.x) < 2 &&
      other.words.length > 2 &&
      startsWithAmount(other),
  )
}

function isSameColumn(heading: Box, box: Box, width: number): boolean {
  const isFullWidth = heading.x < width * 0.4 && heading.width > width * 0.3
  return isFullWidth || heading.x <= box.x + 20 || heading.x < box.x + box.width
}

const currency = /^(?:\$|USD|US\$)$/
/** "$2 million" */
const scale = /^(?:million|thousand)[,;.]?$/i

/** "7,400 sf" */
const ofArea = /^(?:sf|sq\.?|square|s\.f\.|sqft)[,;.]?$/i

/** Runs of words of a line, cut around amounts and at dot leaders. */
function segments(line: Line): Word[][] {
  const words = line.words.flatMap(unglued)
  const runs: Word[][] = []
  let run: Word[] = []
  let isAmount = false
  function end() {
    if (run.length > 0) runs.push(run)
    run = []
  }
  for (const [at, word] of words.entries()) {
    // "$1,000,000 / $3,000,000"
    if (leader.test(word.text) || (word.text === '/' && isAmount)) {
      end()
      continue
    }
    const joined = word.text.replace(/^[.…_]{2,}/, '')
    const next = words[at + 1]?.text ?? ''
    const startsAmount =
      (parseMoney(joined) !== null && !ofArea.test(next)) || (currency.test(joined) && /^\d/.test(next))
    const continuesAmount =
      isAmount &&
      ((run.length === 1 && currency.test(run[0]?.text ?? '') && /^\d/.test(joined)) || scale.test(joined))
    if (continuesAmount) {
      run.push(word)
      continue
    }
    if (startsAmount !== isAmount || startsAmount) end()
    isAmount = startsAmount
    run.push(joined === word.text ? word : { ...word, text: joined })
  }
  end()
  return runs
}

/** "36106$640,000" is the end of one box and the amount of the next, set too close. */
function unglued(word: Word): Word[] {
  // "$100K/$300K"
  if (amountsInSlashes.test(word.text)) return inSlashes(word)
  const match = /^([\w.,-]+)(\$[\d,]{3,})$/.exec(word.text)
  if (!match?.[1] || !match[2]) return [word]
  const { box } = word
  const width = (box.width * match[1].length) / word.text.length
  return [
    { text: match[1], box: { ...box, width } },
    { text: match[2], box: { ...box, x: box.x + width, width: box.width - width } },
  ]
}

function cellOf(words: readonly Word[], line: Line, place: { page: number; heading: string }): Cell {
  const text = words
    .map((word) => word.text)
    .join(' ')
    .replace(/[.…_]{3,}.*$/, '')
    .replace(/^:\s+/, '')
    .trim()
  return {
    ...place,
    text,
    words,
    box: union(words.map(({ box }) => box)),
    size: line.size,
    isBold: line.isBold,
    amount: parseMoney(text),
    line: line.text,
  }
}
