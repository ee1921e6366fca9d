import { isLabel, placesAfter, push, restOf, type Candidate, type Label, type Valued } from './labelPlaces.ts'
import { addressIn, blockFrom, isName, isNameEnd, partyFrom, entityTail } from './partyBlocks.ts'
import { labelIn } from './labelMeaning.ts'
import { nextInColumn, neighbor, right } from './cellGeometry.ts'
import type { Cell } from './pageCells.ts'
import { isStreetLine, splitAddress } from './values.ts'

/** Where the names and addresses of companies are gathered. */
interface Companies {
  readonly carrierName: Candidate[]
  readonly carrierAddress: Candidate[]
}

const companyWords =
  /\b(?:insurance|assurance|casualty|indemnity|surety|mutual|underwriters|reinsurance|fidelity|specialty|lloyd'?s|reciprocal|insurers|marine|guarantee|general agency|compensation fund|state fund|syndicate)\b/i
const companyEnds =
  /\b(?:compan(?:y|ies)|co\.?|corp(?:oration|\.)?|inc\.?|exchange|association|group|ltd\.?|limited|s\.?e\.?|plc|trust|pool|fund|syndicate(?: \d+)?|underwriters|lloyd'?s(?: of london)?|lonestar|mutual|indemnity|casualty|reciprocal|(?:\w+ ){2}(?:insurance|assurance))\b/i
const notCompany =
  /\b(?:cyber|privacy|agency|center|centre|agents|brokers?|partners|policy|declarations?|coverage|services|department|commission(?:er)?|guaranty(?! (?:insurance|mutual|casualty|national|indemnity|fire|compan|co\b))|rating|bureau|council|form|compensation insurance plan|certificate|proposal|program(?! insurance compan)|liability insurance(?! (?:compan|co\b|exchange|corp))|insurance policy|endorsement|application|binder|evidence|notice|summary|premium|claims|homeowners|guide|(?:personal|business|commercial|property) insurance(?! (?:compan(?:y|ies)|co\b|corp|exchange|association|group|ltd|limited|s\.?e\b|plc|mutual))|one of|of insurance(?! compan))\b/i

/** The insurer after a label that says so: its name may be on several lines and have no word that only insurers have. */
export function labeledCompany(
  { cell: own, rest }: Label,
  cells: readonly Cell[],
  { trust, companies }: { trust: number; companies: Companies },
): void {
  if (isUnderlying(own)) return
  const others = cells.filter((other) => other !== own)
  const starts =
    rest.length > 2
      ? [{ ...own, text: rest }, restOf(own, rest)].map((cell) => ({ cell, weight: 1 }))
      : placesAfter(own, cells)
  for (const { cell, weight } of starts) {
    const party = partyFrom(cell, others)
    if (!party || notCompany.test(party.name.value) || isAddressee(cell, others)) continue
    const isKnown = isCompany(nameOf(party.name.value))
    if (!isKnown && !companyEnds.test(party.name.value) && !/\bunderwriters\b/i.test(party.name.value))
      continue
    push(
      companies.carrierName,
      { ...party.name, value: nameOf(party.name.value), weight: weight * (isKnown ? 1 : 0.8) },
      trust,
    )
    const address = party.address ?? addressBeside(cell, cells)
    push(companies.carrierAddress, address, trust * weight, nameOf(party.name.value))
    return
  }
}

/** Companies named without a label, as at the top of declarations. */
export function findCompanies(cells: readonly Cell[], trust: number, companies: Companies): void {
  const top = new Set(cells.toSorted((a, b) => a.box.y - b.box.y).slice(0, 5))
  for (const [at, found] of cells.entries()) {
    const cell = wholeName(found, cells)
    const name = splitAddress(cell.text)?.before || cell.text
    if (cell.amount !== null || isUnderlying(cell)) continue
    const before = neighbor(cell, cells, 'left')
    const isLabeled =
      before !== null && before.text.endsWith(':') && labelIn(before.text)?.role !== 'carrierName'
    const over = nextInColumn(found, cells, 'above')
    const isOfOther =
      over !== undefined &&
      found.box.y - over.box.y - over.box.height < found.size &&
      labelIn(over.text)?.role === 'otherParty'
    if (isLabeled || isOfOther || isAddressee(found, cells)) continue
    const [agent, principal] = onBehalf.exec(cell.text)?.slice(1) ?? []
    const own = principal === undefined ? '' : splitAddress(principal)?.before || principal
    if (principal !== undefined && isCompany(nameOf(own)) && !/\binsured\b/i.test(agent ?? ''))
      pushCompany({ ...cell, text: principal }, cells, trust, companies)
    else if (isCompany(name)) pushCompany(cell, cells, trust * (at < 8 ? 0.85 : 0.55), companies)
    else if (top.has(found) && isLetterhead(found, name, cells))
      pushCompany(cell, cells, trust * 0.6, companies)
  }
}

/** What a managing agent signs for: "Calloway Underwriters on behalf of Meridian Arch Insurance Company". */
const onBehalf = /^(.{0,60}?\s?)\bon behalf of (?:the )?(?=\p{Lu})(.+)$/iu

/** "Harbor Insurance Group" above "Attn: Commercial Lines" or "Dear Ms. Orr": whom a letter goes to, and none of its insurers. */
function isAddressee(cell: Cell, cells: readonly Cell[]): boolean {
  const above = nextInColumn(cell, cells, 'above')
  if (above && /^(?:to|attn|attention|prepared for|submitted by)\b\W*$/i.test(above.text)) return true
  return cells.some(
    (next) =>
      next.box.y > cell.box.y &&
      next.box.y - cell.box.y < cell.size * 7 &&
      Math.abs(next.box.x - cell.box.x) < 6 &&
      addressed.test(next.text) &&
      !/^dear/i.test(cell.text),
  )
}

const addressed = /^(?:attn|attention|dear)\b/i

/** A company's name with its address, at the top of a page. */
function isLetterhead(cell: Cell, name: string, cells: readonly Cell[]): boolean {
  if (isStreetLine(name)) return false
  const hasAddress = splitAddress(cell.text) !== null || addressBeside(cell, cells) !== null
  return hasAddress && companyEnds.test(name) && !notCompany.test(name) && isName(name) && name.length < 90
}

/** A name without the text beside it ("… Company - Property Coverage Part") and with its last word from the next line. */
function wholeName(cell: Cell, cells: readonly Cell[]): Cell {
  const [own = ''] = cell.text.split(/\s+[·•|–—-]\s+/)
  if (isCompany(own) && own !== cell.text && splitAddress(cell.text) === null) return { ...cell, text: own }
  // "RIDGEPOLE MUTUAL INSURANCE COMPANY Commercial Package Policy"
  const head = companyHead.exec(cell.text)?.[1]
  if (head !== undefined && isCompany(head)) return { ...cell, text: head }
  const label = labelIn(cell.text)
  if (label?.role === 'carrierName' && label.isMarked && label.rest !== '')
    return { ...cell, text: label.rest }
  if (!/\b(?:insurance|assurance|casualty|indemnity|fidelity|mutual|specialty|surety)$/i.test(cell.text))
    return cell
  const next = cells.find(
    ({ box, size }) =>
      Math.abs(box.x - cell.box.x) < 3 &&
      box.y > cell.box.y &&
      box.y - cell.box.y < cell.size * 1.8 &&
      Math.abs(size - cell.size) < 1,
  )
  return next && isNameEnd(cell.text, next.text) ? { ...next, text: `${cell.text} ${next.text}` } : cell
}

const companyHead =
  /^(.+? (?:company|corporation|exchange|association|fund|society))\s+(?!of\b|and\b|\(|&)[A-Z]/i

/** The insurers of the policies beneath an umbrella are not its own. */
function isUnderlying({ heading }: Cell): boolean {
  return /\bunderlying\b/i.test(heading)
}

/** What stands behind the name of an insurer on one line: "NCCI Carrier No. 18842". */
const nextLabel = /,?\s+(?:NCCI|NAIC|Policy (?:No|Number|#)|Carrier (?:No|Code|#))\b/i

/** The name alone: without what it is, its share, or what follows. */
function nameOf(text: string): string {
  const syndicate = /["“]([A-Z][^"”]*\bSyndicate \d{2,4})["”]/.exec(text)?.[1]
  if (syndicate !== undefined) return syndicate
  const [own = text] = text.split(nextLabel)
  const whole = own.replace(/^(?:copyright.*? by|by|of|with|is|[A-F]\s*:|\d{1,3}\s?%)\s+/i, '')
  const short =
    whole.split(/,\s+(?!(?:inc|ltd|llc|london|u\.?s\.?(?: branch)?)(?:\b\.?(?:$| \()|$))/i)[0] ?? whole
  return (
    (isCompany(short) ? short : whole)
      .replace(/\s*\((?:a|an|the|naic|non-?\s?admitted|admitted|surplus)\b.*$/i, '')
      // The aside goes on in the next line.
      .replace(/\s*\([^()]*$/, '')
      .replace(/\b(company|corporation|exchange|association|limited|ltd\.?) of \d.*$/i, '$1')
      .replace(/,?\s+(?:\d{1,3}\s?%|through\b|by its\b|c\/o\b|as shown\b).*$/, '')
      .replace(/[\s,;:|•·–-]+$/, '')
      .replace(entityTail, '')
      .trim()
  )
}

function pushCompany(cell: Cell, cells: readonly Cell[], trust: number, companies: Companies): void {
  const split = splitAddress(cell.text)
  const name = nameOf(split?.before || cell.text)
  push(companies.carrierName, { value: name, cells: [cell], weight: 1 }, trust)
  const block = split ? [cell] : blockFrom(cells.find(({ box }) => box === cell.box) ?? cell, cells)
  const own = addressIn(split ? [{ ...cell, text: split.address }] : block.slice(1))
  push(companies.carrierAddress, own ?? addressBeside(cell, cells), trust, name)
}

/** The address on one line beside or below a name, which may be set to the middle or after "A stock company". */
function addressBeside(name: Cell, cells: readonly Cell[]): Valued | null {
  const after = rowAfter(name, cells)
  const beside = after.length > 0 ? splitAddress(joined(after)) : null
  if (beside?.before === '') return { value: beside.address, cells: after, weight: 0.95 }
  const below = cells.filter(
    ({ box }) =>
      box.y > name.box.y + 2 &&
      box.y - name.box.y < Math.max(48, name.size * 3.5) &&
      box.x < right(name.box) + 40 &&
      right(box) > name.box.x,
  )
  const rows = below
    .toSorted((a, b) => a.box.y - b.box.y)
    .filter((cell) => neighbor(cell, cells, 'left') === null)
    .map((cell) => [cell, ...rowAfter(cell, cells)])
  const line = rows.find((row) => splitAddress(joined(row)) !== null)
  const address = line && splitAddress(joined(line))
  if (!line || !address) return null
  const isOwn =
    address.before === '' || /^an? (?:stock|mutual|reciprocal)|reciprocal|stock|mutual/i.test(address.before)
  return isOwn ? { value: address.address, cells: line, weight: 0.95 } : null
}

/** The cells on the right of one that are set close to it: a row that was cut at its dots or gaps. */
function rowAfter(cell: Cell, cells: readonly Cell[]): Cell[] {
  const next = neighbor(cell, cells, 'right')
  return next && next.box.x - right(cell.box) < cell.size * 2.5 ? [next, ...rowAfter(next, cells)] : []
}

function joined(row: readonly Cell[]): string {
  return row.map(({ text }) => text.replace(/,$/, '')).join(', ')
}

function isCompany(text: string): boolean {
  return (
    text.length < 90 &&
    companyWords.test(text) &&
    companyEnds.test(text) &&
    !notCompany.test(text) &&
    /^[A-Z]/.test(text) &&
    !isLabel(text) &&
    !/[.;]\s+\w/.test(text.replace(/\b(?:co|inc|corp|st|ltd|u\.s)\./gi, ''))
  )
}
