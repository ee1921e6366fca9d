import type { Rule } from '../layout/pageInk.ts'
import { darkBelow, type Picture } from './picture.ts'

/** A rule is at least this long, at most this thick, and may be broken by this much, in pixels at 200 a inch. */
const shortest = 55
const thickest = 9
const widestBreak = 2

interface Run {
  readonly from: number
  readonly to: number
}

interface Stroke {
  from: number
  to: number
  readonly first: number
  last: number
}

/** Takes the ruled lines out of a picture: they show where tables are, but interfere with character recognition. */
export function liftRules(picture: Picture): { picture: Picture; rules: Rule[] } {
  const { width, height } = picture
  const threshold = darkBelow(picture)
  const shades = picture.shades.slice()
  const paper = paperOf(shades)
  const rules: Rule[] = []
  for (const isVertical of [false, true]) {
    const [lanes, length] = isVertical ? [width, height] : [height, width]
    const [laneStep, step] = isVertical ? [1, width] : [width, 1]
    const isDark = (lane: number, at: number) =>
      lane >= 0 && lane < lanes && (picture.shades[lane * laneStep + at * step] ?? 255) < threshold
    const isLeft = (lane: number, at: number) =>
      lane >= 0 && lane < lanes && (shades[lane * laneStep + at * step] ?? 255) < threshold
    for (const stroke of strokesOf(lanes, length, isDark)) {
      if (stroke.last - stroke.first + 1 > thickest) continue
      rules.push({ isVertical, at: (stroke.first + stroke.last) / 2, from: stroke.from, to: stroke.to })
      for (let at = stroke.from; at <= stroke.to; at++) {
        // A letter that crosses the rule stays whole; a rule that was lifted before is none.
        if ([stroke.first - 3, stroke.last + 3].every((lane) => isLeft(lane, at))) continue
        for (let lane = Math.max(0, stroke.first - 1); lane <= Math.min(lanes - 1, stroke.last + 1); lane++)
          shades[lane * laneStep + at * step] = paper
      }
    }
  }
  return { picture: { width, height, shades }, rules }
}

/** The shade that most of the picture has: anything brighter would leave an outline on grey paper. */
function paperOf(shades: Uint8Array): number {
  const counts = new Uint32Array(256)
  for (const shade of shades) counts[shade] = (counts[shade] ?? 0) + 1
  return counts.indexOf(Math.max(...counts))
}

function strokesOf(lanes: number, length: number, isDark: (lane: number, at: number) => boolean): Stroke[] {
  const done: Stroke[] = []
  let open: Stroke[] = []
  for (let lane = 0; lane < lanes; lane++) {
    const runs = runsOf(length, (at) => isDark(lane, at))
    for (const run of runs) {
      const stroke = open.find(({ from, to }) => run.from < to && run.to > from)
      if (stroke) {
        stroke.from = Math.min(stroke.from, run.from)
        stroke.to = Math.max(stroke.to, run.to)
        stroke.last = lane
      } else open.push({ ...run, first: lane, last: lane })
    }
    done.push(...open.filter(({ last }) => last < lane - 1))
    open = open.filter(({ last }) => last >= lane - 1)
  }
  return [...done, ...open]
}

function runsOf(length: number, isDark: (at: number) => boolean): Run[] {
  const runs: Run[] = []
  let from = -1
  let last = -1
  for (let at = 0; at < length; at++) {
    if (isDark(at)) {
      if (from < 0) from = at
      last = at
    } else if (from >= 0 && at - last > widestBreak) {
      if (last - from >= shortest) runs.push({ from, to: last })
      from = -1
    }
  }
  if (from >= 0 && last - from >= shortest) runs.push({ from, to: last })
  return runs
}
