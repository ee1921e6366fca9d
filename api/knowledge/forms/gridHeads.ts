import { partsOf } from './textLabels.ts'
import { lineOf } from './linesOfBusiness.ts'
import { isPast, isPeriod } from './periodMatch.ts'
import type { Box } from '../../reading/index.ts'
import { type Asked, bottom, isOnRow, overlaps, type PlacedField, right, type Segment } from './formLayout.ts'

interface Grid {
  readonly columns: readonly Segment[]
  /** The labels at the left of its lines, from the top. */
  readonly heads: readonly Segment[]
  /** Where the lines of each head begin. */
  readonly tops: readonly number[]
  readonly fields: readonly PlacedField[]
}

/**
 * In a grid with labels above its columns and at the left of its lines, the label at the left of each field:
 * "Business personal property". The label of a field is set to the words right beside it, or over its column.
 */
export function gridHeads(
  texts: readonly PlacedField[],
  labels: Map<Asked, string>,
  { segments, placed, headings }: GridSurroundings,
): Map<Asked, string> {
  const found = new Map<Asked, string>()
  for (const grid of gridsOf(texts, { segments, placed, headings })) {
    const cells = Map.groupBy(grid.fields, (each) => {
      const column = columnOf(each, grid)
      return `${grid.columns.indexOf(column)} ${grid.heads.indexOf(headOf(each, grid))}`
    })
    for (const cell of cells.values()) {
      const inCell = cell.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
      const [first] = inCell
      if (!first) continue
      const column = columnOf(first, grid).text
      // "Carrier / policy number" over two fields of one cell is a label for each.
      const parts = partsOf(column)
      for (const [at, each] of inCell.entries()) {
        const own = besideIn(each, grid, segments)
        const part = (parts.length === inCell.length ? parts[at] : undefined) ?? column
        const head = headOf(each, grid).text
        // The columns of prior policies are lines of business, and the questions about each are at the left.
        const isTurned = lineOf(part) !== null && lineOf(head) === null
        // "Gross receipts" in the column of last year.
        const isOfYear = isPeriod(part) && !isPeriod(head)
        labels.set(
          each.field,
          own ?? (isOfYear && isPast(part) ? `${head}, ${part}` : isTurned || isOfYear ? head : part),
        )
        found.set(each.field, isTurned || isOfYear ? part : head)
      }
    }
  }
  return found
}

interface GridSurroundings {
  readonly segments: readonly Segment[]
  readonly placed: readonly PlacedField[]
  readonly headings: readonly Segment[]
}

function gridsOf(texts: readonly PlacedField[], { segments, placed, headings }: GridSurroundings): Grid[] {
  const lines = [...Map.groupBy(segments, ({ page, box }) => `${page} ${Math.round(box.y / 3)}`).values()]
    .map((line) => line.toSorted((a, b) => a.box.x - b.box.x))
    .filter(
      ([first, ...others]) =>
        first !== undefined &&
        others.length > 0 &&
        !placed.some((each) => each.page === first.page && isOnRow(each.box, first.box)),
    )
  return lines.flatMap((columns) => {
    const [first, second] = columns
    if (!first || !second) return []
    const end = Math.min(
      // Whoever signs does so beneath the grid.
      ...[
        ...headings,
        ...segments.filter(({ text }) => /\bsignature\b/i.test(text)),
        ...lines.flatMap((line) => (line.length >= columns.length ? line.slice(0, 1) : [])),
      ]
        .filter(({ page, box }) => page === first.page && box.y > first.box.y + 4)
        .map(({ box }) => box.y),
      Infinity,
    )
    const fields = texts.filter(
      ({ page, box }) => page === first.page && box.y > first.box.y && bottom(box) < end + 4,
    )
    // "Year ____" may precede the labels at the left of the lines.
    const inside = fields.filter(({ box }) => box.x >= second.box.x - 40 || !overlaps(box, first.box))
    const left = Math.min(...inside.map(({ box }) => box.x))
    const lowest = Math.max(...inside.map(({ box }) => bottom(box)))
    const atLeft = segments
      .filter(
        ({ page, box, text }) =>
          page === first.page &&
          box.y > bottom(first.box) &&
          box.y < lowest &&
          right(box) <= left + 4 &&
          right(box) > first.box.x - 100 &&
          /[A-Za-z]{3}/.test(text),
      )
      .toSorted((a, b) => a.box.y - b.box.y)
    // Where the first column is written in as well, what is at the left further down are labels of their own.
    const [top] = atLeft
    if (top && fields.some((each) => !inside.includes(each) && bottom(each.box) < top.box.y)) return []
    const [nearest] = atLeft.toSorted((a, b) => b.box.x - a.box.x)
    const heads = atLeft.filter(
      ({ box }) => nearest && Math.abs(box.x - nearest.box.x) < 10 && !isOverField(box, fields),
    )
    const own = joined(heads, inside)
    const grid = { columns: columns.slice(1), heads: own, tops: topsOf(own, inside), fields: inside }
    if (isGrid(grid, { top: bottom(first.box) })) return [grid]
    return withoutCorner(columns, { segments, fields, ends: [...headings, ...lines.flat()] })
  })
}

