import { type Asked, bottom, type PlacedField, right, type Segment } from './formLayout.ts'

/**
 * In a grid whose lines repeat their labels ("Amount", "Deductible"), the label at the left of each line:
 * "Business personal property". Those labels are set; the words at the left are only returned.
 */
export function rowHeads(
  texts: readonly PlacedField[],
  labels: Map<Asked, string>,
  segments: readonly Segment[],
): Map<Asked, string> {
  const rows = [...Map.groupBy(texts, ({ page, box }) => `${page} ${box.y.toFixed(0)}`).values()].flatMap(
    (row) => headed(row, segments) ?? [],
  )
  const heads = new Map<Asked, string>()
  for (const { row, above, head } of rows) {
    const isRepeated = rows.some((other) => other.row !== row && other.above[0] === above[0])
    if (!isRepeated) continue
    for (const [at, { field }] of row.entries()) {
      labels.set(field, above[at] ?? '')
      heads.set(field, head)
    }
  }
  return heads
}

/** A line of fields, each with its label above, and words at the left of all of them. */
function headed(
  unordered: readonly PlacedField[],
  segments: readonly Segment[],
): { row: readonly PlacedField[]; above: readonly string[]; head: string } | null {
  const row = unordered.toSorted((a, b) => a.box.x - b.box.x)
  const [first] = row
  if (!first || row.length < 2) return null
  const onPage = segments.filter(({ page, text }) => page === first.page && /[A-Za-z]{3}/.test(text))
  const labels = row.flatMap(({ box }) => {
    const label = onPage.find(
      (one) => Math.abs(one.box.x - box.x) < 6 && box.y - bottom(one.box) > -6 && box.y - bottom(one.box) < 8,
    )
    return label ? [label] : []
  })
  const [own] = labels
  if (!own || labels.length < row.length) return null
  const head = onPage
    .filter(
      ({ box }) =>
        right(box) <= first.box.x + 2 && box.y >= own.box.y - 4 && bottom(box) <= bottom(first.box) + 2,
    )
    .toSorted((a, b) => a.box.y - b.box.y)
    .map(({ text }) => text)
    .join(' ')
  return head === '' ? null : { row, above: labels.map(({ text }) => text), head }
}
