import type { InkWord } from '../layout/pageInk.ts'
import type { Box } from '../reading.ts'
import { bottom, type PageBlank, right } from './pageBlank.ts'

const widestGap = 32

/** Lines to write on; those right below each other with no words between are one place for several lines. */
export function stackedLines(lines: readonly Box[], words: readonly InkWord[]): PageBlank[] {
  const stacks: Box[][] = []
  for (const line of lines.toSorted((a, b) => bottom(a) - bottom(b))) {
    const stack = stacks.find((each) => {
      const last = each.at(-1)
      return last !== undefined && isAlone(line, lines) && continues(last, line, words)
    })
    if (stack) stack.push(line)
    else stacks.push([line])
  }
  return stacks.flatMap((stack): PageBlank[] => {
    const [first, second] = stack
    const last = stack.at(-1)
    if (!first || !last) return []
    if (!second) return [{ kind: 'text', box: first }]
    // "Describe: ____" with full lines below it: a short rest of the first line is left out.
    const isStub = first.width < 0.6 * second.width
    const rows = isStub ? stack.slice(1) : stack
    const top = rows[0] ?? first
    const x = Math.max(...rows.map((row) => row.x))
    const isSeveral = rows.length > 1
    // Text of several lines begins a little below the top of its field.
    const y = isSeveral ? top.y - 3.5 : top.y
    const box = { x, y, width: Math.min(...rows.map(right)) - x, height: bottom(last) - y }
    return [{ kind: isSeveral ? 'multiline' : 'text', box }]
  })
}

/** Lines side by side are the cells of a row. */
function isAlone(line: Box, lines: readonly Box[]): boolean {
  return !lines.some((other) => other !== line && Math.abs(bottom(other) - bottom(line)) < 3)
}

/** Whether a line goes on with the one above: as wide on its right side, and alone on its own. */
function continues(above: Box, line: Box, words: readonly InkWord[]): boolean {
  const gap = bottom(line) - bottom(above)
  if (gap < 8 || gap > widestGap || Math.abs(right(above) - right(line)) > 12 || line.x > above.x + 6)
    return false
  return !words.some(
    ({ box, baseline }) =>
      baseline > bottom(above) + 3 &&
      baseline < bottom(line) + 4 &&
      box.x < right(line) + 6 &&
      right(box) > line.x - 120,
  )
}
