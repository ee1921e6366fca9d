import { isLabelText, labelIn, type LabelRole } from './labelMeaning.ts'
import { inColumn, isSameRow, nextInColumn, neighbor, right, union } from './cellGeometry.ts'
import type { Cell } from './pageCells.ts'
import { fieldOf } from './amountDictionary.ts'
import { datesIn, hasStateAndZip, policyNumberIn } from './values.ts'

/** A value next to its label, before it is checked against others. */
export interface Candidate {
  readonly value: string
  readonly quote: string
  readonly page: number
  readonly box: Cell['box'] | null
  readonly score: number
  /** Of an address: the name printed with it; undefined when it has a label of its own. */
  readonly owner?: string
}

export type IdentityField =
  | 'policyNumber'
  | 'insuredName'
  | 'insuredAddress'
  | 'carrierName'
  | 'carrierAddress'
  | 'effectiveDate'
  | 'expirationDate'
  | 'retroactiveDate'

/** A label on a page. */
export interface Label {
  readonly role: LabelRole
  readonly cell: Cell
  /** The value that the label's own cell ends with; empty when there is none. */
  readonly rest: string
  /** Whether it may as well be another's. */
  readonly isLoose?: boolean
}

export interface Valued {
  readonly value: string
  readonly cells: readonly Cell[]
  readonly weight: number
}

export function push(list: Candidate[], found: Valued | null, trust: number, owner?: string): void {
  const [first] = found?.cells ?? []
  if (!found || !first) return
  list.push({
    ...(owner === undefined ? {} : { owner }),
    value: found.value,
    quote: found.cells.map(({ text }) => text).join(' '),
    page: first.page,
    box: union(found.cells.map(({ box }) => box)),
    score: trust * found.weight,
  })
}

/** Cells cut where a second label begins within one: "Eff: 11/05/2026 Exp: 11/05/2027". */
export function withoutSharedCells(cells: readonly Cell[]): Cell[] {
  return cells.flatMap((cell) => {
    const starts = cell.words.flatMap((word, at) => (at > 0 && startsLabel(cell, at) ? [at] : []))
    if (starts.length === 0) return [cell]
    return [0, ...starts].map((start, index) => {
      const words = cell.words.slice(start, starts[index])
      const text = words.map((word) => word.text).join(' ')
      return { ...cell, words, text, box: union(words.map(({ box }) => box)), amount: null }
    })
  })
}

