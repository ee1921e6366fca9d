import {
  addressIn,
  blockFrom,
  isLabel,
  labels,
  push,
  valueOf,
  type Candidate,
  type Valued,
} from './labelPlaces.ts'
import { neighbor, right, type Cell } from './pageCells.ts'
import { splitAddress } from './values.ts'

/** Where the names and addresses of companies are gathered. */
interface Companies {
  readonly carrierName: Candidate[]
  readonly carrierAddress: Candidate[]
}

const companyWords =
  /\b(?:insurance|assurance|casualty|indemnity|surety|mutual|underwriters|reinsurance|fidelity|specialty|lloyd'?s|reciprocal|insurers|marine|guarantee|general agency)\b/i
const companyEnds =
  /\b(?:compan(?:y|ies)|co\.?|corp(?:oration|\.)?|inc\.?|exchange|association|group|ltd\.?|limited|s\.?e\.?|plc|trust|pool|underwriters|lloyd'?s(?: of london)?|lonestar|mutual|indemnity|casualty|(?:\w+ ){2}(?:insurance|assurance))\b/i
const notCompany =
  /\b(?:agency|agents|brokers?|partners|policy|declarations?|coverage|services|department|commission(?:er)?|guaranty|rating|bureau|council|form|compensation insurance plan|certificate|proposal|program|liability insurance|insurance policy|endorsement|application|binder|evidence|notice|summary|premium|claims|homeowners|guide|(?:personal|business|commercial|property) insurance(?! (?:compan(?:y|ies)|co\b|corp|exchange|association|group|ltd|limited|s\.?e\b|plc|mutual))|one of|(?:amount|limits?|proof|certificate|terms?|period) of insurance)\b/i

export function readCarrier(label: Cell, cells: readonly Cell[], trust: number, identity: Companies): void {
  if (isUnderlying(label)) return
  const found = valueOf(label, cells, labels.carrierName, (text) => (isCompany(text) ? text : null))
  if (!found) return
  const [first] = found.cells
  if (first) pushCompany({ ...first, text: found.value }, cells, trust * found.weight, identity)
}

/** A company named without a label, as at the top of declarations. */
export function findCompany(cells: readonly Cell[], trust: number, identity: Companies): void {
  for (const [at, found] of cells.entries()) {
    const cell = wholeName(found, cells)
    const name = splitAddress(cell.text)?.before || cell.text
    if (!isCompany(name) || cell.amount !== null) continue
    const isTop = at < 8
    const before = neighbor(cell, cells, 'left')
    const isLabeled = before !== null && before.text.endsWith(':') && !labels.carrierName.test(before.text)
    if (isLabeled || isUnderlying(cell)) continue
    pushCompany(cell, cells, trust * (isTop ? 0.85 : 0.55), identity)
  }
}

/** A name without what stands beside it ("… Company · Property Coverage Part") and with its last word from the next line. */
function wholeName(cell: Cell, cells: readonly Cell[]): Cell {
  const [own = ''] = cell.text.split(/\s+[·•|]\s+/)
  if (isCompany(own) && own !== cell.text && splitAddress(cell.text) === null) return { ...cell, text: own }
  if (!/\b(?:insurance|assurance|casualty|indemnity|fidelity)$/i.test(cell.text)) return cell
  const next = cells.find(
    ({ box, size }) =>
      Math.abs(box.x - cell.box.x) < 3 &&
      box.y > cell.box.y &&
      box.y - cell.box.y < cell.size * 1.8 &&
      Math.abs(size - cell.size) < 1,
  )
  return next && /^(?:company|corporation|exchange|association)$/i.test(next.text)
    ? { ...cell, text: `${cell.text} ${next.text}` }
    : cell
}

/** The insurers of the policies beneath an umbrella are not its own. */
function isUnderlying({ heading }: Cell): boolean {
  return /\bunderlying\b/i.test(heading)
}

function pushCompany(cell: Cell, cells: readonly Cell[], trust: number, identity: Companies): void {
  const split = splitAddress(cell.text)
  const whole = (split?.before || cell.text).replace(/^(?:copyright.*? by|by|of|with|is|[A-F]\s*:)\s+/i, '')
  const short = whole.split(/,\s+(?!(?:inc|ltd|llc|a|an|u\.?s\.?(?: branch)?)(?:\b|$))/i)[0] ?? whole
  const name = (isCompany(short) ? short : whole)
    .replace(/\s*\((?:a|an|the|naic)\b.*$/i, '')
    .replace(/[\s,;:|•·–-]+$/, '')
    .trim()
  if (!isCompany(name)) return
  push(identity.carrierName, { value: name, cells: [cell], weight: 1 }, trust)
  const block = split ? [cell] : blockFrom(cells.find(({ box }) => box === cell.box) ?? cell, cells)
  const own = addressIn(split ? [{ ...cell, text: split.address }] : block.slice(1))
  const address = own ?? addressUnder(cell, cells)
  push(identity.carrierAddress, address, trust)
}

/** The address on one line below a name, which may be set to the middle or after "A stock company". */
function addressUnder(name: Cell, cells: readonly Cell[]): Valued | null {
  const below = cells.filter(
    ({ box }) =>
      box.y > name.box.y + 2 &&
      box.y - name.box.y < Math.max(48, name.size * 3.5) &&
      box.x < right(name.box) + 40 &&
      right(box) > name.box.x,
  )
  const line = below.toSorted((a, b) => a.box.y - b.box.y).find(({ text }) => splitAddress(text) !== null)
  const address = line && splitAddress(line.text)
  if (!line || !address || neighbor(line, cells, 'left')) return null
  const isOwn =
    address.before === '' || /^an? (?:stock|mutual|reciprocal)|reciprocal|stock|mutual/i.test(address.before)
  return isOwn ? { value: address.address, cells: [line], weight: 0.95 } : null
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
