import type { InkWord, Rule } from '../layout/pageInk.ts'
import type { Box } from '../reading.ts'
import { bottom, type PageBlank, type PageInk, right, roomAbove } from './pageBlank.ts'
import { stackedLines } from './stackedLines.ts'

const shortest = 16
/** A rule this far across the words of a page may part them. */
const across = 0.85

interface Around extends PageInk {
  readonly cells: readonly Box[]
}

/** Drawn lines to write on: with words before them, below them, or a question above. Other lines are decoration. */
export function ruleBlanks(rules: readonly Rule[], around: Around): PageBlank[] {
  const { words, cells } = around
  const level = rules
    .filter(({ isVertical, from, to }) => !isVertical && to - from >= shortest)
    .toSorted((a, b) => a.at - b.at)
  const free = level.filter((rule) => !isOfCell(rule, cells) && !isMet(rule, rules))
  const left = Math.min(...words.map(({ box }) => box.x))
  const width = Math.max(...words.map(({ box }) => right(box))) - left
  const lines: Box[] = []
  for (const [index, rule] of free.entries()) {
    // Lines that are doubled are drawn to part.
    const isDoubled = free.some(
      (other, at) =>
        at !== index && Math.abs(other.at - rule.at) < 7 && other.from < rule.to && other.to > rule.from,
    )
    const open = isDoubled ? null : openPart(rule, words)
    if (!open) continue
    const height = roomAbove(open, rule.at, words)
    const box = { ...open, y: rule.at - height, height }
    const isWide = rule.to - rule.from > across * width
    const above = lines.find(
      (line) =>
        Math.abs(right(line) - right(box)) < 12 && rule.at - bottom(line) > 8 && rule.at - bottom(line) < 32,
    )
    if (
      open.isAfterLabel ||
      hasLabelBefore(box, words) ||
      above ||
      (isWide ? hasQuestionAbove(box, words) : hasLabelNear(box, words))
    )
      lines.push(box)
  }
  return stackedLines(lines, words)
}

function isOfCell({ at, from, to }: Rule, cells: readonly Box[]): boolean {
  return cells.some(
    (cell) =>
      (Math.abs(at - cell.y) < 2 || Math.abs(at - bottom(cell)) < 2) &&
      from < right(cell) - 3 &&
      to > cell.x + 3,
  )
}

/** Whether an upright rule crosses or ends a line: then it is part of a frame. */
function isMet({ at, from, to }: Rule, rules: readonly Rule[]): boolean {
  return rules.some(
    (other) =>
      other.isVertical &&
      other.at > from - 2 &&
      other.at < to + 2 &&
      other.from < at + 2 &&
      other.to > at - 2 &&
      other.to - other.from > 4,
  )
}

/** The part of a line that nothing is written on; null where text is underlined. */
function openPart(
  { at, from, to }: Rule,
  words: readonly InkWord[],
): { x: number; width: number; isAfterLabel: boolean } | null {
  const on = words.filter(
    ({ baseline, box, size }) =>
      baseline > at - Math.max(8.5, size * 0.8) &&
      baseline < at + 2 &&
      box.x < to - 1 &&
      right(box) > from + 1,
  )
  const last = on.toSorted((a, b) => right(a.box) - right(b.box)).at(-1)
  if (!last) return { x: from, width: to - from, isAfterLabel: false }
  const x = right(last.box) + 3
  // "Name: Joe" on a line is filled in, and so is a heading with a line under it.
  return /[:?#]$/.test(last.text) && to - x > 30 ? { x, width: to - x, isAfterLabel: true } : null
}

function hasLabelBefore({ x, y, height }: Box, words: readonly InkWord[]): boolean {
  const at = y + height
  return words.some(({ baseline, box, text, size }) => {
    const gap = x - right(box)
    const reach = /[:?#$.)]$/.test(text) ? 30 : 14
    return (
      baseline > at - Math.max(7, size * 0.8) &&
      baseline < at + 4 &&
      gap > -3 &&
      gap < reach &&
      /[\p{L}#$?:)]/u.test(text)
    )
  })
}

/** Small words under a line, or a label right above the place for its answer. */
function hasLabelNear(line: Box, words: readonly InkWord[]): boolean {
  const at = bottom(line)
  const below = words.some(
    ({ box, text, baseline, size }) =>
      baseline - size > at - 4 &&
      baseline - size < at + 7 &&
      size < 11 &&
      box.x > line.x - 4 &&
      box.x < right(line) &&
      /\p{L}{2}/u.test(text),
  )
  return (
    below ||
    words.some(
      ({ box, baseline, text }) =>
        Math.abs(box.x - line.x) < 8 && at - baseline > 9 && at - baseline < 24 && /\p{L}{2}/u.test(text),
    )
  )
}

function hasQuestionAbove(line: Box, words: readonly InkWord[]): boolean {
  const at = bottom(line)
  const above = words.filter(({ baseline }) => at - baseline > 9 && at - baseline < 34)
  const lowest = Math.max(...above.map(({ baseline }) => baseline))
  const last = above
    .filter(({ baseline }) => lowest - baseline < 3)
    .toSorted((a, b) => right(a.box) - right(b.box))
    .at(-1)
  return last !== undefined && /[:?]$|\)$/.test(last.text)
}
