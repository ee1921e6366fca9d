import { inColumn, neighbor, right, union, type Cell } from './pageCells.ts'
import { fieldOf } from './readAmounts.ts'
import { hasStateAndZip, isStreetLine, splitAddress } from './values.ts'

/** A value next to its label, before it is checked against others. */
export interface Candidate {
  readonly value: string
  readonly quote: string
  readonly page: number
  readonly box: Cell['box'] | null
  readonly score: number
}
/** Labels of the values that say whose policy it is; none of them is ever a value itself. */
export const labels = {
  policyNumber:
    /^(?:(?:certificate|binder|quote)\s*\/\s*)?(?:(?:current|new) )?(?:policy|contract|bond)\s*(?:number|no\b\.?|num\b\.?|#|id\b)(?: assigned)?\s*:?|^policy\s*:?$/i,
  insuredAddress:
    /^(?:(?:insured'?s?|named insured'?s?|mailing|principal|street|business)\s+)?(?:mailing )?addr(?:ess|\.)?(?: of (?:the )?(?:named )?insured)?(?:\s*\([^)]*\))?\s*:?|^(?:mail|c\/o)$/i,
  nameAndAddress:
    /^(?:item\s+1\.?\s*)?(?:first )?(?:the )?(?:named )?insured(?:'?s)?(?: name)? (?:and|&) (?:mailing |principal )?address\s*:?|^(?:mailing )?name and (?:mailing )?address(?: (?:of|for) (?:the )?(?:named )?insured)?\s*:?|^insured name and address\s*:?/i,
  insuredName:
    /^(?:first )?(?:the )?(?:named insured|name of (?:named )?insured|insured name|insured|policyholder|name insured|the insured|policy holder|named company|parent (?:company|organization)|(?:insured|named) (?:organization|entity)|sponsor organization|who is (?:covered|insured)(?=\??$)|named assured|assured)(?:\(s\)|['’]?s)?(?: full| legal)?(?: name)?(?: is)?\s*(?::|$|(?=\s(?!(?:property|premises|location|value|copy|vehicle|since|interest|policy|address|person)\b)[A-Z]))/i,
  carrierName:
    /^(?:(?:your |the )?insurer|who is (?:the|your) insurer|your (?:insurance )?company|insurance company|insurance carrier|carrier|company|issuing company|insurance is provided by|coverage is provided by|coverage provided by|insurance provided by|issued by|underwritten by|name of (?:insurance )?(?:company|insurer)|insurance company name|writing company|underwriting company|company name|insuring company|security)(?: name)?\s*(?::|$|(?=\s[A-Z]))/i,
  period:
    /^(?:(?:policy|coverage|insurance|binder|certificate)\s+)?(?:period|term|dates?)(?: of (?:insurance|coverage))?(?: \([^)]*\))?\s*:?|^period of (?:insurance|coverage)\s*:?|^policy (?:effective|term)\s*:?|^when$|^in force(?:\W+(?:from|until|to))*\s*:?$/i,
  effectiveDate:
    /^(?:policy |coverage )?(?:effective|inception|eff\.?)(?: date)?(?: of policy)?(?: \([^)]*\))?\s*:?|^(?:start|from)(?: date)?\s*(?::|$)|^(?:policy |coverage )?(?:starts?|begins?)(?: date| on)?\s*:?$/i,
  expirationDate:
    /^(?:policy |coverage )?(?:expiration|expiry|exp\.?|expires|expiring)(?: date)?(?: \([^)]*\))?\s*:?|^(?:end|to)(?: date)?\s*(?::|$)|^(?:policy |coverage )?ends?(?: date| on)?\s*:?$/i,
  retroactiveDate: /^(?:general |policy )?(?:retroactive|retro)\s*date\s*:?/i,
} as const

const otherLabels =
  /^(?:agency|agent|producer|broker|broker(?:age)? name|code|form of business|business(?: type| description)?|description of (?:business|operations)|described (?:business|operations)|type of business|legal entity|entity|occupation|audit|billing|account|mortgage|premises|location|coverage|limits?|premium|total|customer|phone|telephone|fein|federal|naics?|sic|prior|previous|renewal|replac|issue date|date issued|item \d|insurers? [a-f]\b|insurer\(s\)|loan|e-?mail|contact|fax|web|property address|effective|expiration|entry date|county|city|zip|insured (?:property|location|premises))/i

export interface Valued {
  readonly value: string
  readonly cells: readonly Cell[]
  readonly weight: number
}

export function push(list: Candidate[], found: Valued | null, trust: number): void {
  const [first] = found?.cells ?? []
  if (!found || !first) return
  list.push({
    value: found.value,
    quote: found.cells.map(({ text }) => text).join(' '),
    page: first.page,
    box: union(found.cells.map(({ box }) => box)),
    score: trust * found.weight,
  })
}