/** A grid with nothing printed above the labels at its left: "This year", "Last year", "Year before" over its columns. */
function withoutCorner(
  columns: readonly Segment[],
  {
    segments,
    fields,
    ends,
  }: { segments: readonly Segment[]; fields: readonly PlacedField[]; ends: readonly Segment[] },
): Grid[] {
  const [first] = columns
  if (!first || !columns.every(({ text }) => isPeriod(text))) return []
  const end = Math.min(
    ...ends.filter(({ page, box }) => page === first.page && box.y > first.box.y + 4).map(({ box }) => box.y),
    Infinity,
  )
  const inside = fields.filter(
    ({ box }) => bottom(box) < end + 4 && columns.some((column) => overlaps(column.box, box)),
  )
  const left = Math.min(...inside.map(({ box }) => box.x))
  const heads = segments.filter(
    ({ page, box, text }) =>
      page === first.page &&
      right(box) <= left + 4 &&
      /[A-Za-z]{3}/.test(text) &&
      inside.some((each) => isOnRow(each.box, box)),
  )
  const grid = { columns, heads, tops: topsOf(heads, inside), fields: inside }
  return isGrid(grid, { top: bottom(first.box) }) ? [grid] : []
}

/** Whether words are the label of a field beneath them, and head no line. */
function isOverField(box: Segment['box'], fields: readonly PlacedField[]): boolean {
  return fields.some(
    (each) => overlaps(each.box, box) && each.box.y - bottom(box) > -3 && each.box.y - bottom(box) < 6,
  )
}

/** A label of two lines is beside one line of fields. */
function joined(heads: readonly Segment[], fields: readonly PlacedField[]): Segment[] {
  const found: Segment[] = []
  for (const head of heads) {
    const before = found.at(-1)
    const isNext =
      before !== undefined &&
      head.box.y - bottom(before.box) < 4 &&
      !fields.some(({ box }) => box.y > before.box.y + 2 && box.y < head.box.y + 2)
    if (isNext)
      found[found.length - 1] = {
        ...before,
        text: `${before.text} ${head.text}`,
        box: { ...before.box, height: bottom(head.box) - before.box.y },
      }
    else found.push(head)
  }
  return found
}

function isGrid({ columns, heads, fields }: Grid, { top }: { top: number }): boolean {
  if (heads.length < 2 || fields.length < 4) return false
  const highest = Math.min(...fields.map(({ box }) => box.y))
  if (highest - top > 26) return false
  const aligned = fields.filter(({ field, box }) =>
    fields.some((other) => other.field !== field && Math.abs(other.box.x - box.x) < 8),
  )
  if (aligned.length < fields.length * 0.75) return false
  const used = columns.filter((column) => fields.filter(({ box }) => overlaps(box, column.box)).length > 1)
  return used.length >= Math.max(2, columns.length / 2)
}

function columnOf({ box }: PlacedField, { columns }: Grid): Segment {
  const center = box.x + box.width / 2
  const over = columns.filter((column) => overlaps(column.box, box))
  const [nearest] = (over.length > 0 ? over : columns.filter((column) => column.box.x <= box.x + 4)).toSorted(
    (a, b) => Math.abs(a.box.x + a.box.width / 2 - center) - Math.abs(b.box.x + b.box.width / 2 - center),
  )
  return nearest ?? (columns[0] as Segment)
}

/** Heads stand beside the first of their lines, or in the middle of all of them. */
function topsOf(heads: readonly Segment[], fields: readonly PlacedField[]): number[] {
  const lowest = Math.max(...fields.map(({ box }) => bottom(box)))
  const highest = Math.min(...fields.map(({ box }) => box.y))
  let top = highest
  const centered = heads.map(({ box }) => {
    const own = top
    top = 2 * box.y + box.height - top
    return own
  })
  const isCentered =
    (heads[0]?.box.y ?? 0) > highest + 8 &&
    Math.abs(top - lowest) < 12 &&
    centered.every((own, at) => own < (heads[at]?.box.y ?? 0) + 4)
  return isCentered ? centered : heads.map(({ box }) => box.y)
}

function headOf({ box }: PlacedField, { heads, tops }: Grid): Segment {
  return heads[tops.findLastIndex((top) => top < bottom(box) - 2)] ?? (heads[0] as Segment)
}

/** "$ ____ Each occurrence": words in a field's own column, on its line. */
function besideIn(each: PlacedField, grid: Grid, segments: readonly Segment[]): string | null {
  const { box, page } = each
  const { heads, columns, fields } = grid
  // Words between two fields belong to the one before them where words end the lines as well.
  const isBehind = (own: Box) =>
    own.x >= right(box) - 2 &&
    own.x - right(box) < 14 &&
    (isLast(own, grid) || segments.some((one) => one.page === page && isLast(one.box, grid)))
  const own = segments.find(
    (one) =>
      one.page === page &&
      isOnRow(one.box, box) &&
      !heads.includes(one) &&
      !columns.includes(one) &&
      /[A-Za-z]{3}/.test(one.text) &&
      columns.every((column) => column === columnOf(each, grid) || !overlaps(column.box, one.box)) &&
      !isOfOtherColumn(one.box, each, grid) &&
      (isBehind(one.box) ||
        (right(one.box) <= box.x + 2 &&
          !fields.some(
            (other) =>
              other.page === page &&
              isOnRow(other.box, box) &&
              other.box.x < box.x &&
              right(other.box) > one.box.x,
          ))),
  )
  return own && !heads.some((head) => head.text.includes(own.text)) ? own.text : null
}

/** Whether the fields of another column stand between words and a field. */
function isOfOtherColumn(own: Box, each: PlacedField, grid: Grid): boolean {
  const column = columnOf(each, grid)
  return grid.fields.some(
    (other) =>
      other.box.x >= right(own) - 2 && other.box.x < each.box.x - 4 && columnOf(other, grid) !== column,
  )
}

/** Whether words end a line of a grid, right behind its last field. */
function isLast(own: Box, { fields }: Grid): boolean {
  const onRow = fields.filter(({ box }) => isOnRow(box, own))
  const last = onRow.toSorted((a, b) => b.box.x - a.box.x)[0]
  return last !== undefined && own.x >= right(last.box) - 2 && own.x - right(last.box) < 14
}
