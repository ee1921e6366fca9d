import { type Row, rowsOf } from './linesOf.ts'
import type { InkWord, Rule } from './pageInk.ts'
import { emptyCell, hasHeader, type PageTable, type TableCell } from './pageTable.ts'

/** Rules nearer than this meet, in points. */
const near = 3

interface Grid {
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly rules: readonly Rule[]
}

/** The tables drawn with ruled lines and their words, and the words outside of them. */
export function ruledTables(
  words: readonly InkWord[],
  rules: readonly Rule[],
): { tables: PageTable[]; rest: InkWord[] } {
  let rest = [...words]
  const tables: PageTable[] = []
  for (const grid of gridsOf(rules)) {
    const [left = 0, right = 0] = [grid.xs[0], grid.xs.at(-1)]
    const [top = 0, bottom = 0] = [grid.ys[0], grid.ys.at(-1)]
    const inside = rest.filter(({ box }) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      return x > left && x < right && y > top && y < bottom
    })
    const table = tableOf(grid, inside)
    // One row alone is the header of what follows, or labels above values.
    if (!table || table.rows.length < 2) continue
    tables.push(table)
    const taken = new Set(inside)
    rest = rest.filter((word) => !taken.has(word))
  }
  return { tables, rest }
}

/** Groups of rules that meet, as grids with at least two columns. */
export function gridsOf(rules: readonly Rule[]): Grid[] {
  return groupsOf(rules)
    .map((members) => ({
      xs: positions(members.filter(({ isVertical }) => isVertical)),
      ys: positions(members.filter(({ isVertical }) => !isVertical)),
      rules: members,
    }))
    .filter(({ xs, ys }) => xs.length >= 3 && ys.length >= 2)
    .toSorted((a, b) => areaOfGrid(a) - areaOfGrid(b))
}

/** Rules that meet, with those that they meet. */
export function groupsOf(rules: readonly Rule[]): Rule[][] {
  const joined = joinRules(rules)
  const horizontal = joined.filter(({ isVertical }) => !isVertical)
  const vertical = joined.filter(({ isVertical }) => isVertical)
  const group = new Map<Rule, Rule>(joined.map((rule) => [rule, rule]))
  function rootOf(rule: Rule): Rule {
    let root = rule
    for (let next = group.get(root); next && next !== root; next = group.get(root)) root = next
    group.set(rule, root)
    return root
  }
  for (const v of vertical)
    for (const h of horizontal)
      if (v.at >= h.from - near && v.at <= h.to + near && h.at >= v.from - near && h.at <= v.to + near)
        group.set(rootOf(v), rootOf(h))
  return [...Map.groupBy(joined, rootOf).values()]
}

function areaOfGrid({ xs, ys }: Grid): number {
  return ((xs.at(-1) ?? 0) - (xs[0] ?? 0)) * ((ys.at(-1) ?? 0) - (ys[0] ?? 0))
}

/** Rules are often drawn cell by cell: pieces on one line become one rule. */
export function joinRules(rules: readonly Rule[]): Rule[] {
  const joined: { isVertical: boolean; at: number; from: number; to: number }[] = []
  const sorted = rules.toSorted(
    (a, b) => Number(a.isVertical) - Number(b.isVertical) || a.at - b.at || a.from - b.from,
  )
  let start = 0
  for (const rule of sorted) {
    while (start < joined.length) {
      const oldest = joined[start]
      if (oldest && (oldest.isVertical !== rule.isVertical || rule.at - oldest.at > 2)) start++
      else break
    }
    const fit = joined
      .slice(start)
      .find(
        (other) =>
          other.isVertical === rule.isVertical &&
          Math.abs(other.at - rule.at) <= 1.5 &&
          rule.from <= other.to + near &&
          rule.to >= other.from - near,
      )
    if (fit) {
      fit.from = Math.min(fit.from, rule.from)
      fit.to = Math.max(fit.to, rule.to)
    } else joined.push({ ...rule })
  }
  return joined
}

export function positions(rules: readonly Rule[]): number[] {
  const found: number[] = []
  for (const at of rules.map((rule) => rule.at).toSorted((a, b) => a - b))
    if (found.length === 0 || at - (found.at(-1) ?? 0) > near) found.push(at)
  return found
}