function startsLabel({ words }: Cell, at: number): boolean {
  const texts = words.map(({ text }) => text)
  const end = texts.findIndex((text, index) => index >= at && /[:#]$/.test(text))
  const before = labelIn(texts.slice(0, at).join(' '))
  const isWhole = before?.isMarked === true && before.rest.includes(' ')
  const isLabelFrom = (start: number) => labelIn(texts.slice(start, end + 1).join(' '))?.rest === ''
  return (
    end !== -1 &&
    end - at < 4 &&
    /^[A-Z]/.test(texts[at] ?? '') &&
    !/^item \S+$/i.test(texts.slice(0, at).join(' ')) &&
    (texts.slice(0, at).some((text) => /\d/.test(text)) || isWhole) &&
    isLabelFrom(at) &&
    !isLabelFrom(at - 1)
  )
}

/** The rest of a cell after its label, with its position. */
export function restOf(cell: Cell, rest: string): Cell {
  const words = cell.words.slice(-rest.split(' ').length)
  return { ...cell, text: rest, words, box: words.length > 0 ? union(words.map(({ box }) => box)) : cell.box }
}

/** The value of a label: in the same cell, on its right, or below it. */
export function valueOf(
  { cell: own, rest }: Label,
  cells: readonly Cell[],
  read: (text: string) => string | null,
): Valued | null {
  const inline = rest === '' ? null : read(rest)
  if (inline !== null) return { value: inline, cells: [own], weight: 1 }
  for (const { cell, weight } of placesAfter(own, cells)) {
    // "HPC-BAP-" goes on in the next line, and so does "BW 2204 66718" over "03".
    const under = nextInColumn(cell, cells, 'below')
    const isCut = cell.text.endsWith('-')
    const isEnd =
      under !== undefined &&
      /^[A-Z]?\d{2,3}$/.test(under.text) &&
      Math.abs(under.box.x - cell.box.x) < 2 &&
      under.box.y - cell.box.y - cell.box.height < cell.size * 0.4
    const next = isCut || isEnd ? under : undefined
    const value = read(next ? `${cell.text}${isCut ? '' : ' '}${next.text}` : cell.text)
    if (value !== null) return { value, cells: next ? [cell, next] : [cell], weight }
  }
  return null
}

/** Where the value of a label may be, likeliest first. */
export function placesAfter(own: Cell, cells: readonly Cell[]): { cell: Cell; weight: number }[] {
  if (isLabeledBelow(cells)) return placesAbove(own, cells)
  const after = neighbor(own, cells, 'right')
  const below = inColumn(own, cells, 'below').filter(
    ({ box }) => box.y - own.box.y < own.size * 4.5 && Math.abs(box.x - own.box.x) < 60,
  )
  const places: { cell: Cell; weight: number }[] = []
  const isOnlyValue = after !== null && neighbor(after, cells, 'right') === null
  const beside = besideMiddle(own, after, cells)
  if (beside && !isLabel(beside.text)) places.push({ cell: beside, weight: 0.98 })
  const [first, second] = below
  // A value right under its label beats a cell of the next column.
  const gap = after === null ? 0 : after.box.x - right(own.box)
  const isFar = after !== null && (gap > 140 || (gap > 60 && Math.abs(after.size - own.size) > 1))
  const isOver = first && !isLabel(first.text) && first.box.y - own.box.y - own.box.height < own.size * 0.7
  const isLabelRow =
    after !== null &&
    first !== undefined &&
    isOver === true &&
    ((isAlike(own, after) && !isAlike(own, first)) || (gap > 60 && areTwoColumns([own, first], after, cells)))
  if (after && !isLabelRow && !isLabel(after.text) && (after.box.x - own.box.x < 360 || isOnlyValue))
    places.push({ cell: after, weight: isFar && isOver ? 0.6 : 0.97 })
  if (first && !isLabel(first.text)) {
    places.push({ cell: first, weight: 0.93 })
    if (second && !isLabel(second.text)) places.push({ cell: second, weight: 0.7 })
  }
  return places.toSorted((a, b) => b.weight - a.weight)
}

/** The text right above a label, or above the label that is above it. */
function valueAbove(own: Cell, cells: readonly Cell[]): Cell | null {
  const above = inColumn(own, cells, 'above').find(({ box }) => Math.abs(box.x - own.box.x) < 30)
  return above && own.box.y - above.box.y < own.size * 3.5 && !isLabel(above.text) ? above : null
}

/** Whether a label over its value stands beside another one over its own, on the same two rows. */
function areTwoColumns([label, value]: readonly [Cell, Cell], beside: Cell, cells: readonly Cell[]): boolean {
  const under = nextInColumn(beside, cells, 'below')
  return (
    under !== undefined &&
    // The rows of a list of labels and values stand farther apart.
    value.box.y - label.box.y - label.box.height < label.size * 0.3 &&
    Math.abs(value.box.x - label.box.x) < 4 &&
    Math.abs(under.box.x - beside.box.x) < 4 &&
    isSameRow(under.box, value.box) &&
    neighbor(beside, cells, 'right') === null
  )
}

/** Whether two cells are set in the same type: a label beside a label, over values in another type. */
function isAlike(a: Cell, b: Cell): boolean {
  return Math.abs(a.size - b.size) < 0.6 && a.isBold === b.isBold
}

/** The first line of the value that ends right over a label, and its last. */
function placesAbove(own: Cell, cells: readonly Cell[]): { cell: Cell; weight: number }[] {
  const last = valueAbove(own, cells)
  if (!last) return []
  let first = last
  for (;;) {
    const next = inColumn(first, cells, 'above').find(({ box }) => Math.abs(box.x - last.box.x) < 6)
    if (!next || isLabel(next.text) || first.box.y - next.box.y - next.box.height > first.size * 0.75) break
    first = next
  }
  return first === last
    ? [{ cell: last, weight: 0.95 }]
    : [
        { cell: first, weight: 0.95 },
        { cell: last, weight: 0.9 },
      ]
}

const labeledBelow = new WeakMap<readonly Cell[], boolean>()

/**
 * Whether a page prints labels under their values. Numbers, dates and addresses tell: more of the labels that want one
 * have it above than on the right or below.
 */
export function isLabeledBelow(cells: readonly Cell[]): boolean {
  const known = labeledBelow.get(cells)
  if (known !== undefined) return known
  labeledBelow.set(cells, false)
  let votes = 0
  for (const cell of cells) {
    const found = cell.amount === null ? labelIn(cell.text) : null
    const read = found && found.rest === '' ? strictKinds[found.role] : undefined
    if (!read) continue
    const over = valueAbove(cell, cells)
    const has = (other: Cell | null | undefined) => other != null && read(other.text)
    const below = nextInColumn(cell, cells, 'below')
    const isOver = has(over)
    const isAfter =
      has(neighbor(cell, cells, 'right')) || (has(below) && (below?.box.y ?? 0) - cell.box.y < cell.size * 3)
    votes += Number(isOver) - Number(isAfter)
  }
  labeledBelow.set(cells, votes > 1)
  return votes > 1
}

function hasDate(text: string): boolean {
  return datesIn(text).length > 0
}

const strictKinds: Partial<Record<LabelRole, (text: string) => boolean>> = {
  policyNumber: (text) => policyNumberIn(text) !== null,
  effectiveDate: hasDate,
  expirationDate: hasDate,
  period: hasDate,
  insuredAddress: hasStateAndZip,
  address: hasStateAndZip,
}

/** The first line of a value of several lines whose label is centered beside it. */
function besideMiddle(label: Cell, after: Cell | null, cells: readonly Cell[]): Cell | null {
  const middle = label.box.y + label.box.height / 2
  const near =
    after ??
    cells
      .filter(
        ({ box, size }) =>
          box.x >= right(label.box) && Math.abs(box.y + box.height / 2 - middle) < size * 1.05,
      )
      .toSorted((a, b) => a.box.x - b.box.x || a.box.y - b.box.y)[0]
  if (!near) return null
  const run = [near]
  for (const side of ['above', 'below'] as const) {
    let last: Cell = near
    for (;;) {
      const next: Cell | undefined = inColumn(last, cells, side).find(
        ({ box }) => Math.abs(box.x - near.box.x) < 4,
      )
      if (!next || (next !== near && neighbor(next, cells, 'left'))) break
      const [upper, lower] = side === 'above' ? [next, last] : [last, next]
      if (lower.box.y - upper.box.y - upper.box.height > upper.size * 0.75) break
      if (side === 'above') run.unshift(next)
      else run.push(next)
      last = next
    }
  }
  const [top = near, bottom = near] = [run[0], run.at(-1)]
  const center = (top.box.y + bottom.box.y + bottom.box.height) / 2
  return run.length > 1 && top.box.y < label.box.y - 2 && Math.abs(center - middle) < label.size * 0.6
    ? top
    : null
}

export function isLabel(text: string): boolean {
  return isLabelText(text) || (fieldOf(text, '', '', '') !== null && !hasStateAndZip(text))
}
