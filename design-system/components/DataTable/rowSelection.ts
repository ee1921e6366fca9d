/** The loaded rows by key, over which a selection is made. */
export interface SelectableRows {
  rowCount: number
  rowKey: (index: number) => string
}

interface Span {
  from: number
  to: number
}

/** The selection after selecting, or deselecting, every row of a range. */
export function withSpan(
  selected: ReadonlySet<string>,
  { from, to }: Span,
  { rows, isSelected }: { rows: SelectableRows; isSelected: boolean },
): ReadonlySet<string> {
  const next = new Set(selected)
  const last = Math.min(Math.max(from, to), rows.rowCount - 1)
  for (let index = Math.max(0, Math.min(from, to)); index <= last; index += 1) {
    if (isSelected) next.add(rows.rowKey(index))
    else next.delete(rows.rowKey(index))
  }
  return next
}

/** The number of selected rows that are loaded: rows that left the list are not counted. */
export function countSelected(selected: ReadonlySet<string>, { rowCount, rowKey }: SelectableRows): number {
  if (selected.size === 0) return 0
  let count = 0
  for (let index = 0; index < rowCount && count < selected.size; index += 1) {
    if (selected.has(rowKey(index))) count += 1
  }
  return count
}
