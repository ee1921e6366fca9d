import type { InkWord } from '../layout/pageInk.ts'
import type { Box } from '../reading.ts'
import { bottom, isInside, isOver, type PageBlank, type PageInk, right } from './pageBlank.ts'

/** Text in a cell needs this much room, in points. */
const [leastWidth, leastHeight] = [13, 8.5]
/** A cell of this height has room for several lines. */
const severalLines = 30
/** A cell with more words holds a text. */
const mostWords = 45

interface Around extends PageInk {
  /** Blanks that were found otherwise. */
  readonly taken: readonly Box[]
}

interface Cell {
  readonly box: Box
  readonly words: readonly InkWord[]
}

/** Cells with nothing in them, and the empty part of those that hold only their label. */
export function cellBlanks(boxes: readonly Box[], { words, taken, level }: Around): PageBlank[] {
  const cells = boxes.map((box): Cell => ({ box, words: words.filter((word) => isInside(word, box)) }))
  return cells.flatMap((cell): PageBlank[] => {
    const { box } = cell
    if (
      box.width < leastWidth ||
      box.height < leastHeight ||
      box.width * box.height > 0.6 * level.width * level.height
    )
      return []
    if (taken.some((other) => isOver(other, box))) return []
    // What frames other cells is no place to write.
    if (cells.some((other) => isSmaller(other.box, box) && isOver(other.box, box))) return []
    return openParts(cell, cells).map((open): PageBlank => {
      const isMark =
        cell.words.length === 0 && open.width < 60 && /^(?:yes|no|n\/?a|y|n)$/i.test(headOf(open, words))
      if (isMark) return { kind: 'checkBox', box: markIn(open) }
      return { kind: open.height > severalLines ? 'multiline' : 'text', box: inset(open) }
    })
  })
}

/** The signs that stand beside a value: "$", "%", and the number of a row. */
const aside = /^(?:\$|%|\d{1,2}[.)]?)$/

function openParts(cell: Cell, cells: readonly Cell[]): Box[] {
  const { box, words } = cell
  const between = betweenLabels(box, words)
  const open = between.length > 1 ? null : openPart(cell, cells)
  return open ? [open] : between
}

/** "Premises #:        Street address:        ": a cell may hold several labels, each with room behind it. */
function betweenLabels(box: Box, words: readonly InkWord[]): Box[] {
  return words.flatMap((word) => {
    if (!/[:$]$/.test(word.text)) return []
    const next = words.filter(
      (other) =>
        other !== word && Math.abs(other.baseline - word.baseline) < 2 && other.box.x > right(word.box) - 1,
    )
    const end = Math.min(right(box), ...next.map((other) => other.box.x - 3))
    const x = right(word.box) + 2
    const height = Math.min(12, box.height)
    const y = Math.max(box.y, Math.min(word.baseline + 2.5, bottom(box)) - height)
    return end - x < 24 ? [] : [{ x, y, width: end - x, height }]
  })
}

function openPart(cell: Cell, cells: readonly Cell[]): Box | null {
  const { box } = cell
  const words = cell.words.filter(({ text }) => !/^[_.]+$/.test(text))
  if (words.length > mostWords) return null
  const [first] = words
  if (!first) return box
  if (words.every(({ text }) => aside.test(text))) return box.width > 40 ? besideSigns(box, words) : null
  // Words far apart on one line head columns.
  if (isSpread(words)) return null
  const [rightNeighbor, below] = [neighborRight(cell, cells), neighborBelow(cell, cells)]
  // Where the answer has a cell of its own, this one holds a label only.
  if (isEmpty(rightNeighbor) || isEmpty(below) || isInHeader(cell, cells)) return null
  const top = Math.min(...words.map(({ baseline, size }) => baseline - size))
  const base = Math.max(...words.map(({ baseline, size }) => baseline + size * 0.2))
  const room = bottom(box) - base
  const last = words.toSorted((a, b) => a.baseline - b.baseline || a.box.x - b.box.x).at(-1) ?? first
  const isAsked = /[:?#$]$/.test(last.text)
  const lines = new Set(words.map(({ baseline }) => Math.round(baseline / 2))).size
  const text = words.map((word) => word.text).join(' ')
  const isSentence = text.endsWith('.') && words.length > 8
  if (
    top - box.y < 9 &&
    room >= leastHeight + 0.5 &&
    box.width >= 24 &&
    !isSentence &&
    (isAsked || words.length <= 14)
  )
    return { x: box.x, y: base, width: box.width, height: room }
  const gap = right(box) - right(last.box)
  if (lines === 1 && isAsked && gap > 36) {
    const x = right(last.box) + 2
    return { x, y: box.y, width: right(box) - x, height: box.height }
  }
  return null
}

function isSpread(words: readonly InkWord[]): boolean {
  const sorted = words.toSorted((a, b) => a.box.x - b.box.x)
  return sorted.some((word) => {
    const next = sorted.find(
      (other) =>
        other.box.x > right(word.box) - 1 && other !== word && Math.abs(other.baseline - word.baseline) < 2,
    )
    return next !== undefined && next.box.x - right(word.box) > 3 * word.size
  })
}

function besideSigns(box: Box, words: readonly InkWord[]): Box {
  const before = words.filter((word) => word.box.x - box.x < right(box) - right(word.box))
  const behind = words.filter((word) => !before.includes(word))
  const x = Math.max(box.x, ...before.map((word) => right(word.box) + 1))
  const end = Math.min(right(box), ...behind.map((word) => word.box.x - 1))
  return { ...box, x, width: end - x }
}

function isEmpty(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.words.every(({ text }) => aside.test(text))
}

/** Whether a cell of the same row heads a column of empty cells. */
function isInHeader({ box }: Cell, cells: readonly Cell[]): boolean {
  return cells.some(
    (other) =>
      other.words.length > 0 &&
      Math.abs(other.box.y - box.y) < 3 &&
      Math.abs(other.box.height - box.height) < 3 &&
      isEmpty(neighborBelow(other, cells)),
  )
}

function neighborRight({ box }: Cell, cells: readonly Cell[]): Cell | undefined {
  return cells.find(
    (other) =>
      Math.abs(other.box.x - right(box)) < 4 &&
      Math.abs(other.box.y - box.y) < 4 &&
      Math.abs(other.box.height - box.height) < 4,
  )
}

function neighborBelow({ box }: Cell, cells: readonly Cell[]): Cell | undefined {
  return cells.find(
    (other) =>
      Math.abs(other.box.y - bottom(box)) < 4 &&
      Math.abs(other.box.x - box.x) < 4 &&
      Math.abs(right(other.box) - right(box)) < 4,
  )
}

/** The nearest word above a narrow cell. */
function headOf(box: Box, words: readonly InkWord[]): string {
  const above = words.filter((word) => {
    const center = word.box.x + word.box.width / 2
    return word.baseline < box.y + 2 && center > box.x && center < right(box)
  })
  return above.toSorted((a, b) => b.baseline - a.baseline)[0]?.text ?? ''
}

function isSmaller(a: Box, b: Box): boolean {
  return a.width * a.height < 0.9 * b.width * b.height
}

function markIn({ x, y, width, height }: Box): Box {
  const side = Math.min(11, width - 3, height - 2)
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side }
}

function inset({ x, y, width, height }: Box): Box {
  return { x: x + 1.5, y: y + 0.75, width: width - 3, height: height - 1.5 }
}
