import { type Asked, bottom, isOnRow, overlaps, type PlacedField, right, type Segment } from './formLayout.ts'

/** What a field of a grid is called: by the words over its column and at the left of its line. */
export interface Cell {
  readonly column: string
  readonly head: string
}

interface Row {
  readonly page: number
  readonly fields: readonly PlacedField[]
  readonly head: Segment
}

/**
 * Grids with nothing over the words at the left of their lines, whose first column is written in like the others:
 * "Policy number", "Expires" and a box "Show" over the lines "General liability" and "Automobile".
 */
export function plainGrids(
  placed: readonly PlacedField[],
  labels: ReadonlyMap<Asked, string>,
  { segments, headings }: { segments: readonly Segment[]; headings: readonly Segment[] },
): Map<Asked, Cell> {
  const words = segments.filter(({ text }) => /[A-Za-z]{2}|^\(?\w\)$|^\d{1,2}\.?$/.test(text))
  const rows = [...new Set(placed.map(({ page }) => page))].flatMap((page) =>
    rowsOf(
      placed.filter((each) => each.page === page && each.buttons.length === 0),
      words.filter((each) => each.page === page),
    ),
  )
  const found = new Map<Asked, Cell>()
  for (const run of runsOf(rows, headings)) {
    const [first] = run
    // Elsewhere the words at the left were not taken for the label of the first field.
    if (!first || !run.every(({ fields: [each], head }) => each && labels.get(each.field) === head.text))
      continue
    const columns = first.fields.map((each) => columnOver(each, { first, words, placed }))
    if (columns.some((column) => column === '') || new Set(columns).size < columns.length) continue
    // Lines that are only numbered are a list, and boxes under "Yes" and "No" answer what is at their left.
    if (
      run.every(({ head }) => isNumber.test(head.text)) ||
      columns.some((column) => /^(?:yes|no)$/i.test(column))
    )
      continue
    for (const { fields, head } of run)
      for (const { field, box } of fields) {
        const at = first.fields.findIndex((each) => isUnder(box, each.box))
        found.set(field, { column: columns[at] ?? '', head: head.text })
      }
  }
  return found
}

/** "(a)", "2." and "LOC 2": the lines of a list. */
const isNumber =
  /^(?:(?:loc(?:ation)?|veh(?:icle)?|driver|unit|item|no|premises|owner|claim|loss|line)s?\.? ?#?)? ?\(?(?:\d{1,2}|[a-z])[.):]?$/i

/** Lines of two or more fields with words before the first and none between. */
function rowsOf(placed: readonly PlacedField[], words: readonly Segment[]): Row[] {
  const open = new Set(placed)
  const rows: Row[] = []
  for (const each of placed.toSorted((a, b) => a.box.y - b.box.y)) {
    if (!open.has(each)) continue
    const fields = placed
      .filter((other) => isOnRow(other.box, each.box))
      .toSorted((a, b) => a.box.x - b.box.x)
    for (const other of fields) open.delete(other)
    const [first] = fields
    if (!first || fields.length < 2) continue
    const onRow = words.filter(({ box }) => isOnRow(box, first.box))
    const heads = onRow.filter(({ box }) => right(box) <= first.box.x + 4)
    const head = heads.toSorted((a, b) => b.box.x - a.box.x)[0]
    if (head && heads.length === onRow.length) rows.push({ page: each.page, fields, head })
  }
  return rows
}

/** Lines one below the other with their fields in the same columns. */
function runsOf(rows: readonly Row[], headings: readonly Segment[]): Row[][] {
  const runs: Row[][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const [first] = run ?? []
    const top = (each: Row) => each.fields[0]?.box.y ?? 0
    const isNext =
      before !== undefined &&
      before.page === row.page &&
      top(row) - top(before) < 44 &&
      row.fields.every(({ box }) => first?.fields.some((each) => isUnder(box, each.box))) &&
      !headings.some(({ page, box }) => page === row.page && box.y > top(before) + 4 && box.y < top(row) - 4)
    if (run && isNext) run.push(row)
    else runs.push([row])
  }
  return runs.filter((run) => run.length > 1)
}

function isUnder(a: PlacedField['box'], b: PlacedField['box']): boolean {
  return Math.abs(a.x - b.x) < 8
}

/** The words right over a column, which may take two or three lines. */
function columnOver(
  { box, page }: PlacedField,
  { first, words, placed }: { first: Row; words: readonly Segment[]; placed: readonly PlacedField[] },
): string {
  const lines: Segment[] = []
  let floor = box.y
  for (const one of words.toSorted((a, b) => b.box.y - a.box.y)) {
    const gap = floor - bottom(one.box)
    if (one.page !== page || gap < -5 || gap > (lines.length > 0 ? 4 : 14)) continue
    const distances = first.fields.map((each) => distance(one.box, each.box))
    const own = distance(one.box, box)
    if (own > 30 || own > Math.min(...distances)) continue
    if (placed.some((each) => each.page === page && isOnRow(each.box, one.box))) continue
    // What stands over several columns heads all of them.
    if (lines.length > 0 && first.fields.filter((each) => overlaps(each.box, one.box)).length > 1) break
    lines.push(one)
    floor = one.box.y
  }
  return lines
    .toReversed()
    .map(({ text }) => text)
    .join(' ')
}

/** How far words are from standing at the left edge or over the middle of a column. */
function distance(a: PlacedField['box'], b: PlacedField['box']): number {
  return Math.min(Math.abs(a.x - b.x), Math.abs(a.x + a.width / 2 - b.x - b.width / 2))
}
