import { nextInColumn, neighbor } from './cellGeometry.ts'
import { labelIn, type FoundLabel } from './labelMeaning.ts'
import type { Cell } from './pageCells.ts'
import { wholeLabel } from './wholeLabel.ts'

/** The label that a cell begins and the line below it ends, "Unique market" and "reference:"; the title of a document begins none. */
export function wrappedLabel(cell: Cell, cells: readonly Cell[]): FoundLabel | null {
  const whole = wholeLabel(cell, cells)
  if (whole === cell.text) return null
  const found = labelIn(whole)
  if (whole.startsWith(cell.text)) return found?.rest === '' ? found : null
  if (/\b(?:declarations|policy|page|binder|part) $/i.test(whole.split(cell.text)[0] ?? '')) return null
  if (!found) return { role: 'other', rest: '', isMarked: false }
  // "Named" over "Insured": the value beside the first line is that of both.
  const above = nextInColumn(cell, cells, 'above')
  const isEnd = above !== undefined && neighbor(above, cells, 'right') !== null
  return isEnd && labelIn(cell.text)?.role === found.role
    ? { role: 'other', rest: '', isMarked: false }
    : null
}
