import { fieldOf, type AmountField } from './amountDictionary.ts'
import { isFiller, isSpelled, listMark } from './amountWords.ts'
import { nextInColumn, neighbor, right } from './cellGeometry.ts'
import type { Cell } from './pageCells.ts'
import {
  bareHead,
  charged,
  firstClause,
  isScope,
  lastClause,
  ownScope,
  scoped,
  scopeOnly,
} from './labelClauses.ts'
import { headOver, listedAmount, listSubject } from './leadingLabels.ts'
import { wholeLabel, withLineAbove } from './wholeLabel.ts'
import { isLabeledBelow } from './labelPlaces.ts'
import { slashedLabel } from './slashedLabel.ts'

export type Direction = 'left' | 'right' | 'above' | 'below' | 'around'

export interface AmountLabel {
  readonly direction: Direction
  readonly cell: Cell
  readonly label: string
  readonly field: AmountField | null
  readonly weight: number
}

export const weights: Record<Direction, number> = {
  around: 1.05,
  left: 1,
  above: 0.9,
  below: 1.2,
  right: 0.8,
}

/** The labels that an amount may belong to. */
export function candidatesFor(value: Cell, cells: readonly Cell[], context: string): AmountLabel[] {
  const found: AmountLabel[] = []
  const meaning = (text: string) => fieldOf(text, value.heading, context, '')
  function add(direction: Direction, cell: Cell, own: string, distance = 0) {
    const label = direction === 'left' ? withLineAbove(own, cell, { cells, meaning }) : own
    const field = meaning(label)
    const known = field === null ? 0.45 : 1
    found.push({
      direction,
      cell,
      label,
      field,
      weight: weights[direction] * known * (1 - Math.min(0.4, distance / 1500)),
    })
  }
  const named = deductibleWithin(value, cells)
  if (named)
    return [
      { direction: 'around', cell: named, label: `${named.text} Deductible`, field: 'deductible', weight: 1 },
    ]
  const sharing = cells.filter(
    (cell) => cell.line === value.line && cell.box.y === value.box.y && !listMark.test(cell.text),
  )
  const startsLine =
    sharing.length > 1 && sharing.every((cell) => cell.box.x >= value.box.x || cell.amount !== null)
  const isWithin = sharing.some((cell) => cell.amount === null && cell.box.x < value.box.x)
  const onLeft = labelOnLeft(
    value,
    startsLine ? [value, ...cells.filter((cell) => !sharing.includes(cell))] : cells,
  )
  // Of "$10,000 each occurrence; $20,000 aggregate" and "$2,940 premium + $29 fee", the words between belong to the first.
  const after = neighbor(value, cells, 'right')
  const isAfterAmount =
    onLeft !== null && onLeft.line === value.line && neighbor(onLeft, cells, 'left')?.amount != null
  // "$35,000 each claim / $70,000 aggregate", "$15,000 each proceeding, $30,000 aggregate"
  const isNextScope =
    isAfterAmount &&
    /^[^;.]*(?:[/,;–—-]|\band)$/.test(onLeft.text) &&
    scoped.test(onLeft.text) &&
    after?.line === value.line &&
    scoped.test(after.text)
  // "$192.60 surplus lines tax, $150 policy fee"
  const isNextCharge =
    isAfterAmount &&
    onLeft.text.endsWith(',') &&
    [onLeft, after].every((cell) => cell?.line === value.line && charged.test(cell.text))
  const isOfOther =
    isAfterAmount && (isNextScope || isNextCharge || /(?:;|\+|\b(?:plus|but|except))$/i.test(onLeft.text))
  const left = isOfOther ? null : onLeft
  const head = isNextScope ? rowHead(onLeft, cells) : null
  if (isNextScope && head)
    add('around', head, `${lastClause(wholeLabel(head, cells))} ${ownScope(after.text)}`)
  const listed = left && isAfterAmount && isScope(left.text) ? listSubject(left, cells) : null
  const inSlashes = left ? slashedLabel(value, left, cells) : null
  if (left && inSlashes !== null) add('around', left, inSlashes)
  if (left) {
    // Two columns whose rows hardly meet are no rows.
    const slant = Math.abs(middle(left) - middle(value))
    const over = headOver(left, cells)
    if (over) {
      const scope = after && scoped.test(after.text) ? ` ${ownScope(after.text)}` : ''
      add('around', left, `${over.text}${scope}`)
    }
    const aside = value.text.endsWith(')') ? /\(([^()]+)$/.exec(left.text)?.[1] : undefined
    const clause =
      aside ??
      (listed
        ? `${listed} ${left.text}`
        : withoutOwnShare(lastClause(withoutAside(left, value, cells)), { left, value, cells }))
    const first = cells
      .filter((cell) => cell.box.x < left.box.x && cell.amount === null && isBeside(cell, left))
      .toSorted((a, b) => a.box.x - b.box.x)[0]
    // "Spoilage  $15,000  Per location; deductible $500"
    const isShareOf =
      first !== undefined &&
      /^(?:ded\.?|deductible|retention|limit(?: of (?:insurance|liability))?|\d{1,3} ?% of [a-z ]+,? (?:maximum|max\.?|up to|not to exceed)):?$/i.test(
        clause,
      )
    // "Liability / medical expense $1M / $5K": the whole label is that of neither amount.
    if (inSlashes === null || isShareOf)
      add(
        'left',
        left,
        isShareOf && !/\.\s/.test(left.text) && /^(?!limit)[A-Z].*[a-z]{4}[^:]*$/i.test(first.text)
          ? `${first.text} ${clause}`
          : clause,
        value.box.x - right(left.box) + Math.max(0, slant - 2) * 120,
      )
  }
  const fromList = startsLine ? listedAmount(value, cells) : null
  if (fromList) add('around', fromList.leader, fromList.label)
  // "$4,310 (policy fee of $150 not included)": what is in parentheses is about another amount.
  const isNear =
    after &&
    after.box.x - right(value.box) < (scoped.test(after.text) ? 150 : 90) &&
    !/^[(;]/.test(after.text) &&
    !value.text.endsWith(';')
  // A label of the next column has a value of its own.
  const beyond = after && neighbor(after, cells, 'right')
  const isOfNext =
    left !== null &&
    beyond !== null &&
    (beyond.amount !== null || isFiller(beyond.text)) &&
    beyond.line !== value.line
  if (after && isNear && after.amount === null && !isOfNext) {
    if ((!isWithin || isOfOther) && !(left && scopeOnly.test(after.text)))
      add('right', after, firstClause(wholeLabel(after, cells)))
    // "TRIA $240 policy fee $150": a charge is no scope of the amount before it.
    if (left && scoped.test(after.text) && !charged.test(after.text)) {
      const subject = lastClause(wholeLabel(left, cells))
      add('around', left, `${bareHead.test(subject) ? '' : subject} ${ownScope(after.text)}`.trim())
    }
  }
  const under = nextInColumn(value, cells, 'below')
  const above = nextInColumn(value, cells, 'above')
  const gapBelow = under ? under.box.y - value.box.y - value.box.height : Infinity
  const gapAbove = above ? value.box.y - above.box.y - above.box.height : Infinity
  const isCaption = gapBelow < value.size * 0.6 && gapBelow < gapAbove * 0.7 && left === null
  if (
    under &&
    under.amount === null &&
    // "Self-insured retention: 10,000" below a row of amounts has an amount of its own.
    neighbor(under, cells, 'right')?.amount == null &&
    (Math.abs(under.box.x - value.box.x) < 10 || isCentered(under, value)) &&
    under.box.y - value.box.y < value.size * 2.2 &&
    (isCaption || isLabeledBelow(cells))
  )
    add('below', under, wholeLabel(under, cells))
  if (above && above.amount === null && value.box.y - above.box.y < above.box.height + value.size * 2.2) {
    const isAligned =
      Math.abs(above.box.x - value.box.x) < 10 ||
      (above.isBold && !value.isBold && value.box.x > above.box.x && right(value.box) < right(above.box)) ||
      Math.abs(right(above.box) - right(value.box)) < 10 ||
      isCentered(above, value)
    // A label with an amount on its own row belongs to that amount.
    const beside = [neighbor(above, cells, 'left'), neighbor(above, cells, 'right')]
    const isTaken = beside.some((cell) => cell !== null && cell.amount !== null)
    // Of a column, the header is not the label: the rows have their own.
    const next = nextInColumn(value, cells, 'below')
    const isColumn =
      left !== null &&
      next !== undefined &&
      (next.amount !== null || /^\d[\d.]*$/.test(next.text)) &&
      next.box.y - value.box.y < value.size * 2.6 &&
      isRowOfColumn(labelOnLeft(next, cells))
    if (isAligned && !isColumn && !isFiller(above.text)) {
      const stacked = stackedLabel(above, cells)
      // "$1,000,000 each occurrence" under "Limits" says itself what it is.
      const isOwn = startsLine && after?.line === value.line && bareHead.test(stacked)
      add('above', above, isOwn ? firstClause(after.text) : stacked, isTaken ? 400 : 0)
    }
  }
  return found
}

/** Whether a label is that of another row below a header; what the policy costs is below all of them. */
function isRowOfColumn(label: Cell | null): boolean {
  return label !== null && !/\bpremiums?\b|^total\b/i.test(label.text)
}

/** Of "Annual premium (incl. TRIA $1,912)", what is before the parenthesis is about the amount after it. */
function withoutAside(left: Cell, value: Cell, cells: readonly Cell[]): string {
  const next = neighbor(left, cells, 'right')
  const isOther = next !== value && next?.amount != null && next.text.endsWith(')')
  return isOther ? left.text.replace(/\s*\([^()]+$/, '') : wholeLabel(left, cells)
}

/** Of "Employee theft, deductible $1,000   $150,000" the second amount is not the deductible. */
function withoutOwnShare(
  label: string,
  { left, value, cells }: { left: Cell; value: Cell; cells: readonly Cell[] },
): string {
  const next = neighbor(left, cells, 'right')
  const isOfNext =
    next !== value && next?.amount != null && next.line === left.line && value.line !== left.line
  return isOfNext ? label.replace(/[\s,;:(–—-]+(?:ded\.?|deductible|retention)(?: of)?$/i, '') : label
}

function isCentered({ box }: Cell, { box: other }: Cell): boolean {
  return Math.abs(box.x + right(box) - other.x - right(other)) < 12
}

function isBeside(cell: Cell, other: Cell): boolean {
  return Math.abs(middle(cell) - middle(other)) < other.size * 0.4
}

function middle({ box }: Cell): number {
  return box.y + box.height / 2
}

/** The label of a row with several amounts, before the first of them. */
function rowHead({ line, box }: Cell, cells: readonly Cell[]): Cell | null {
  const [first] = cells
    .filter((cell) => cell.line === line && cell.box.y === box.y)
    .toSorted((a, b) => a.box.x - b.box.x)
  return first && first.amount !== null ? labelOnLeft(first, cells) : (first ?? null)
}

/** A label with the heading above it, when it alone only says how often: "Retention" over "each claim". */
function stackedLabel(label: Cell, cells: readonly Cell[]): string {
  const own = wholeLabel(label, cells)
  const over = scopeOnly.test(own) ? nextInColumn(label, cells, 'above') : undefined
  const isNear = over && over.amount === null && label.box.y - over.box.y < label.size * 2.2
  return isNear && Math.abs(over.box.x - label.box.x) < 8 && /^[A-Z]/.test(over.text)
    ? `${over.text} ${own}`
    : own
}

/** The row's label of "ACV less $500 deductible for each covered auto". */
function deductibleWithin(value: Cell, cells: readonly Cell[]): Cell | null {
  const before = neighbor(value, cells, 'left')
  const after = neighbor(value, cells, 'right')
  const startsLine = value.line.startsWith(value.text)
  const isAfterLess = /\b(?:less|minus)$/i.test(before?.text ?? '')
  if (!/^ded(?:uctibles?\b|\b)/i.test(after?.text ?? '')) return null
  // "Trailer interchange, any one trailer, $1,000 deductible", "Trailer interchange  $40,000 / $1,000 ded"
  if (!isAfterLess) {
    const label = isInlineShare(after, cells) ? labelOnLeft(value, cells) : null
    const isNamed = label !== null && label.amount === null && /[A-Za-z]{4}/.test(label.text)
    return isNamed && (label === before ? label.line === value.line || startsLine : before?.amount != null)
      ? label
      : null
  }
  let first = before
  for (let next = first && neighbor(first, cells, 'left'); next; next = neighbor(next, cells, 'left'))
    if (/[A-Za-z]{3}/.test(next.text)) first = next
  return first === before ? null : first
}

/** The label of a row, past other amounts of the same row. */
function labelOnLeft(value: Cell, cells: readonly Cell[]): Cell | null {
  let cell = neighbor(value, cells, 'left')
  const seen = cell
  while (
    cell &&
    (cell.amount !== null ||
      /^\W*$|^\d{1,3}$/.test(cell.text) ||
      listMark.test(cell.text) ||
      isFiller(cell.text) ||
      isInlineShare(cell, cells) ||
      isSpelled(cell.text) ||
      /^item \d+\.?$/i.test(cell.text))
  )
    cell = neighbor(cell, cells, 'left')
  return cell ?? (seen?.amount === null && !listMark.test(seen.text) ? seen : null)
}

/** Whether a cell is the "deductible" of "$1,000 deductible each", in the label of another amount. */
function isInlineShare(cell: Cell | null, cells: readonly Cell[]): boolean {
  if (!cell || !/^ded(?:uctibles?)?\b/i.test(cell.text)) return false
  const before = neighbor(cell, cells, 'left')
  const after = neighbor(cell, cells, 'right')
  // In "LIMIT $225,000; DED $5,000" it is the label of the next.
  const isNext = after?.amount != null && after.line === cell.line
  return before?.amount != null && before.line === cell.line && !/[;,]$/.test(before.text) && !isNext
}
