/** The coordinate system of the lines; stretched to the available space. */
export const field = { width: 1000, height: 100 } as const

interface Point {
  x: number
  y: number
}

export interface LinePaths {
  /** Through all adjacent known points. */
  line: string
  /** Between the line and zero. */
  area: string
  /** The last point, and isolated points. */
  dots: string
}

/** The paths of one series; an unknown figure breaks the line. */
export function linePaths(
  values: readonly (number | null)[],
  { bottom, top, count }: { bottom: number; top: number; count: number },
): LinePaths {
  function yOf(value: number): number {
    return round(field.height * (1 - (value - bottom) / (top - bottom)))
  }
  const runs = runsOf(values, (value, at) => ({ x: xOf(at, count), y: yOf(value) }))
  const zero = yOf(0)
  const last = runs.at(-1)?.at(-1)
  const alone = runs.filter((run) => run.length === 1).flat()
  const dots = last && !alone.includes(last) ? [...alone, last] : alone
  return {
    line: runs.map(pathThrough).join(''),
    area: runs
      .map((run) => `${pathThrough(run)}L${run.at(-1)?.x ?? 0} ${zero}L${run[0]?.x ?? 0} ${zero}Z`)
      .join(''),
    dots: dots.map(({ x, y }) => `M${x} ${y}h0`).join(''),
  }
}

/** A label's position, from the start to the end of the plot. */
export function xOf(at: number, count: number): number {
  return count < 2 ? field.width / 2 : round((field.width * at) / (count - 1))
}

function runsOf(
  values: readonly (number | null)[],
  pointAt: (value: number, at: number) => Point,
): Point[][] {
  const runs: Point[][] = []
  let run: Point[] | null = null
  for (const [at, value] of values.entries()) {
    if (value === null) {
      run = null
      continue
    }
    if (run === null) runs.push((run = []))
    run.push(pointAt(value, at))
  }
  return runs
}

function pathThrough(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
