import type { Reading } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import { inColumn, neighbor, pageCells, right, union, type Cell } from './pageCells.ts'
import { fieldOf } from './readAmounts.ts'
import { datesIn, hasStateAndZip, isStreetLine, splitAddress } from './values.ts'

/** A value next to its label, before it is checked against others. */
export interface Candidate {
  readonly value: string
  readonly quote: string
  readonly page: number
  readonly box: Cell['box'] | null
  readonly score: number
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

export type Identity = Record<IdentityField, Candidate[]>

/** Labels of the values that say whose policy it is; none of them is ever a value itself. */
const labels = {
  policyNumber:
    /^(?:(?:certificate|binder|quote)\s*\/\s*)?(?:(?:current|new) )?(?:policy|contract|bond)\s*(?:number|no\b\.?|num\b\.?|#|id\b)(?: assigned)?\s*:?/i,
  insuredAddress:
    /^(?:(?:insured'?s?|named insured'?s?|mailing|principal|street|business)\s+)?(?:mailing )?address(?: of (?:the )?(?:named )?insured)?(?:\s*\([^)]*\))?\s*:?/i,
  nameAndAddress:
    /^(?:item\s+1\.?\s*)?(?:first )?(?:the )?(?:named )?insured(?:'?s)?(?: name)? (?:and|&) (?:mailing |principal )?address\s*:?|^(?:mailing )?name and (?:mailing )?address(?: (?:of|for) (?:the )?(?:named )?insured)?\s*:?|^insured name and address\s*:?/i,
  insuredName:
    /^(?:first )?(?:the )?(?:named insured|name of (?:named )?insured|insured name|insured|policyholder|name insured|the insured|policy holder|named company|parent company)(?:\(s\)|['’]?s)?(?: full| legal)?(?: name)?(?: is)?\s*(?::|$|(?=\s[A-Z]))/i,
  carrierName:
    /^(?:insurer|insurance company|insurance carrier|carrier|company|issuing company|insurance is provided by|coverage is provided by|coverage provided by|insurance provided by|issued by|underwritten by|name of (?:insurance )?(?:company|insurer)|insurance company name|writing company|underwriting company|company name|insuring company|security)(?: name)?\s*(?::|$|(?=\s[A-Z]))/i,
  period:
    /^(?:(?:policy|coverage|insurance|binder|certificate)\s+)?(?:period|term|dates?)(?: of (?:insurance|coverage))?(?: \([^)]*\))?\s*:?|^period of (?:insurance|coverage)\s*:?|^policy (?:effective|term)\s*:?/i,
  effectiveDate:
    /^(?:policy |coverage )?(?:effective|inception|eff\.?|start|from)(?: date)?(?: of policy)?(?: \([^)]*\))?\s*:?/i,
  expirationDate:
    /^(?:policy |coverage )?(?:expiration|expiry|exp\.?|expires|end|to|expiring)(?: date)?(?: \([^)]*\))?\s*:?/i,
  retroactiveDate: /^(?:general |policy )?(?:retroactive|retro)\s*date\s*:?/i,
} as const

const otherLabels =
  /^(?:agency|agent|producer|broker|broker(?:age)? name|code|form of business|business(?: type| description)?|description of (?:business|operations)|described (?:business|operations)|type of business|legal entity|entity|occupation|audit|billing|account|mortgage|premises|location|coverage|limits?|premium|total|customer|phone|telephone|fein|federal|naics?|sic|prior|previous|renewal|replac|issue date|date issued|item \d)/i

const companyWords =
  /\b(?:insurance|assurance|casualty|indemnity|surety|mutual|underwriters|reinsurance|fidelity|specialty|lloyd'?s|reciprocal|insurers|fire and marine|general agency)\b/i
const companyEnds =
  /\b(?:compan(?:y|ies)|co\.?|corp(?:oration|\.)?|inc\.?|exchange|association|group|ltd\.?|limited|s\.?e\.?|plc|trust|pool|underwriters|lloyd'?s(?: of london)?|lonestar|mutual|insurance|assurance|indemnity|casualty)\b/i
const notCompany =
  /\b(?:agency|agents|brokers?|partners|policy|declarations?|coverage|services|department|commission(?:er)?|guaranty|rating|bureau|council|form|compensation insurance plan|certificate|proposal|program|liability insurance|insurance policy|endorsement|application)\b/i

/** Reads whose policy a document is, by which company, and when. */
export function readIdentity(parts: readonly DocumentPart[], reading: Reading): Identity {
  const identity: Identity = {
    policyNumber: [],
    insuredName: [],
    insuredAddress: [],
    carrierName: [],
    carrierAddress: [],
    effectiveDate: [],
    expirationDate: [],
    retroactiveDate: [],
  }
  for (const part of parts) {
    const isDeclarations = part.kind === 'declarations'
    for (const [at, { page, lines }] of part.pages.entries()) {
      const cells = pageCells({ ...page, lines: isDeclarations ? page.lines : lines }, reading)
      const trust = (isDeclarations ? 1 : 0.5) - Math.min(0.2, at * 0.05)
      readPage(cells, trust, identity)
      if (isDeclarations || page.number === 1) findCompany(cells, trust, identity)
    }
  }
  return identity
}

function readPage(cells: readonly Cell[], trust: number, identity: Identity): void {
  for (const cell of cells) {
    if (cell.amount !== null || cell.text.length > 140) continue
    const text = cell.text.replace(/^(?:item\s+\d+[a-z]?\.?|\d{1,2}\.|[a-d]\.)\s*/i, '')
    const bare = { ...cell, text }
    if (/^(?:renewal|rewrite|replacement|prior|previous)\b/i.test(text)) continue
    if (labels.nameAndAddress.test(text))
      readNameAndAddress(bare, cells, trust, labels.nameAndAddress, identity)
    else if (
      labels.insuredName.test(text) &&
      !/\binsureds?\b.*\b(?:is|are|means|shall|will|premises)\b/i.test(text)
    )
      readNameAndAddress(bare, cells, trust, labels.insuredName, identity)
    else if (labels.policyNumber.test(text)) push(identity.policyNumber, numberOf(bare, cells), trust)
    else if (labels.retroactiveDate.test(text))
      push(identity.retroactiveDate, valueOf(bare, cells, labels.retroactiveDate, dateIn), trust)
    else if (labels.insuredAddress.test(text))
      push(identity.insuredAddress, addressAfter(bare, cells, labels.insuredAddress), trust)
    else if (labels.carrierName.test(text)) readCarrier(bare, cells, trust, identity)
    if (labels.period.test(text)) readPeriod(bare, cells, trust, identity)
    else if (labels.effectiveDate.test(text)) {
      if (datesIn(cell.text).length > 1) readPeriod(bare, cells, trust, identity)
      else push(identity.effectiveDate, valueOf(bare, cells, labels.effectiveDate, dateIn), trust * 0.95)
    } else if (labels.expirationDate.test(text))
      push(identity.expirationDate, valueOf(bare, cells, labels.expirationDate, dateIn), trust * 0.95)
    else if (/\bfrom\b.*\bto\b/i.test(text) && datesIn(text).length === 2)
      readPeriod(bare, cells, trust * 0.8, identity)
  }
}

interface Valued {
  readonly value: string
  readonly cells: readonly Cell[]
  readonly weight: number
}

function push(list: Candidate[], found: Valued | null, trust: number): void {
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
function valueOf(
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

/** A policy number may be printed in boxes: "ABC | ABC | 5555555555". */
function numberOf(label: Cell, cells: readonly Cell[]): Valued | null {
  const own = cells.find((cell) => cell.box === label.box) ?? label
  const pieces: Cell[] = []
  let last = own
  for (
    let next = neighbor(own, cells, 'right');
    next && pieces.length < 4;
    next = neighbor(last, cells, 'right')
  ) {
    const gap = next.box.x - right(last.box)
    if (!/^[A-Z0-9/-]{1,12}$/.test(next.text) || (pieces.length > 0 && gap > 28)) break
    pieces.push(next)
    last = next
  }
  const inline = label.text.replace(labels.policyNumber, '').trim()
  const isPiece = inline === '' || /^[A-Z0-9]{1,5}$/.test(inline)
  const joined =
    isPiece && pieces.length > 1
      ? policyNumberIn([inline, ...pieces.map(({ text }) => text)].join(' ').trim())
      : null
  if (joined !== null) return { value: joined, cells: pieces, weight: 0.97 }
  return valueOf(label, cells, labels.policyNumber, policyNumberIn)
}

/** Where the value of a label may stand, likeliest first. */
function placesAfter(label: Cell, cells: readonly Cell[]): { cell: Cell; weight: number }[] {
  const own = cells.find((cell) => cell.box === label.box) ?? label
  const after = neighbor(own, cells, 'right')
  const below = inColumn(own, cells, 'below').filter(
    ({ box }) => box.y - own.box.y < own.size * 4.5 && Math.abs(box.x - own.box.x) < 60,
  )
  const places: { cell: Cell; weight: number }[] = []
  if (after && !isLabel(after.text) && after.box.x - own.box.x < 360)
    places.push({ cell: after, weight: 0.97 })
  if (below[0] && !isLabel(below[0].text)) places.push({ cell: below[0], weight: 0.93 })
  if (below[1] && below[0] && !isLabel(below[0].text) && !isLabel(below[1].text))
    places.push({ cell: below[1], weight: 0.7 })
  return places.toSorted((a, b) => b.weight - a.weight)
}

/** A line that begins with a label of its own: "SCHEDULED COVERAGE: Business Personal Property". */
function isLabeled(text: string): boolean {
  return (
    /^[A-Z][A-Za-z /&#.]{2,32}:\s/.test(text) &&
    !/^(?:dba|d\/b\/a|c\/o|attn|attention|aka|tdba)\b/i.test(text)
  )
}

function isLabel(text: string): boolean {
  const bare = text.replace(/^(?:item\s+\d+[a-z]?\.?|\d{1,2}\.)\s*/i, '')
  if (/:$/.test(text.trim()) || fieldOf(bare, '', '', '') !== null) return true
  const words = bare.split(/\s+/).length
  return (
    otherLabels.test(bare) ||
    (words <= 6 &&
      Object.values(labels).some(
        (pattern) => (pattern.exec(bare)?.[0].trim().length ?? 0) > bare.length * 0.6,
      ))
  )
}

const policyNumberPattern = /^(?:[A-Z0-9]{1,18}(?:[ ./-]{1,3}[A-Z0-9]{1,16}){0,5})/i

function policyNumberIn(text: string): string | null {
  const found = policyNumberPattern.exec(text.replace(/^[:#\s]+/, ''))?.[0] ?? ''
  const tokens = found.trim().split(/\s+/)
  const kept: string[] = []
  for (const token of tokens) {
    if (/^[A-Z]?[a-z]{2,}/.test(token) || (kept.length > 0 && /^[A-Z]{5,}$/.test(token))) break
    kept.push(token)
  }
  const value = kept.join(' ').replace(/[.,;-]+$/, '')
  const digits = value.replaceAll(/\D/g, '').length
  if (digits < 3 || value.length < 5 || value.length > 32 || datesIn(value).length > 0) return null
  return value
}

function dateIn(text: string): string | null {
  return text.length > 90 ? null : (datesIn(text)[0]?.iso ?? null)
}

function readPeriod(label: Cell, cells: readonly Cell[], trust: number, identity: Identity): void {
  const own = cells.find((cell) => cell.box === label.box) ?? label
  const rowAfter = cells.filter(
    (cell) => cell !== own && cell.box.x > own.box.x && Math.abs(cell.box.y - own.box.y) < own.size * 1.2,
  )
  const below = inColumn(own, cells, 'below').filter(({ box }) => box.y - own.box.y < own.size * 5)
  const rows = [
    [own],
    rowAfter,
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
    const dated = row.flatMap((cell) => datesIn(cell.text).map(({ iso }) => ({ iso, cell }))).slice(0, 2)
    const [from, to] = dated.toSorted((a, b) => a.iso.localeCompare(b.iso))
    if (!from || !to || from.iso === to.iso) continue
    push(identity.effectiveDate, { value: from.iso, cells: [from.cell], weight: 1 }, trust)
    push(identity.expirationDate, { value: to.iso, cells: [to.cell], weight: 1 }, trust)
    return
  }
}

/** The cells of a block that begins at a place: it and those right below it. */
function blockFrom(start: Cell, cells: readonly Cell[]): Cell[] {
  const block = [start]
  for (const cell of inColumn(start, cells, 'below')) {
    const last = block.at(-1) ?? start
    const gap = cell.box.y - last.box.y - last.box.height
    if (
      gap > last.size * 0.9 ||
      cell.box.x < start.box.x - 30 ||
      cell.box.x > start.box.x + 45 ||
      isLabel(cell.text) ||
      block.length >= 6
    )
      break
    block.push(cell)
  }
  return block
}

function readNameAndAddress(
  label: Cell,
  cells: readonly Cell[],
  trust: number,
  pattern: RegExp,
  identity: Identity,
): void {
  const inline = label.text.replace(pattern, '').trim()
  const own = cells.find((cell) => cell.box === label.box) ?? label
  const starts =
    inline.length > 2 ? [{ cell: { ...own, text: inline }, weight: 1 }] : placesAfter(label, cells)
  for (const { cell, weight } of starts) {
    if (!isName(cell.text)) continue
    const block = blockFrom(
      cell,
      cells.filter((other) => other !== own),
    )
    const lines: Cell[] = []
    for (const line of block) {
      if (isStreetLine(line.text) || hasStateAndZip(line.text)) break
      lines.push(line)
    }
    const split = splitAddress(cell.text)
    const names = split?.before ? [{ ...cell, text: split.before }] : lines.slice(0, 4)
    const value = names
      .map(({ text }) => text)
      .join(' ')
      .replace(/[,;]$/, '')
    if (!isName(value)) continue
    push(
      identity.insuredName,
      { value, cells: names, weight: names.length > 2 ? weight * 0.8 : weight },
      trust,
    )
    const address = addressIn(split?.before ? [{ ...cell, text: split.address }] : block)
    push(identity.insuredAddress, address && { ...address, weight: 0.9 * weight }, trust)
    return
  }
}

function isName(text: string): boolean {
  return (
    /[A-Za-z]{2}/.test(text) &&
    text.length <= 160 &&
    !isLabel(text) &&
    !/^(?:shown|see|as |the |if |and |means|is |are |in |copy$|page\b|\()/i.test(text) &&
    datesIn(text).length === 0 &&
    !/^[a-z]/.test(text)
  )
}

function addressAfter(label: Cell, cells: readonly Cell[], pattern: RegExp): Valued | null {
  const inline = label.text.replace(pattern, '').trim()
  const own = cells.find((cell) => cell.box === label.box) ?? label
  const rest = cells.filter((other) => other !== own)
  if (inline.length > 4) return addressIn([{ ...own, text: inline }, ...blockFrom(own, rest).slice(1)])
  for (const { cell, weight } of placesAfter(label, cells)) {
    const address = addressIn(blockFrom(cell, rest))
    if (address) return { ...address, weight }
  }
  return null
}

/** The address that a block of cells ends with. */
function addressIn(block: readonly Cell[]): Valued | null {
  const start = block.findIndex(({ text }) => isStreetLine(text) || splitAddress(text))
  const end = block.findIndex(({ text }, at) => at >= start && hasStateAndZip(text))
  if (start === -1 || end === -1 || end - start > 3) return null
  const used = block.slice(start, end + 1)
  const text = used.map((cell) => cell.text.trim().replace(/,$/, '')).join(', ')
  const value = splitAddress(text)?.address ?? null
  return value === null ? null : { value, cells: used, weight: 1 }
}

function readCarrier(label: Cell, cells: readonly Cell[], trust: number, identity: Identity): void {
  const found = valueOf(label, cells, labels.carrierName, (text) => (isCompany(text) ? text : null))
  if (!found) return
  const [first] = found.cells
  if (first) pushCompany({ ...first, text: found.value }, cells, trust * found.weight, identity)
}

/** A company named without a label, as at the top of declarations. */
function findCompany(cells: readonly Cell[], trust: number, identity: Identity): void {
  for (const [at, cell] of cells.entries()) {
    const name = splitAddress(cell.text)?.before || cell.text
    if (!isCompany(name) || cell.amount !== null) continue
    const isTop = at < 8
    const before = neighbor(cell, cells, 'left')
    const isLabeled = before !== null && /:$/.test(before.text) && !labels.carrierName.test(before.text)
    if (isLabeled) continue
    pushCompany(cell, cells, trust * (isTop ? 0.85 : 0.55), identity)
  }
}

function pushCompany(cell: Cell, cells: readonly Cell[], trust: number, identity: Identity): void {
  const split = splitAddress(cell.text)
  const name = (split?.before || cell.text)
    .replace(/^(?:by|of|with|is)\s+/i, '')
    .replace(/\s*\((?:a|an|the|naic)\b.*$/i, '')
    .replace(/[,;:]+$/, '')
    .trim()
  if (!isCompany(name)) return
  push(identity.carrierName, { value: name, cells: [cell], weight: 1 }, trust)
  const block = split ? [cell] : blockFrom(cells.find(({ box }) => box === cell.box) ?? cell, cells)
  const address = addressIn(split ? [{ ...cell, text: split.address }] : block.slice(1))
  push(identity.carrierAddress, address, trust)
}

function isCompany(text: string): boolean {
  return (
    text.length < 90 &&
    companyWords.test(text) &&
    companyEnds.test(text) &&
    !notCompany.test(text) &&
    /^[A-Z]/.test(text) &&
    !isLabel(text) &&
    !/[.;]\s+\w/.test(text.replace(/\b(?:co|inc|corp|st|ltd)\./gi, ''))
  )
}