function tableOf({ xs, ys, rules }: Grid, words: readonly InkWord[]): PageTable | null {
  if (words.length === 0) return null
  const columns = xs.slice(1).map((to, at) => ({ from: xs[at] ?? 0, to }))
  const bands = ys.slice(1).map((to, at) => ({ from: ys[at] ?? 0, to }))
  const vertical = rules.filter(({ isVertical }) => isVertical)
  const horizontal = rules.filter(({ isVertical }) => !isVertical)
  /** Where the cell that covers a place of the grid begins. */
  const owner = bands.map((_, row) =>
    columns.map((_column, column) => [row, column] as readonly [number, number]),
  )
  for (const [row, band] of bands.entries())
    for (const [column, { from, to }] of columns.entries()) {
      const left = owner[row]?.[column - 1]
      const above = owner[row - 1]?.[column]
      if (left && !isDrawn(vertical, from, band)) setOwner(owner, row, column, left)
      else if (above && !isDrawn(horizontal, band.from, { from, to })) setOwner(owner, row, column, above)
    }
  /** How far the cell that begins at a place of the grid reaches. */
  function spanOf(row: number, column: number) {
    const own = columns.filter((_, at) => owner[row]?.[at]?.join() === `${row},${column}`)
    const rows = bands.filter((_, at) => owner[at]?.[column]?.join() === `${row},${column}`)
    const [first, band] = [columns[column], bands[row]]
    return {
      from: first?.from ?? 0,
      to: own.at(-1)?.to ?? first?.to ?? 0,
      bottom: rows.at(-1)?.to ?? band?.to ?? 0,
    }
  }
  const inCell = new Map<string, InkWord[]>()
  for (const word of words) {
    const column = indexIn(columns, word.box.x + word.box.width / 2)
    const row = indexIn(bands, word.box.y + word.box.height / 2)
    const key = (owner[row]?.[column] ?? [row, column]).join()
    inCell.set(key, [...(inCell.get(key) ?? []), word])
  }
  if (inCell.size < 2) return null
  const rows = bands.flatMap((band, row) => {
    const cells = columns.map((column, at): Row[] => rowsOf(inCell.get(`${row},${at}`) ?? [], vertical))
    if (cells.every((lines) => lines.length === 0)) return []
    return splitBand(cells).map((part) =>
      part.map((lines, at): TableCell => {
        const { from, to, bottom } = spanOf(row, at)
        const box = { x: from, y: band.from, width: to - from, height: bottom - band.from }
        return lines.length === 0 ? emptyCell(box) : { lines: lines.flatMap((line) => line.lines), box }
      }),
    )
  })
  const used = columns.map((_, at) => rows.some((row) => (row[at]?.lines.length ?? 0) > 0))
  const kept = rows.map((row) => row.filter((_, at) => used[at]))
  if ((kept[0]?.length ?? 0) < 2) return null
  const box = {
    x: xs[0] ?? 0,
    y: ys[0] ?? 0,
    width: (xs.at(-1) ?? 0) - (xs[0] ?? 0),
    height: (ys.at(-1) ?? 0) - (ys[0] ?? 0),
  }
  return { box, columns: columns.filter((_, at) => used[at]), rows: kept, hasHeader: hasHeader(kept) }
}

function setOwner(
  owner: (readonly [number, number])[][],
  row: number,
  column: number,
  to: readonly [number, number],
) {
  const cells = owner[row]
  if (cells) cells[column] = to
}

/** Whether a rule runs along most of one side of a cell. */
export function isDrawn(rules: readonly Rule[], at: number, side: { from: number; to: number }): boolean {
  const length = side.to - side.from
  const covered = rules
    .filter((rule) => Math.abs(rule.at - at) <= near)
    .reduce((sum, rule) => sum + Math.max(0, Math.min(rule.to, side.to) - Math.max(rule.from, side.from)), 0)
  return covered > 0.6 * length
}

function indexIn(spans: readonly { from: number; to: number }[], at: number): number {
  const found = spans.findIndex(({ to }) => at < to)
  return found < 0 ? spans.length - 1 : found
}

/** Rows without rules between them: each line of the first column begins one, if most of them have values beside them. */
function splitBand(cells: readonly (readonly Row[])[]): Row[][][] {
  const keys = cells.find((rows) => rows.length > 0) ?? []
  const others = cells.filter((rows) => rows !== keys && rows.length > 0)
  const beside = keys.filter(({ baseline }) =>
    others.some((rows) => rows.some((row) => Math.abs(row.baseline - baseline) < 2)),
  )
  if (keys.length < 4 || beside.length < keys.length * 0.9 || others.length === 0)
    return [cells.map((rows) => [...rows])]
  return beside.map(({ baseline }, at) => {
    const from = at === 0 ? -Infinity : baseline - 2
    const to = (beside[at + 1]?.baseline ?? Infinity) - 2
    return cells.map((rows) => rows.filter((row) => row.baseline >= from && row.baseline < to))
  })
}
