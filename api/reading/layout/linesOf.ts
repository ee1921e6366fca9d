import type { Box, Line } from '../reading.ts'
import type { InkWord, Rule } from './pageInk.ts'

/** Words farther apart than this part of the type size stand in different lines. */
const lineGap = 1.1

/** Lines that share a baseline, from left to right. */
export interface Row {
  readonly baseline: number
  readonly lines: readonly Line[]
}

/** The page's lines by row, from top to bottom. */
export function rowsOf(words: readonly InkWord[], rules: readonly Rule[]): Row[] {
  const verticals = rules.filter(({ isVertical }) => isVertical)
  const rows: { baseline: number; size: number; words: InkWord[] }[] = []
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.findLast(({ baseline, size }) => word.baseline - baseline <= slackOf(size, word.size))
    if (row && row === rows.at(-1)) row.words.push(word)
    else rows.push({ baseline: word.baseline, size: word.size, words: [word] })
  }
  return rows.map(({ baseline, words: inRow }) => ({ baseline, lines: linesIn(inRow, verticals) }))
}

function slackOf(a: number, b: number): number {
  return 0.3 * Math.min(a, b)
}

function linesIn(words: readonly InkWord[], verticals: readonly Rule[]): Line[] {
  const lines: Line[] = []
  let open: InkWord[] = []
  function close(): void {
    if (open.length > 0) lines.push(lineOf(open))
    open = []
  }
  for (const word of words.toSorted((a, b) => a.box.x - b.box.x)) {
    const last = open.at(-1)
    // A row of dots leads the eye from a label to its value.
    if (/^[.·_…‥]{4,}$|^(\.\s?){4,}$/.test(word.text)) {
      close()
      continue
    }
    if (last && isApart(last, word, verticals)) close()
    open.push(word)
  }
  close()
  return lines
}

function isApart(left: InkWord, right: InkWord, verticals: readonly Rule[]): boolean {
  const leftEnd = left.box.x + left.box.width
  const gap = right.box.x - leftEnd
  if (gap > lineGap * Math.max(left.size, right.size)) return true
  const middle = right.box.y + right.box.height / 2
  return verticals.some(
    ({ at, from, to }) => at > leftEnd - 1.5 && at < right.box.x + 1.5 && from < middle && to > middle,
  )
}

/** One line of words in order. */
export function lineOf(words: readonly InkWord[]): Line {
  const sizes = words.map(({ size }) => size).toSorted((a, b) => a - b)
  const bold = words.reduce((sum, word) => sum + (word.isBold ? word.text.length : 0), 0)
  const all = words.reduce((sum, word) => sum + word.text.length, 0)
  return {
    text: words.map(({ text }) => text).join(' '),
    box: boxAround(words.map(({ box }) => box)),
    words: words.map(({ text, box }) => ({ text, box })),
    size: Math.round((sizes[Math.floor(sizes.length / 2)] ?? 0) * 10) / 10,
    isBold: bold > 0.6 * all,
  }
}

export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}
