import type { TableBlock } from '../../reading/index.ts'
import { fieldOf, type AmountField } from './amountDictionary.ts'
import { isFiller } from './amountWords.ts'
import { inColumn, neighbor } from './cellGeometry.ts'
import type { Cell } from './pageCells.ts'
import { isIn, ofUnit } from './tableAmounts.ts'
import { datesIn, labelKey } from './values.ts'
import { wholeLabel } from './wholeLabel.ts'

/** The nearest text above in the same column, past other amounts. */
export function columnHeader(value: Cell, cells: readonly Cell[], tables: readonly TableBlock[]): string {
  let last = value
  // Headers are often narrower than their amounts, or set to the other side.
  const wide = { ...value, box: { ...value.box, x: value.box.x - 14, width: value.box.width + 28 } }
  for (const cell of inColumn(wide, cells, 'above')) {
    if (cell === value) continue
    if (last.box.y - cell.box.y > 120) return ''
    const isEntry = cell.amount !== null || isFiller(cell.text) || /^\d{1,2}(?:\.\d+)? ?%/.test(cell.text)
    if (isEntry) {
      last = cell
      continue
    }
    const isNarrow = cell.box.width < 170
    // What follows another amount in its row heads no column: "$15,000 / 8 hours".
    if (neighbor(cell, cells, 'left')?.amount != null) {
      if (!isTime.test(cell.text)) return ''
      last = cell
      continue
    }
    const header = isNarrow ? wholeLabel(cell, cells) : ''
    // "Contents" over locations and "Premium" over coverage parts do not go on below the heading of the liability limits.
    const isApart = cell.heading !== value.heading
    const isOver = !isApart || tables.every((table) => !hasCell(table, value) || hasCell(table, cell))
    return isOver && !(isApart && isPropertyField(columnField(header))) ? header : ''
  }
  return ''
}

const isTime = /^\W*\d{1,3} (?:hours?|days?|months?)\b/i

function hasCell({ header, rows }: TableBlock, cell: Cell): boolean {
  return [...(header ?? []), ...rows.flat()].some((other) => isIn(other, cell))
}

const oldColumn = /^(?:declarations|previous(?:ly)?|prior|from|was|original(?:ly)?|expiring|old)\b/
const shareColumn = /^(?:deductibles?|retentions?|ded|deduct)(?: amounts?)?(?: (?:each|per|any one) [a-z]+)?$/

/** What the header of a column says about its amounts, whatever its rows are called. */
export function columnField(column: string): AmountField | null {
  const key = labelKey(column)
  if (
    ofUnit.test(column) ||
    /^(?:(?:annual|total|term|full term) )?premiums?$|^(?:change|rate|rates|cost|charge)$/.test(key) ||
    isOldColumn(column)
  )
    return 'ignored'
  if (shareColumn.test(key)) return 'deductible'
  const field = key === '' ? null : fieldOf(column, '', '', '')
  return isPropertyField(field) || field === 'ignored' ? field : null
}

function isPropertyField(field: AmountField | null): boolean {
  return field === 'propertyBuildingLimit' || field === 'propertyContentsLimit'
}

/** Whether a header names what was before a change; "From 06/05/2026" begins the policy's term. */
export function isOldColumn(column: string): boolean {
  return oldColumn.test(labelKey(column)) && datesIn(column).length === 0
}
