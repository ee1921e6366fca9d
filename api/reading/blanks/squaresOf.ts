import type { InkWord, Rule } from '../layout/pageInk.ts'
import type { Box } from '../reading.ts'
import { isInside, isOver, right } from './pageBlank.ts'

const smallest = 5
const largest = 18

/** A page with more rules is a drawing. */
export const mostRules = 40_000

/** A page with more circles than this has letters or pictures that are drawn. */
const mostRounds = 300

/** Small empty squares and circles to check, rows of squares to write a number in, and the rules that are neither. */
export function squaresOf({
  rules,
  rounds,
  words,
}: {
  rules: readonly Rule[]
  rounds: readonly Box[]
  words: readonly InkWord[]
}): { boxes: Box[]; combs: Box[]; rest: Rule[] } {
  const squares = squaresIn(rules)
  const rest = rules.filter((rule) => !squares.some((box) => isSideOf(rule, box)))
  const empty = squares.filter((box) => !words.some((word) => isInside(word, box)))
  const combs: Box[] = []
  const boxes: Box[] = []
  for (const run of runsOf(empty)) {
    const [first] = run
    const last = run.at(-1)
    if (first && last && run.length > 2) combs.push({ ...first, width: right(last) - first.x })
    else boxes.push(...run)
  }
  const circles = rounds.filter(({ width }) => width >= smallest && width <= largest)
  if (circles.length > mostRounds) return { boxes, combs, rest }
  for (const box of circles.toSorted((a, b) => b.width - a.width)) {
    const isEmpty = !words.some((word) => isInside(word, box))
    // One that is chosen has a dot.
    const isChosen = rounds.some((dot) => dot.width < box.width * 0.75 && isOver(box, dot))
    if (isEmpty && !isChosen && !boxes.some((other) => isOver(other, box))) boxes.push(box)
  }
  return { boxes, combs, rest }
}

/** The small squares that rules draw, empty or not. */
function squaresIn(rules: readonly Rule[]): Box[] {
  const short = rules.filter(({ from, to }) => to - from >= smallest && to - from <= largest)
  const across = short.filter(({ isVertical }) => !isVertical).toSorted((a, b) => a.at - b.at)
  const upright = short.filter(({ isVertical }) => isVertical)
  const squares: Box[] = []
  for (const [index, top] of across.entries())
    for (const base of across.slice(index + 1)) {
      const height = base.at - top.at
      if (height > largest) break
      if (height < smallest || !isAligned(top, base) || !isSquare(top.to - top.from, height)) continue
      const box = { x: top.from, y: top.at, width: top.to - top.from, height }
      const hasSide = (x: number) =>
        upright.some(
          ({ at, from, to }) => Math.abs(at - x) < 1.5 && from < box.y + 2 && to > box.y + height - 2,
        )
      if (hasSide(top.from) && hasSide(top.to) && !squares.some((other) => isOver(other, box)))
        squares.push(box)
    }
  return squares
}

/** The widest square that is printed to be checked. */
const widestBox = 11

/**
 * Rules without those of the boxes to check that stand by themselves among words, which divide no table. A square that
 * touches another rule is a cell.
 */
export function withoutCheckBoxes(rules: readonly Rule[]): Rule[] {
  if (rules.length > mostRules) return [...rules]
  const boxes = squaresIn(rules).filter(
    (box) => box.width <= widestBox && rules.every((rule) => isSideOf(rule, box) || !touches(rule, box)),
  )
  return boxes.length === 0 ? [...rules] : rules.filter((rule) => !boxes.some((box) => isSideOf(rule, box)))
}

function touches({ isVertical, at, from, to }: Rule, { x, y, width, height }: Box): boolean {
  const slack = 1
  const [across, along] = isVertical
    ? [
        [x, x + width],
        [y, y + height],
      ]
    : [
        [y, y + height],
        [x, x + width],
      ]
  const isAt = at > (across[0] ?? 0) - slack && at < (across[1] ?? 0) + slack
  return isAt && to > (along[0] ?? 0) - slack && from < (along[1] ?? 0) + slack
}

function isAligned(a: Rule, b: Rule): boolean {
  return Math.abs(a.from - b.from) < 1.5 && Math.abs(a.to - b.to) < 1.5
}

function isSquare(width: number, height: number): boolean {
  return width / height > 0.7 && width / height < 1.45
}

/** A rule of a square's own; the side of a cell goes on beyond it. */
function isSideOf({ isVertical, at, from, to }: Rule, { x, y, width, height }: Box): boolean {
  const slack = 1.6
  const [start, length, ends] = isVertical ? [y, height, [x, x + width]] : [x, width, [y, y + height]]
  return from > start - slack && to < start + length + slack && ends.some((end) => Math.abs(at - end) < slack)
}

/** Squares that touch, from left to right. */
function runsOf(squares: readonly Box[]): Box[][] {
  const runs: Box[][] = []
  for (const box of squares.toSorted((a, b) => a.x - b.x)) {
    const run = runs.find((each) => {
      const last = each.at(-1)
      return last && Math.abs(last.y - box.y) < 1.5 && Math.abs(box.x - right(last)) < 1.5
    })
    if (run) run.push(box)
    else runs.push([box])
  }
  return runs
}
