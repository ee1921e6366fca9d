import { neighbor } from './cellGeometry.ts'
import type { Cell } from './pageCells.ts'
import { labelKey } from './values.ts'

/** Whether a row of several amounts is labeled as deductibles: "Retention   $7,500 each event; section 5: $10,000". */
export function isShareRow(value: Cell, cells: readonly Cell[]): boolean {
  const first = firstOfRow(value, cells)
  return (
    first !== value && first.line !== value.line && shareLabel.test(labelKey(first.text.split(':')[0] ?? ''))
  )
}

/** Whether a row lists what the parts cost: "PREMIUM   PROPERTY 9,310   LIABILITY 4,415". */
export function isPriceRow(value: Cell, cells: readonly Cell[]): boolean {
  const first = firstOfRow(value, cells)
  const next = neighbor(first, cells, 'right')
  return /^premiums?$/.test(labelKey(first.text)) && next !== null && next.amount === null
}

function firstOfRow(value: Cell, cells: readonly Cell[]): Cell {
  let first = value
  for (let next = neighbor(first, cells, 'left'); next; next = neighbor(next, cells, 'left')) first = next
  return first
}

/** "3% of values at the location, minimum" */
export const leastShare = /^\d{1,2}(?:\.\d+)? ?% of\b[^$]*\b(?:min(?:imum)?|not less than)$/i
const shareLabel = /^(?:self insured )?(?:deductibles?|retentions?)$/
