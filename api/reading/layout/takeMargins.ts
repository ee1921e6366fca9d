import type { Line } from '../reading.ts'
import { lineOf, rowsOf } from './linesOf.ts'
import type { InkWord, Rule } from './pageInk.ts'
import { gridsOf } from './ruledTables.ts'

interface MarginPage {
  readonly height: number
  readonly words: readonly InkWord[]
  readonly rules: readonly Rule[]
}

/** The parts of a page that hold running headers and footers. */
const top = 0.14
const bottom = 0.87

/** Per page: the words without running headers and footers, and those apart. */
export function takeMargins(
  pages: readonly MarginPage[],
): readonly { words: readonly InkWord[]; margins: readonly Line[] }[] {
  const rows = pages.map(({ height, words, rules }, at) => {
    const tables = tableAreas(rules, height)
    return groupRows(words)
      .filter(([word]) => word && (word.baseline < height * top || word.baseline > height * bottom))
      .filter(([word]) => word && !tables.some(({ from, to }) => word.baseline > from && word.baseline < to))
      .map((row) => ({ words: row, keys: keysOf(row, { height, page: at }) }))
  })
  const counts = new Map<string, number[]>()
  for (const [at, page] of rows.entries())
    for (const key of new Set(page.flatMap((row) => row.keys)))
      counts.set(key, [...(counts.get(key) ?? []), at])

  return pages.map(({ words, height }, at) => {
    const all = rows[at] ?? []
    const isMargin = all.map(
      ({ keys, words: row }) =>
        keys.some((key) => isRunning(counts.get(key) ?? [], at, pages.length)) ||
        isPageNumber(row, { height, count: pages.length }),
    )
    // Labels above values are content, no matter how often they repeat.
    for (let row = all.length - 2; row >= 0; row--)
      if (isMargin[row] && isMargin[row + 1] === false && isAligned(all[row]?.words, all[row + 1]?.words))
        isMargin[row] = false
    const running = all.filter((_, row) => isMargin[row])
    const taken = new Set(running.flatMap((row) => row.words))
    return {
      words: words.filter((word) => !taken.has(word)),
      margins: running.flatMap((row) => rowsOf(row.words, []).flatMap(({ lines }) => lines)),
    }
  })
}

/** Tables that start or end in the margins: their repeated header is part of the table. */
function tableAreas(rules: readonly Rule[], height: number): { from: number; to: number }[] {
  return gridsOf(rules)
    .map(({ ys }) => ({ from: ys[0] ?? 0, to: ys.at(-1) ?? 0 }))
    .filter(({ from, to }) => to > height * top && from < height * bottom && to - from < height * 0.95)
}

function isAligned(above: readonly InkWord[] = [], below: readonly InkWord[] = []): boolean {
  const [upper, lower] = [lineOf(above), lineOf(below)]
  if ((below[0]?.baseline ?? 0) - (above[0]?.baseline ?? 0) > 2.2 * Math.max(upper.size, lower.size))
    return false
  const starts = rowsOf(above, []).flatMap(({ lines }) => lines.map(({ box }) => box.x))
  const values = rowsOf(below, []).flatMap(({ lines }) => lines.map(({ box }) => box.x))
  return starts.filter((x) => values.some((other) => Math.abs(other - x) < 3)).length >= 2
}

function groupRows(words: readonly InkWord[]): InkWord[][] {
  const rows: InkWord[][] = []
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline || a.box.x - b.box.x)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && word.baseline - first.baseline < 2) row.push(word)
    else rows.push([word])
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x))
}

/** Keys for a row's text and position: verbatim, and with numbers relative to the page number. */
function keysOf(row: readonly InkWord[], { height, page }: { height: number; page: number }): string[] {
  const text = row
    .map((word) => word.text)
    .join(' ')
    .toLowerCase()
  const place = Math.round(((row[0]?.baseline ?? 0) / height) * 100)
  const numbers = [...text.matchAll(/\d{1,5}/g)].slice(0, 6)
  const counted = numbers.map(
    ({ 0: number, index }) =>
      `${text.slice(0, index)}#${Number(number) - page}${text.slice(index + number.length)}`,
  )
  return [text, ...counted].map((key) => `${place}|${key}`)
}

/** On more than half of the pages, or on a run of three around this one. */
function isRunning(on: readonly number[], at: number, count: number): boolean {
  if (count < 2) return false
  if (on.length >= 2 && on.length > count / 2) return true
  const near = on.filter((other) => Math.abs(other - at) <= 2)
  return [0, 1, 2].some((start) => [0, 1, 2].every((step) => near.includes(at - start + step)))
}

function isPageNumber(
  row: readonly InkWord[],
  { height, count }: { height: number; count: number },
): boolean {
  const text = lineOf(row).text
  const isOuter = (row[0]?.baseline ?? 0) < height * 0.08 || (row[0]?.baseline ?? 0) > height * 0.9
  return (
    isOuter &&
    ((/\bpage:? \d+( of \d+)?$/i.test(text) && text.length < 90) ||
      (count > 1 && /^[-–—]? ?\d{1,4} ?[-–—]?$/.test(text)))
  )
}
