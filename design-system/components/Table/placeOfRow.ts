/** A focused row; without a key no row was focused yet. */
export interface ChosenRow {
  index: number
  key?: string | undefined
}

interface Rows {
  rowCount: number
  rowKey: (index: number) => string
}

/** The current index of a row: found by its key, or else the row that took its place. */
export function placeOfRow({ index, key }: ChosenRow, { rowCount, rowKey }: Rows): number {
  const last = rowCount - 1
  const isHere = (place: number) => place >= 0 && place <= last && rowKey(place) === key
  if (key === undefined || isHere(index)) return Math.min(index, last)
  // Usually a few rows were added or removed above it, so the nearest indexes are checked first.
  for (let away = 1; away <= Math.max(index, last); away += 1) {
    if (isHere(index + away)) return index + away
    if (isHere(index - away)) return index - away
  }
  return Math.min(index, last)
}
