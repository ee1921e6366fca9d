import type { AmountField } from './amountDictionary.ts'
import { nextInColumn, neighbor } from './cellGeometry.ts'
import { isLimit } from './ownLimits.ts'
import type { Cell } from './pageCells.ts'

/** A label with the lines that it wraps onto, as one text; `cell` may be any of them. */
export function wholeLabel(cell: Cell, cells: readonly Cell[]): string {
  if (cell.whole !== undefined) return cell.whole
  const texts = [cell.text]
  for (const side of ['above', 'below'] as const) {
    let last = cell
    for (let count = 0; count < 3; count++) {
      const next = nextInColumn(last, cells, side)
      if (!next || !isWrapped(side === 'above' ? next : last, side === 'above' ? last : next, cells)) break
      if (side === 'above') texts.unshift(next.text)
      else texts.push(next.text)
      last = next
    }
  }
  return texts.join(' ')
}

/** A label that means a limit only with the line above it, which has no value of its own: "DAMAGE TO PREMISES" over "RENTED TO YOU LIMIT". */
export function withLineAbove(
  label: string,
  cell: Cell,
  { cells, meaning }: { cells: readonly Cell[]; meaning: (text: string) => AmountField | null },
): string {
  const above = nextInColumn(cell, cells, 'above')
  const isNear =
    above !== undefined &&
    above.amount === null &&
    cell.box.y - above.box.y - above.box.height < cell.size * 0.9 &&
    Math.abs(above.box.x - cell.box.x) <= 14 &&
    Math.abs(above.size - cell.size) < 0.6 &&
    neighbor(above, cells, 'right') === null &&
    neighbor(above, cells, 'left')?.amount == null
  if (!isNear || meaning(label) !== null) return label
  const field = meaning(`${above.text} ${label}`)
  return field !== null && isLimit(field) ? `${above.text} ${label}` : label
}

/** Whether an amount is right below a cell, which makes the cell a label printed above its value. */
function isOverValue(cell: Cell, cells: readonly Cell[]): boolean {
  const next = nextInColumn(cell, cells, 'below')
  return (
    next !== undefined &&
    next.amount !== null &&
    Math.abs(next.box.x - cell.box.x) < 10 &&
    next.box.y - cell.box.y - cell.box.height < next.size
  )
}

function isHeadingLike(text: string): boolean {
  return /\b(?:limits|coverages?|deductibles?|premiums?|section|part|schedule)\b/i.test(text)
}

/** "ITEM 5. Retentions", "(b) Each claim" */
const numbered = /^(?:item\s+\w{1,3}\b|\(?(?:\d{1,2}|[a-z])[.)](?:\s|$))/i

/** Whether a row begins with an amount and goes on with its label: "$10,000   Water backup". */
function isAmountFirst(label: Cell, cells: readonly Cell[]): boolean {
  const before = neighbor(label, cells, 'left')
  return before?.amount != null && neighbor(before, cells, 'left') === null
}

/** Whether the lower of two cells continues the label of the upper one. */
function isWrapped(upper: Cell, lower: Cell, cells: readonly Cell[]): boolean {
  if (upper.amount !== null || lower.amount !== null) return false
  // "$1,000,000 each occurrence" over "$2,000,000 aggregate"
  if (neighbor(lower, cells, 'left')?.line === lower.line && neighbor(lower, cells, 'left')?.amount != null)
    return false
  if (numbered.test(lower.text)) return false
  if (isAmountFirst(lower, cells) && neighbor(upper, cells, 'left') !== null) return false
  const goesOn =
    /^(?:[a-z(]|and\b|or\b)/.test(lower.text) ||
    /(?:\b(?:and|or|of|to|the|than|per|each|any|by|for|-)|[/,-])$/i.test(upper.text)
  const gap = lower.box.y - upper.box.y - upper.box.height
  const isNear =
    gap < upper.size * (goesOn ? 0.75 : 0.45) &&
    Math.abs(lower.box.x - upper.box.x) <= 14 &&
    lower.box.x >= upper.box.x - 2
  if (!isNear || Math.abs(upper.size - lower.size) > 0.6 || upper.isBold !== lower.isBold) return false
  if (/[:.]$/.test(upper.text)) return false
  const hasValue = (cell: Cell) => {
    const next = neighbor(cell, cells, 'right')
    const isBlank = next?.text === '$' && (neighbor(next, cells, 'right')?.amount ?? null) === null
    return next !== null && !isBlank && !isOverValue(cell, cells)
  }
  // A value set to the middle of both lines is that of one label.
  const shared = neighbor(upper, cells, 'right')
  if (shared !== null && shared.amount !== null && shared === neighbor(lower, cells, 'right')) return true
  if (hasValue(upper) && hasValue(lower)) return false
  // "Sublimits:" below a row heads what follows.
  if (hasValue(upper) && lower.text.endsWith(':')) return false
  // A line between two values goes with the nearer one.
  const after = nextInColumn(lower, cells, 'below')
  const isOfNext =
    after !== undefined &&
    after.amount === null &&
    after.box.y - lower.box.y - lower.box.height < gap - 1 &&
    Math.abs(after.box.x - lower.box.x) <= 14 &&
    hasValue(after)
  if (hasValue(upper) && isOfNext) return false
  // A line without a value begins the label of the next one, unless it is as far from what is above it.
  const before = nextInColumn(upper, cells, 'above')
  const isBegun =
    before !== undefined &&
    Math.abs(upper.box.x - lower.box.x) < 2 &&
    upper.box.y - before.box.y - before.box.height > gap + 1.5 &&
    gap < upper.size * 0.3 &&
    !isHeadingLike(upper.text)
  if (hasValue(lower) && !hasValue(upper)) return goesOn || isBegun
  return goesOn || isOverValue(lower, cells) || lower.text.split(' ').length <= 3
}