/** The value of a label: in the same cell, on its right, or below it. */
export function valueOf(
  label: Cell,
  cells: readonly Cell[],
  pattern: RegExp,
  read: (text: string) => string | null,
): Valued | null {
  const inline = read(label.text.replace(pattern, '').trim())
  if (inline !== null) return { value: inline, cells: [label], weight: 1 }
  for (const { cell, weight } of placesAfter(label, cells)) {
    const value = read(cell.text)
    if (value !== null) return { value, cells: [cell], weight }
  }
  return null
}

/** Where the value of a label may stand, likeliest first. */
export function placesAfter(label: Cell, cells: readonly Cell[]): { cell: Cell; weight: number }[] {
  const own = cells.find((cell) => cell.box === label.box) ?? label
  const after = neighbor(own, cells, 'right')
  const below = inColumn(own, cells, 'below').filter(
    ({ box }) => box.y - own.box.y < own.size * 4.5 && Math.abs(box.x - own.box.x) < 60,
  )
  const places: { cell: Cell; weight: number }[] = []
  const isOnlyValue = after !== null && neighbor(after, cells, 'right') === null
  const beside = after === null ? besideMiddle(own, cells) : null
  if (beside && !isLabel(beside.text)) places.push({ cell: beside, weight: 0.95 })
  // A value right under its label beats a cell of the next column.
  const isFar = after !== null && after.box.x - right(own.box) > 140
  const isOver =
    below[0] && !isLabel(below[0].text) && below[0].box.y - own.box.y - own.box.height < own.size * 0.7
  if (after && !isLabel(after.text) && (after.box.x - own.box.x < 360 || isOnlyValue))
    places.push({ cell: after, weight: isFar && isOver ? 0.6 : 0.97 })
  if (below[0] && !isLabel(below[0].text)) places.push({ cell: below[0], weight: 0.93 })
  if (below[1] && below[0] && !isLabel(below[0].text) && !isLabel(below[1].text))
    places.push({ cell: below[1], weight: 0.7 })
  return places.toSorted((a, b) => b.weight - a.weight)
}

/** The first line of a value beside a label that stands at the middle of its height. */
function besideMiddle(label: Cell, cells: readonly Cell[]): Cell | null {
  const middle = label.box.y + label.box.height / 2
  const near = cells.filter(
    ({ box, size }) => box.x >= right(label.box) && Math.abs(box.y + box.height / 2 - middle) < size * 1.05,
  )
  const [above, under] = near.toSorted((a, b) => a.box.y - b.box.y)
  return above &&
    under &&
    near.length === 2 &&
    above.box.y < label.box.y &&
    Math.abs(above.box.x - under.box.x) < 4
    ? above
    : null
}

/** A line that begins with a label of its own: "SCHEDULED COVERAGE: Business Personal Property". */
function isLabeled(text: string): boolean {
  return (
    /^[A-Z][A-Za-z /&#.]{2,32}:\s/.test(text) &&
    !/^(?:dba|d\/b\/a|c\/o|attn|attention|aka|tdba)\b/i.test(text)
  )
}

export function isLabel(text: string): boolean {
  const bare = text.replace(/^(?:item\s+\d+[a-z]?\.?|\d{1,2}\.)\s*/i, '')
  if (text.trim().endsWith(':') || fieldOf(bare, '', '', '') !== null) return true
  const named = bare.replace(/\s*[(,].*$/, '')
  const words = named.split(/\s+/).length
  return (
    otherLabels.test(bare) ||
    (words <= 6 &&
      Object.values(labels).some(
        (pattern) => (pattern.exec(named)?.[0].trim().length ?? 0) > named.length * 0.6,
      ))
  )
}

/** Whether a label stands before the cell: then it is the value of that, not another line of what is above. */
function hasOwnLabel(cell: Cell, cells: readonly Cell[]): boolean {
  const before = neighbor(cell, cells, 'left')
  return before !== null && isLabel(before.text)
}

/** The cells of a block that begins at a place: it and those right below it. */
export function blockFrom(start: Cell, cells: readonly Cell[]): Cell[] {
  const block = [start]
  for (const cell of inColumn(start, cells, 'below')) {
    const last = block.at(-1) ?? start
    const gap = cell.box.y - last.box.y - last.box.height
    if (
      gap > last.size * 0.9 ||
      cell.box.x < start.box.x - 30 ||
      cell.box.x > start.box.x + 45 ||
      isLabel(cell.text) ||
      isLabeled(cell.text) ||
      hasOwnLabel(cell, cells) ||
      block.length >= 6
    )
      break
    block.push(cell)
  }
  return block
}

/** The address that a block of cells ends with. */
export function addressIn(block: readonly Cell[]): Valued | null {
  const start = block.findIndex(({ text }) => isStreetLine(text) || splitAddress(text))
  const end = block.findIndex(({ text }, at) => at >= start && hasStateAndZip(text))
  if (start === -1 || end === -1 || end - start > 3) return null
  const used = block.slice(start, end + 1)
  const text = used.map((cell) => cell.text.trim().replace(/,$/, '')).join(', ')
  const value = splitAddress(text)?.address ?? null
  return value === null ? null : { value, cells: used, weight: 1 }
}
