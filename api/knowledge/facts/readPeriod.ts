import type { DocumentPart } from './documentParts.ts'
import { isLabeledBelow, placesAfter, push, type Candidate, type IdentityField } from './labelPlaces.ts'
import { inColumn } from './cellGeometry.ts'
import type { Cell } from './pageCells.ts'
import { datesIn } from './values.ts'

type Term = Pick<Record<IdentityField, Candidate[]>, 'effectiveDate' | 'expirationDate'>

/** The two days of a period that a label introduces: beside it, below it, or in its own cell. */
export function readPeriod(own: Cell, cells: readonly Cell[], trust: number, identity: Term): void {
  const rowAfter = cells.filter(
    (cell) => cell !== own && cell.box.x > own.box.x && Math.abs(cell.box.y - own.box.y) < own.size * 1.2,
  )
  const below = inColumn(own, cells, 'below').filter(({ box }) => box.y - own.box.y < own.size * 5)
  const above = isLabeledBelow(cells) ? placesAfter(own, cells).map(({ cell }) => [cell]) : []
  const rows = [
    ...above,
    [own],
    [own, ...rowAfter],
    rowAfter,
    // "From July 15, 2026" over "To July 15, 2027"
    below
      .slice(0, 2)
      .filter(({ box, text }) => Math.abs(box.x - own.box.x) < 10 && datesIn(text).length === 1),
    ...below
      .slice(0, 3)
      .map((cell) =>
        cells.filter(
          (other) => Math.abs(other.box.y - cell.box.y) < 3 && Math.abs(other.box.x - own.box.x) < 330,
        ),
      ),
    [...rowAfter, ...below.slice(0, 2)],
  ]
  for (const row of rows) {
    const apart = row.flatMap((cell) => datesIn(cell.text).map(({ iso }) => ({ iso, cell })))
    const [first] = row
    // A gap within a date cuts it in two cells: "May 22," and "2026 to May 22, 2027".
    const joined = first
      ? datesIn(row.map(({ text }) => text).join(' ')).map(({ iso }) => ({ iso, cell: first }))
      : []
    const dated = (apart.length > 1 ? apart : joined).slice(0, 2)
    const [from, to] = dated.toSorted((a, b) => a.iso.localeCompare(b.iso))
    if (!from || !to || from.iso === to.iso) continue
    push(identity.effectiveDate, { value: from.iso, cells: [from.cell], weight: 1 }, trust)
    push(identity.expirationDate, { value: to.iso, cells: [to.cell], weight: 1 }, trust)
    return
  }
}

/** Without labels, the days that are just a term apart, on the first pages. */
export function readTerm(parts: readonly DocumentPart[], identity: Term): void {
  readProposedTerm(parts, identity)
  if (identity.effectiveDate.length > 0 && identity.expirationDate.length > 0) return
  const start = identity.effectiveDate[0]?.value
  for (const { page, lines } of parts.flatMap(({ pages }) => pages).slice(0, 2)) {
    const dated = lines.flatMap((line) =>
      datesIn(line.text).map(({ iso, text }) => ({ iso, quote: text, page: page.number, box: line.box })),
    )
    const days = [...Map.groupBy(dated, ({ iso }) => iso).values()].flatMap(([first]) => first ?? [])
    for (const from of days)
      for (const to of days) {
        if (!isTerm(from.iso, to.iso) || (start !== undefined && start !== from.iso)) continue
        identity.effectiveDate.push({ ...from, value: from.iso, score: 0.6 })
        identity.expirationDate.push({ ...to, value: to.iso, score: 0.6 })
        return
      }
  }
}

/** A binder ends in weeks, and the policy that it binds has a term of its own: "Proposed policy 07/01/2026 – 07/01/2027". */
function readProposedTerm(parts: readonly DocumentPart[], identity: Term): void {
  for (const { page, lines } of parts.flatMap(({ pages }) => pages).slice(0, 2))
    for (const { text, box } of lines) {
      const [from, to] = datesIn(proposed.exec(text)?.[1] ?? '')
      if (!from || !to || !isTerm(from.iso, to.iso)) continue
      const place = { page: page.number, box, score: 0.9 }
      identity.effectiveDate.splice(0, Infinity, { ...place, value: from.iso, quote: from.text })
      identity.expirationDate.splice(0, Infinity, { ...place, value: to.iso, quote: to.text })
      return
    }
}

const proposed = /\bproposed (?:policy|coverage|insurance|term|period)\b(?: (?:period|term|dates))?\W+(.+)$/i

/** Whether two days are whole years or six months apart. */
function isTerm(from: string, to: string): boolean {
  const [start, end] = [new Date(from), new Date(to)]
  const months =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
  return start.getUTCDate() === end.getUTCDate() && [6, 12, 24, 36].includes(months)
}
