import { type Asked, bottom, isOnRow, overlaps, type PlacedField, right, type Segment } from './formLayout.ts'

/** In a grid whose lines have labels at the left, what stands over each column. */
export function columnHeads(
  texts: readonly PlacedField[],
  labels: Map<Asked, string>,
  segments: readonly Segment[],
): Map<Asked, string> {
  const heads = new Map<Asked, string>()
  const grids = new Map<string, PlacedField[]>()
  for (const each of texts) {
    const mates = texts.filter(
      (other) => other.page === each.page && Math.abs(other.box.y - each.box.y) < 3 && other !== each,
    )
    if (mates.length === 0) continue
    const rowLabel = segments
      .filter(
        (one) =>
          one.page === each.page &&
          isOnRow(one.box, each.box) &&
          right(one.box) <= each.box.x + 4 &&
          /[A-Za-z]{3}/.test(one.text),
      )
      .toSorted((a, b) => b.box.x - a.box.x)[0]
    const first = Math.min(
      ...[each, ...mates].map(({ box }) => box.x).filter((x) => rowLabel === undefined || x > rowLabel.box.x),
    )
    if (rowLabel && first - right(rowLabel.box) > 90) continue
    const isBetweenLabeled = segments.some(
      (one) =>
        one.page === each.page &&
        isOnRow(one.box, each.box) &&
        one.box.x > first &&
        /[A-Za-z]{3}/.test(one.text),
    )
    if (!rowLabel || isBetweenLabeled) continue
    const key = `${each.page} ${rowLabel.box.x.toFixed(0)}`
    grids.set(key, [...(grids.get(key) ?? []), each])
    heads.set(each.field, rowLabel.text)
  }
  const columns = new Map<Asked, string>()
  for (const grid of grids.values()) {
    const rows = new Set(grid.map(({ field }) => heads.get(field)))
    if (rows.size < 2) continue
    const top = Math.min(...grid.map(({ box }) => box.y))
    for (const { box, page, field } of grid) {
      // A column of the grid has more than one field.
      if (!grid.some((other) => other.field !== field && Math.abs(other.box.x - box.x) < 10)) continue
      const head = segments
        .filter(
          (one) =>
            one.page === page &&
            bottom(one.box) <= top + 4 &&
            top - bottom(one.box) < 30 &&
            overlaps(one.box, box),
        )
        .toSorted((a, b) => b.box.y - a.box.y)[0]
      const rowLabel = heads.get(field)
      if (!head || !rowLabel) continue
      labels.set(field, rowLabel)
      columns.set(field, head.text)
    }
  }
  return columns
}
