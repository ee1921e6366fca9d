import { nextInColumn, neighbor, right } from './cellGeometry.ts'
import { bareHead, scopeOnly } from './labelClauses.ts'
import type { Cell } from './pageCells.ts'

/**
 * The label of "USD 2,000,000 general aggregate" in a list beside "Limits of liability": what follows the amount in its
 * line. The rows below the first have nothing on their left.
 */
export function listedAmount(value: Cell, cells: readonly Cell[]): { leader: Cell; label: string } | null {
  const rest = cells.filter(
    (cell) => cell.line === value.line && cell.box.y === value.box.y && cell.box.x > value.box.x,
  )
  const [after] = rest
  if (!after || after.amount !== null || rest.some(({ amount }) => amount !== null)) return null
  const leader = cells
    .filter(
      ({ box, amount }) =>
        amount === null && right(box) < value.box.x - 8 && box.y < value.box.y + value.size,
    )
    .toSorted((a, b) => b.box.y - a.box.y)
    .find((cell) => {
      const first = neighbor(cell, cells, 'right')
      return first !== null && Math.abs(first.box.x - value.box.x) < 4
    })
  const kind = leader && listLeader.exec(leader.text)
  if (!leader || !kind) return null
  const next = nextInColumn(value, cells, 'below')
  const goesOn =
    next !== undefined &&
    // The line goes on about another amount.
    !after.text.endsWith(';') &&
    next.amount === null &&
    Math.abs(next.box.x - value.box.x) < 3 &&
    next.box.y - value.box.y - value.box.height < value.size * 0.6
  const label = (goesOn ? `${after.text} ${next.text}` : after.text)
    .replace(/^(?:for|in respect of)\s+/i, '')
    .replace(/[,;.]$/, '')
  // "Combined single limit" says more than "Limits".
  const isNamed = scopeOnly.test(label) && !bareHead.test(leader.text)
  return { leader, label: kind[1] || isNamed ? `${leader.text} ${label}` : label }
}

const listLeader =
  /^(?:.*\b(deductibles?|retentions?|excess(?: of)?)|.*\blimits?\b.*|sub-?limits?.*|sums? insured.*)$/i

/** "Social service professional" of "Social service professional: Each event: $1,000,000; Aggregate: $3,000,000" */
export function listSubject({ line, box }: Cell, cells: readonly Cell[]): string | null {
  const [first] = cells
    .filter((cell) => cell.line === line && cell.box.y === box.y)
    .toSorted((a, b) => a.box.x - b.box.x)
  return /^([^:$]{3,60}):\s+\S/.exec(first?.text ?? '')?.[1] ?? null
}

/** The coverage over an indented row that only says "Limit": "COVERAGE C - Medical Payments" over "Limit $5,000 per person". */
export function headOver(label: Cell, cells: readonly Cell[]): Cell | null {
  if (!bareHead.test(label.text)) return null
  const head = cells
    .filter(
      ({ box, amount, page }) =>
        page === label.page &&
        amount === null &&
        box.x < label.box.x - 3 &&
        box.y < label.box.y - label.size * 0.5,
    )
    .toSorted((a, b) => b.box.y - a.box.y)[0]
  const isNear = head !== undefined && label.box.y - head.box.y < label.size * 6
  return isNear && /[A-Za-z]{4}/.test(head.text) && neighbor(head, cells, 'right')?.amount == null
    ? head
    : null
}
