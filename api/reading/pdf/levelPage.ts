import { lineOf } from '../layout/linesOf.ts'
import type { InkPage } from '../layout/arrangePages.ts'
import type { Rule } from '../layout/pageInk.ts'
import { turnedBack } from '../layout/turnedBack.ts'
import type { Line } from '../reading.ts'
import { inkWords } from './inkWords.ts'
import type { DrawnPage } from './readInk.ts'
import type { Fragment } from './shownText.ts'

type Turns = 0 | 1 | 2 | 3

/** The drawn page with most of its text upright; text that runs another way is set apart. */
export function levelPage({ width, height, fragments, rules, rounds }: DrawnPage, number: number): InkPage {
  const byTurns = Map.groupBy(fragments, ({ turns }) => turns)
  const main =
    ([0, 1, 3, 2] as const).toSorted((a, b) => lettersIn(byTurns.get(b)) - lettersIn(byTurns.get(a)))[0] ?? 0
  // Rotates the page the rest of the full circle.
  const turns = ((4 - main) % 4) as Turns
  const level = turns % 2 === 1 ? { width: height, height: width } : { width, height }
  const others = ([0, 1, 2, 3] as const).filter((other) => other !== main)
  return {
    number,
    width,
    height,
    level,
    source: 'text',
    words: inkWords(
      (byTurns.get(main) ?? []).map((fragment) => turnedFragment(fragment, turns, { width, height })),
    ),
    rules: rules.map((rule) => turnedRule(rule, turns, { width, height })),
    otherLines: others.flatMap((other) => otherLines(byTurns.get(other) ?? [], other, { width, height })),
    ...(turns === 0 ? { rounds } : { toShown: (box) => turnedBack(box, turns, [level.width, level.height]) }),
  }
}

function lettersIn(fragments: readonly Fragment[] = []): number {
  return fragments.reduce((sum, { text }) => sum + text.length, 0)
}

function otherLines(
  fragments: readonly Fragment[],
  direction: Turns,
  page: { width: number; height: number },
): Line[] {
  const turns = ((4 - direction) % 4) as Turns
  const size = [page.width, page.height]
  const [width = 0, height = 0] = turns % 2 === 1 ? size.toReversed() : size
  const words = inkWords(fragments.map((fragment) => turnedFragment(fragment, turns, page)))
  const rows = Map.groupBy(words, ({ baseline }) => Math.round(baseline))
  return [...rows.values()].map((row) => {
    const line = lineOf(row)
    const back = (box: Line['box']) => turnedBack(box, turns, [width, height])
    return {
      ...line,
      box: back(line.box),
      words: line.words.map(({ text, box }) => ({ text, box: back(box) })),
    }
  })
}

function turnedFragment(fragment: Fragment, turns: Turns, page: { width: number; height: number }): Fragment {
  if (turns === 0) return fragment
  const [x, y] = turnedPoint(fragment.x, fragment.y, turns, page)
  const [endX, endY] = turnedPoint(fragment.endX, fragment.endY, turns, page)
  return { ...fragment, x, y, endX, endY }
}

function turnedPoint(
  x: number,
  y: number,
  turns: Turns,
  { width, height }: { width: number; height: number },
) {
  if (turns === 1) return [height - y, x] as const
  if (turns === 2) return [width - x, height - y] as const
  return turns === 3 ? ([y, width - x] as const) : ([x, y] as const)
}

function turnedRule(rule: Rule, turns: Turns, page: { width: number; height: number }): Rule {
  if (turns === 0) return rule
  const ends = rule.isVertical
    ? [turnedPoint(rule.at, rule.from, turns, page), turnedPoint(rule.at, rule.to, turns, page)]
    : [turnedPoint(rule.from, rule.at, turns, page), turnedPoint(rule.to, rule.at, turns, page)]
  const isVertical = turns === 2 ? rule.isVertical : !rule.isVertical
  const along = ends.map(([x, y]) => (isVertical ? y : x))
  const at = ends[0]?.[isVertical ? 0 : 1] ?? 0
  return { isVertical, at, from: Math.min(...along), to: Math.max(...along) }
}
