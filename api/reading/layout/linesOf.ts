import type { Box, Line } from '../reading.ts'
import { isMarker } from './lineRole.ts'
import type { InkWord, Rule } from './pageInk.ts'

/** Words farther apart than this share of the type size belong to different lines. */
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
    // Signs in a row are drawn, not said.
    const isDrawn =
      open.every(({ text }) => /^[-=_*~+|]+$/.test(text)) &&
      open.reduce((sum, { text }) => sum + text.length, 0) > 2
    if (open.length > 0 && !isDrawn) lines.push(lineOf(open))
    open = []
  }
  const spaced = new Map<InkWord, number>()
  for (const word of joinSpaced(
    words.toSorted((a, b) => a.box.x - b.box.x),
    spaced,
  )) {
    const last = open.at(-1)
    // A row of dots leads the eye from a label to its value.
    if (/^[.·_…‥]{4,}$|^(\.\s?){4,}$/.test(word.text)) {
      close()
      continue
    }
    const widest = last && Math.min(spaced.get(last) ?? 0, spaced.get(word) ?? 0)
    // The number of a list item belongs to its text, however far apart they are set.
    const reach =
      open.length === 1 && last && isMarker(last.text) && /^[\p{L}("“]/u.test(word.text) ? 4 * word.size : 0
    if (last && isApart(last, word, { verticals, widest: Math.max(widest ?? 0, reach) })) close()
    open.push(word)
  }
  close()
  return lines
}

/** Titles are sometimes set with a blank after each letter: those letters are words again. */
function joinSpaced(words: readonly InkWord[], spaced: Map<InkWord, number>): readonly InkWord[] {
  if (words.filter(({ text }) => text.length === 1).length < 4) return words
  const joined: InkWord[] = []
  for (let at = 0; at < words.length;) {
    let end = at
    while (words[end]?.text.length === 1) end++
    const run = words.slice(at, end)
    const gaps = run.slice(1).map((word, index) => word.box.x - endOf(run[index]))
    const narrowest = Math.min(...gaps)
    if (
      run.length < 4 ||
      narrowest > 1.5 * (run[0]?.size ?? 0) ||
      !/\p{L}{3}/u.test(run.map(({ text }) => text).join(''))
    ) {
      joined.push(...words.slice(at, Math.max(end, at + 1)))
      at = Math.max(end, at + 1)
      continue
    }
    const start = joined.length
    let open: InkWord[] = []
    for (const [index, letter] of run.entries()) {
      if (index > 0 && (gaps[index - 1] ?? 0) > narrowest * 1.6 + 0.5) {
        joined.push(wordOf(open))
        open = []
      }
      open.push(letter)
    }
    joined.push(wordOf(open))
    // Their blanks are as wide as their letters are apart.
    for (const word of joined.slice(start)) spaced.set(word, narrowest * 5)
    at = end
  }
  return joined
}

function endOf(word: InkWord | undefined): number {
  return word ? word.box.x + word.box.width : 0
}

function wordOf(letters: readonly InkWord[]): InkWord {
  const [first] = letters
  const { baseline = 0, size = 0, isBold = false } = first ?? {}
  return {
    text: letters.map(({ text }) => text).join(''),
    box: boxAround(letters.map(({ box }) => box)),
    baseline,
    size,
    isBold,
  }
}

function isApart(
  left: InkWord,
  right: InkWord,
  { verticals, widest }: { verticals: readonly Rule[]; widest: number },
): boolean {
  const leftEnd = left.box.x + left.box.width
  const gap = right.box.x - leftEnd
  if (gap > Math.max(lineGap * Math.max(left.size, right.size), widest)) return true
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
  // A paragraph can have more words than a call takes arguments.
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
