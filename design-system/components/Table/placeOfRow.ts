/** A row that somebody went to; without a key nobody has been anywhere yet. */
export interface ChosenRow {
  index: number
  key?: string | undefined
}

interface Rows {
  rowCount: number
  rowKey: (index: number) => string
}

/** Where a row is now that was at an index: found by its key, or else whatever has taken its place. */
export function placeOfRow({ index, key }: ChosenRow, { rowCount, rowKey }: Rows): number {
  const last = rowCount - 1
  const isHere = (place: number) => place >= 0 && place <= last && rowKey(place) === key
  if (key === undefined || isHere(index)) return Math.min(index, last)
  // Most often a few rows came or went above it: the nearest places are looked at first.
  for (let away = 1; away <= Math.max(index, last); away += 1) {
    if (isHere(index + away)) return index + away
    if (isHere(index - away)) return index - away
  }
  return Math.min(index, last)
}
