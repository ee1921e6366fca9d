import type { InkPage } from '../layout/arrangePages.ts'
import type { InkWord } from '../layout/pageInk.ts'
import { joinRules } from '../layout/ruledTables.ts'
import type { Blank, Box } from '../reading.ts'
import { cellBlanks } from './cellBlanks.ts'
import { cellsOf } from './cellsOf.ts'
import { bottom, isOver, type PageBlank, right } from './pageBlank.ts'
import { ruleBlanks } from './ruleBlanks.ts'
import { mostRules, squaresOf } from './squaresOf.ts'
import { typedBlanks } from './typedBlanks.ts'

/** What a page without form fields leaves for writing: lines, dots, empty cells, and boxes to check. */
export function blanksOf({ number, words, rules, rounds = [], level, toShown }: InkPage): Blank[] {
  if (rules.length > mostRules) return []
  const { boxes, combs, rest } = squaresOf({ rules, rounds, words })
  const typed = typedBlanks(words)
  const joined = joinRules(rest)
  const cells = cellsOf(joined)
  const inCells = cellBlanks(cells, {
    words,
    taken: [...boxes, ...combs, ...typed.map(({ box }) => box)],
    level,
  })
  const drawn = ruleBlanks(joined, { words, cells, level })
  const found = [
    ...boxes.map((box): PageBlank => ({ kind: 'checkBox', box })),
    ...combs.map((box): PageBlank => ({ kind: 'text', box })),
    ...typed,
    ...drawn,
    ...inCells,
  ]
  const kept: PageBlank[] = []
  for (const blank of found) {
    const box = blank.kind === 'checkBox' ? blank.box : belowWords(blank.box, words)
    if (box.height > 6 && !kept.some((other) => isOver(other.box, box))) kept.push({ ...blank, box })
  }
  return inOrder(kept).flatMap(({ kind, box }) => {
    const shown = toShown ? toShown(box) : box
    // On a page whose text runs sideways a field would be too.
    const isTurned = kind !== 'checkBox' && shown.width > shown.height !== box.width > box.height
    return isTurned ? [] : [{ page: number, kind, box: shown }]
  })
}

/** The part of a place that is below the words at its top. */
function belowWords(box: Box, words: readonly InkWord[]): Box {
  const over = words.filter(
    (word) =>
      word.baseline > box.y &&
      word.baseline < box.y + box.height * 0.6 &&
      word.box.x < right(box) - 2 &&
      right(word.box) > box.x + 2 &&
      !/^[_.]+$/.test(word.text),
  )
  const top = Math.max(box.y, ...over.map(({ baseline, size }) => baseline + size * 0.15))
  return { ...box, y: top, height: bottom(box) - top }
}

/** Line by line, from left to right. */
function inOrder(blanks: readonly PageBlank[]): PageBlank[] {
  const lines: PageBlank[][] = []
  for (const blank of blanks.toSorted((a, b) => bottom(a.box) - bottom(b.box))) {
    const line = lines.at(-1)
    if (line?.[0] && bottom(blank.box) - bottom(line[0].box) < 4) line.push(blank)
    else lines.push([blank])
  }
  return lines.flatMap((line) => line.toSorted((a, b) => a.box.x - b.box.x))
}
