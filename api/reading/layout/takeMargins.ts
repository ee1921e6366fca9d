import type { Line } from '../reading.ts'
import { lineOf, rowsOf } from './linesOf.ts'
import type { InkWord } from './pageInk.ts'

interface MarginPage {
  readonly height: number
  readonly words: readonly InkWord[]
}

/** Running headers and footers stand in these parts of a page. */
const top = 0.14
const bottom = 0.87

/** Per page: the words without running headers and footers, and those apart. */
export function takeMargins(
  pages: readonly MarginPage[],
): readonly { words: readonly InkWord[]; margins: readonly Line[] }[] {
  const rows = pages.map(({ height, words }) => {
    const inZone = words.filter(({ baseline }) => baseline < height * top || baseline > height * bottom)
    return groupRows(inZone).map((row) => ({ words: row, key: keyOf(row, height) }))
  })
  const counts = new Map<string, number[]>()
  for (const [at, page] of rows.entries())
    for (const key of new Set(page.map((row) => row.key))) counts.set(key, [...(counts.get(key) ?? []), at])

  return pages.map(({ words, height }, at) => {
    const running = (rows[at] ?? []).filter(
      ({ key, words: row }) =>
        isRunning(counts.get(key) ?? [], at, pages.length) ||
        isPageNumber(row, { height, count: pages.length }),
    )
    const taken = new Set(running.flatMap((row) => row.words))
    return {
      words: words.filter((word) => !taken.has(word)),
      margins: running.flatMap((row) => rowsOf(row.words, []).flatMap(({ lines }) => lines)),
    }
  })
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

/** What stands where, with every number alike: pages are counted, the rest stays. */
function keyOf(row: readonly InkWord[], height: number): string {
  const text = row.map((word) => word.text).join(' ')
  const place = Math.round(((row[0]?.baseline ?? 0) / height) * 100)
  return `${place}|${text.toLowerCase().replaceAll(/\d+/g, '#')}`
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
    isOuter && (/^page \d+( of \d+)?$/i.test(text) || (count > 1 && /^[-–—]? ?\d{1,4} ?[-–—]?$/.test(text)))
  )
}
