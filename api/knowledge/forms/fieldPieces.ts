import { type Asked, isOnRow, type PlacedField, right, type Segment } from './formLayout.ts'

/** A part of a date or of a phone number that has a small field of its own. */
export type Piece = 'month' | 'day' | 'year' | 'areaCode' | 'exchange' | 'lineNumber'

const ofDate = ['month', 'day', 'year'] as const
const ofPhone = ['areaCode', 'exchange', 'lineNumber'] as const

/** "__ / __ / ____" and "(___) ___-____": three small fields with one label, which is set for each of them. */
export function fieldPieces(
  texts: readonly PlacedField[],
  labels: Map<Asked, string>,
  segments: readonly Segment[],
): Map<Asked, Piece> {
  const found = new Map<Asked, Piece>()
  for (const first of texts) {
    const onRow = texts
      .filter(({ page, box }) => page === first.page && isOnRow(box, first.box) && box.x >= first.box.x)
      .toSorted((a, b) => a.box.x - b.box.x)
      .slice(0, 3)
    if (onRow.length < 3 || onRow.some(({ field, box }) => found.has(field) || box.width > 60)) continue
    const between = onRow.slice(1).map(({ box, page }, at) => {
      const from = right((onRow[at] as PlacedField).box)
      const own = segments.filter(
        (one) =>
          one.page === page && isOnRow(one.box, box) && one.box.x > from - 4 && right(one.box) < box.x + 4,
      )
      return box.x - from < 40 ? own.map(({ text }) => text).join('') : ''
    })
    const own = onRow.map(({ field }) => labels.get(field) ?? '')
    // Fields that hold three, three and four characters need nothing printed between them.
    const lengths = onRow.map(({ field }) => field.maxLength ?? 0).join(' ')
    const isOfDate =
      own.join(' ').toLowerCase() === 'mm dd yyyy' ||
      between.every((each) => each === '/') ||
      lengths === '2 2 4'
    const isOfPhone = lengths === '3 3 4' || between.every((each) => /^[)-]+$/.test(each))
    const pieces = isOfDate ? ofDate : isOfPhone ? ofPhone : null
    const named = [...new Set(own.filter((each) => each !== ''))]
    if (!pieces || (named.length !== 1 && !isOfDate)) continue
    for (const [at, { field }] of onRow.entries()) {
      const piece = pieces[at]
      if (piece) found.set(field, piece)
      if (named.length === 1) labels.set(field, named[0] ?? '')
    }
  }
  return found
}
