import { addressIn, blockFrom, isLabel, labels, push, valueOf, type Candidate } from './labelPlaces.ts'
import { neighbor, type Cell } from './pageCells.ts'
import { splitAddress } from './values.ts'

/** Where the names and addresses of companies are gathered. */
interface Companies {
  readonly carrierName: Candidate[]
  readonly carrierAddress: Candidate[]
}

const companyWords =
  /\b(?:insurance|assurance|casualty|indemnity|surety|mutual|underwriters|reinsurance|fidelity|specialty|lloyd'?s|reciprocal|insurers|fire and marine|general agency)\b/i
const companyEnds =
  /\b(?:compan(?:y|ies)|co\.?|corp(?:oration|\.)?|inc\.?|exchange|association|group|ltd\.?|limited|s\.?e\.?|plc|trust|pool|underwriters|lloyd'?s(?: of london)?|lonestar|mutual|indemnity|casualty|(?:\w+ ){2}(?:insurance|assurance))\b/i
const notCompany =
  /\b(?:agency|agents|brokers?|partners|policy|declarations?|coverage|services|department|commission(?:er)?|guaranty|rating|bureau|council|form|compensation insurance plan|certificate|proposal|program|liability insurance|insurance policy|endorsement|application|binder|evidence|notice|summary|premium|claims|homeowners|guide|personal insurance|business insurance|commercial insurance|property insurance|one of)\b/i

export function readCarrier(label: Cell, cells: readonly Cell[], trust: number, identity: Companies): void {
  if (isUnderlying(label)) return
  const found = valueOf(label, cells, labels.carrierName, (text) => (isCompany(text) ? text : null))
  if (!found) return
  const [first] = found.cells
  if (first) pushCompany({ ...first, text: found.value }, cells, trust * found.weight, identity)
}

/** A company named without a label, as at the top of declarations. */
export function findCompany(cells: readonly Cell[], trust: number, identity: Companies): void {
  for (const [at, cell] of cells.entries()) {
    const name = splitAddress(cell.text)?.before || cell.text
    if (!isCompany(name) || cell.amount !== null) continue
    const isTop = at < 8
    const before = neighbor(cell, cells, 'left')
    const isLabeled = before !== null && before.text.endsWith(':') && !labels.carrierName.test(before.text)
    if (isLabeled || isUnderlying(cell)) continue
    pushCompany(cell, cells, trust * (isTop ? 0.85 : 0.55), identity)
  }
}

/** The insurers of the policies beneath an umbrella are not its own. */
function isUnderlying({ heading }: Cell): boolean {
  return /\bunderlying\b/i.test(heading)
}

function pushCompany(cell: Cell, cells: readonly Cell[], trust: number, identity: Companies): void {
  const split = splitAddress(cell.text)
  const whole = (split?.before || cell.text).replace(/^(?:copyright.*? by|by|of|with|is|[A-F]\s*:)\s+/i, '')
  const short = whole.split(/,\s+(?!(?:inc|ltd|llc|a|an)\b)/i)[0] ?? whole
  const name = (isCompany(short) ? short : whole)
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
