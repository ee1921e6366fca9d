import { type Asked, isOnRow, type PlacedField, right, type Segment } from './formLayout.ts'

/** "$___ each accident $___ policy limit": on some lines the words behind a field name it. */
export function labelsBehind(
  texts: readonly PlacedField[],
  segments: readonly Segment[],
): Map<Asked, Segment> {
  const found = new Map<Asked, Segment>()
  const onRow = ({ box, page }: PlacedField) =>
    segments.filter((one) => one.page === page && isOnRow(one.box, box))
  const before = (each: PlacedField) => onRow(each).find(({ box }) => Math.abs(each.box.x - right(box)) < 8)
  const behind = (each: PlacedField) =>
    onRow(each).find(
      ({ box, text }) => Math.abs(box.x - right(each.box)) < 14 && /[A-Za-z]{3,}.* [A-Za-z]{3,}/.test(text),
    )
  for (const first of texts.filter((each) => before(each)?.text === '$')) {
    const row = texts
      .filter(
        (other) => other.page === first.page && isOnRow(other.box, first.box) && other.box.x >= first.box.x,
      )
      .toSorted((a, b) => a.box.x - b.box.x)
    // "$ ____ Each accident" over "$ ____ Policy limit".
    const column = texts.filter(
      (other) =>
        other.page === first.page &&
        Math.abs(other.box.x - first.box.x) < 3 &&
        Math.abs(other.box.y - first.box.y) < 30 &&
        before(other)?.text === '$' &&
        behind(other),
    )
    const own = behind(first)
    if (
      row.length > 0 &&
      column.length > 1 &&
      own &&
      onRow(first).every(({ box }) => box.x <= own.box.x || box.x > own.box.x + 120)
    ) {
      found.set(first.field, own)
      continue
    }
    const end = row.findIndex((each) => !before(each)?.text.endsWith('$') || !behind(each))
    const run = end === -1 ? row : row.slice(0, end)
    const last = run.at(-1)
    // Where the last words lead on to another amount, they name that one.
    if (run.length < 2 || !last || behind(last)?.text.endsWith('$')) continue
    for (const each of run) {
      const segment = behind(each)
      if (segment) found.set(each.field, segment)
    }
  }
  return found
}
