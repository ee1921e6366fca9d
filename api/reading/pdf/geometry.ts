import type { Rule } from '../layout/pageInk.ts'
import type { Box } from '../reading.ts'

export type Matrix = readonly [number, number, number, number, number, number]

/** Left, top, right, bottom. */
export type Area = readonly [number, number, number, number]

export function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ]
}

export function apply(m: Matrix, x: number, y = 0): readonly [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]
}

/** The upright rectangle around a transformed one. */
export function areaOf(matrix: Matrix, [left, top, right, bottom]: Area): Area {
  const corners = [
    apply(matrix, left, top),
    apply(matrix, right, top),
    apply(matrix, left, bottom),
    apply(matrix, right, bottom),
  ]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

export function boxOf([left, top, right, bottom]: Area): Box {
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export function intersection(a: Area, b: Area): Area {
  return [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
}

export function contains([left, top, right, bottom]: Area, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

/** What pdf.js writes into the data of a path. */
const draw = { moveTo: 0, lineTo: 1, curveTo: 2, quadraticCurveTo: 3, closePath: 4 }
/** How far a line may lean and still be upright, in points. */
const lean = 0.7
const thinnest = 3

/** The straight lines along an axis, the rectangles and the rounds of a path; other curves and slanted lines are left out. */
export function pathShapes(
  data: ArrayLike<number>,
  matrix: Matrix,
): { rules: Rule[]; areas: Area[]; rounds: Area[]; curves: number } {
  const rules: Rule[] = []
  const areas: Area[] = []
  const rounds: Area[] = []
  let points: (readonly [number, number])[] = []
  let isStraight = true
  let curves = 0

  function close(): void {
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    if (points.length > 1) {
      const area: Area = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
      const isRectangle = points.every(
        ([x, y]) => Math.min(x - area[0], area[2] - x) < lean && Math.min(y - area[1], area[3] - y) < lean,
      )
      // The mitered side of a border is no rectangle, but a rule.
      if (isStraight && points.length >= 4 && (isRectangle || thinRule(area) !== null)) areas.push(area)
      else if (!isStraight) {
        curves++
        const [width, height] = [area[2] - area[0], area[3] - area[1]]
        if (width > 4 && Math.abs(width - height) < 1) rounds.push(area)
      }
    }
    points = []
    isStraight = true
  }

  for (let at = 0; at < data.length;) {
    const kind = data[at]
    if (kind === draw.closePath) {
      const [first] = points
      if (first) line(first)
      at += 1
      continue
    }
    const length = kind === draw.curveTo ? 6 : kind === draw.quadraticCurveTo ? 4 : 2
    const point = apply(matrix, data[at + length - 1] ?? 0, data[at + length] ?? 0)
    if (kind === draw.moveTo) {
      close()
      points.push(point)
    } else if (kind === draw.lineTo) line(point)
    else {
      isStraight = false
      points.push(point)
    }
    at += length + 1
  }
  close()
  return { rules, areas, rounds, curves }

  function line(to: readonly [number, number]): void {
    const from = points.at(-1)
    points.push(to)
    if (!from) return
    const [width, height] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])]
    if (height < lean && width > thinnest)
      rules.push({
        isVertical: false,
        at: (from[1] + to[1]) / 2,
        from: Math.min(from[0], to[0]),
        to: Math.max(from[0], to[0]),
      })
    else if (width < lean && height > thinnest)
      rules.push({
        isVertical: true,
        at: (from[0] + to[0]) / 2,
        from: Math.min(from[1], to[1]),
        to: Math.max(from[1], to[1]),
      })
  }
}

/** The rule that a thin rectangle is. */
export function thinRule([left, top, right, bottom]: Area): Rule | null {
  const [width, height] = [right - left, bottom - top]
  if (height <= thinnest && width > 2 * thinnest && width > 3 * height && height >= 0)
    return { isVertical: false, at: (top + bottom) / 2, from: left, to: right }
  if (width <= thinnest && height > 2 * thinnest && height > 3 * width && width >= 0)
    return { isVertical: true, at: (left + right) / 2, from: top, to: bottom }
  return null
}

/** The four sides of a filled rectangle. */
export function edges([left, top, right, bottom]: Area): Rule[] {
  return [
    { isVertical: false, at: top, from: left, to: right },
    { isVertical: false, at: bottom, from: left, to: right },
    { isVertical: true, at: left, from: top, to: bottom },
    { isVertical: true, at: right, from: top, to: bottom },
  ]
}
