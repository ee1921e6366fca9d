import type { InkWord } from '../layout/pageInk.ts'
import type { Fragment } from './shownText.ts'

/** How far baselines of one row may lie apart, as a part of the type size. */
const baselineSlack = 0.22
/** Fragments nearer than this part of the type size belong to one word. */
const wordGap = 0.17

/** The words of upright fragments: letters that were drawn apart come together, those drawn twice count once. */
export function inkWords(fragments: readonly Fragment[]): InkWord[] {
  return rowsOf(fragments).flatMap((row) => wordsOf(row))
}

function rowsOf(fragments: readonly Fragment[]): Fragment[][] {
  const rows: { y: number; size: number; fragments: Fragment[] }[] = []
  for (const fragment of fragments.toSorted((a, b) => a.y - b.y)) {
    const row = rows.findLast(
      ({ y, size }) => Math.abs(fragment.y - y) <= baselineSlack * Math.min(size, fragment.size),
    )
    if (row && rows.length - rows.indexOf(row) <= 4) row.fragments.push(fragment)
    else rows.push({ y: fragment.y, size: fragment.size, fragments: [fragment] })
  }
  return rows.map((row) => row.fragments.toSorted((a, b) => a.x - b.x))
}

function wordsOf(row: readonly Fragment[]): InkWord[] {
  const words: InkWord[] = []
  let open: Fragment[] = []
  for (const fragment of row) {
    const last = open.at(-1)
    if (last && isRepeated(fragment, open)) continue
    if (last && !isJoined(last, fragment)) {
      words.push(wordOf(open))
      open = []
    }
    open.push(fragment)
  }
  if (open.length > 0) words.push(wordOf(open))
  return words
}

/** Bold is sometimes made by drawing the same letters twice, a little apart. */
function isRepeated(fragment: Fragment, open: readonly Fragment[]): boolean {
  return open.some(
    ({ text, x, endX }) => text === fragment.text && Math.abs(fragment.x - x) < Math.min(2, (endX - x) * 0.5),
  )
}

function isJoined(left: Fragment, right: Fragment): boolean {
  const gap = right.x - left.endX
  const size = Math.max(left.size, right.size)
  if (gap < -0.5 * size && right.x < left.x + 0.2 * size) return false
  if ((left.isBeforeSpace || right.isAfterSpace) && gap > -0.05 * size) return false
  return gap < wordGap * size
}

function wordOf(fragments: readonly Fragment[]): InkWord {
  const [first] = fragments
  const size = Math.max(...fragments.map((fragment) => fragment.size))
  const baseline = first?.y ?? 0
  const x = Math.min(...fragments.map((fragment) => fragment.x))
  const endX = Math.max(...fragments.map((fragment) => fragment.endX))
  return {
    text: fragments.map(({ text }) => text).join(''),
    box: { x, y: baseline - size * 0.8, width: endX - x, height: size },
    baseline,
    size,
    isBold: fragments.every(({ isBold }) => isBold),
  }
}
