import { isLabel, type Valued } from './labelPlaces.ts'
import { inColumn, neighbor, right, union } from './cellGeometry.ts'
import type { Cell } from './pageCells.ts'
import { datesIn, hasStateAndZip, isStreetLine, splitAddress } from './values.ts'

/** A line that begins with a label of its own: "SCHEDULED COVERAGE: Business Personal Property". */
function isLabeled(text: string): boolean {
  return (
    /^[A-Z][A-Za-z /&#.]{2,32}:\s/.test(text) &&
    !/^(?:dba|d\/b\/a|c\/o|attn|attention|aka|tdba)\b/i.test(text)
  )
}

/** Whether a label precedes the cell: then the cell is that label's value, not another line of what is above. */
function hasOwnLabel(cell: Cell, cells: readonly Cell[]): boolean {
  const before = neighbor(cell, cells, 'left')
  // "Insured" below "Named" ends the label of the line above.
  const isEnd = before?.whole !== undefined && !before.whole.startsWith(before.text)
  return before !== null && isLabel(before.text) && !isEnd
}

/** The cells of a block that begins at a place: it and those right below it. */
export function blockFrom(start: Cell, cells: readonly Cell[]): Cell[] {
  const block = [start]
  // Beside the value of another column, labels on the left are that column's.
  const before = neighbor(start, cells, 'left')
  const isColumn = before !== null && !isLabel(before.text)
  for (const cell of inColumn(start, cells, 'below')) {
    const last = block.at(-1) ?? start
    const gap = cell.box.y - last.box.y - last.box.height
    const isAligned =
      (cell.box.x >= start.box.x - 30 && cell.box.x <= start.box.x + 45) ||
      Math.abs(right(cell.box) - right(start.box)) < 4 ||
      Math.abs(cell.box.x + right(cell.box) - start.box.x - right(start.box)) < 8
    if (
      gap > last.size * 0.9 ||
      !isAligned ||
      cell.amount !== null ||
      cell.text.startsWith('$') ||
      (isLabel(cell.text) && !isNameEnd(block.map(({ text }) => text).join(' '), cell.text)) ||
      isLabeled(cell.text) ||
      (!isColumn && !/(?:&|,|\band)$/i.test(last.text) && hasOwnLabel(cell, cells)) ||
      block.length >= 6
    )
      break
    block.push(cell)
  }
  return block
}

/** Whether a line ends the name that the line before it begins: "Northlight Specialty" and "Insurance Company". */
export function isNameEnd(before: string, line: string): boolean {
  return (
    !entityEnd.test(before) &&
    /^(?:(?:insurance|assurance|casualty|indemnity|mutual|fire|and|&) )*(?:company|corporation|exchange|association)(?:,? inc\.?| of .+)?$/i.test(
      line,
    )
  )
}

/** The address that a block of cells ends with. */
export function addressIn(block: readonly Cell[]): Valued | null {
  const start = block.findIndex(({ text }) => isStreetLine(text) || splitAddress(text))
  const end = block.findIndex(({ text }, at) => at >= start && hasStateAndZip(text))
  if (start === -1 || end === -1 || end - start > 3) return null
  const used = block.slice(start, end + 1)
  const value =
    splitAddress(used.map(({ text }) => text.trim().replace(/,$/, '')).join(', '))?.address ?? null
  return value === null ? null : { value, cells: used, weight: 1 }
}

/** Lines that wrap within an address are one: "77 Battery Lane, 18th" and "Floor, New York, NY 10004". */
export function unwrapped(block: readonly Cell[]): Cell[] {
  const lines: Cell[] = []
  for (const cell of block) {
    const last = lines.at(-1)
    if (!last || !isCut(last.text, cell.text)) {
      lines.push(cell)
      continue
    }
    const joined = { ...last, text: `${last.text} ${cell.text}`, box: union([last.box, cell.box]) }
    lines[lines.length - 1] = joined
  }
  return lines
}

/** Whether a line stops within an address that the next line ends. */
function isCut(line: string, next: string): boolean {
  if (hasStateAndZip(line) || !hasStateAndZip(`${line} ${next}`)) return false
  if (/^\d{5}(?:-\d{4})?\b/.test(next)) return true
  // "Alder Roofing LLC, 88" over "Orchard Road, Salem, OR 97301"
  return /[^\d,]+, (?:\d+[A-Z]? [A-Z]|P\.?\s?O\.? Box|\d+[A-Z]?$)/.test(line)
}

/** A name with the address below or after it. */
export interface Party {
  readonly name: Valued
  readonly address: Valued | null
}

/** The party that a block of lines names; `first` may be only the end of its cell, after the label. */
export function partyFrom(first: Cell, cells: readonly Cell[]): Party | null {
  if (!isName(first.text)) return null
  const block = unwrapped(blockFrom(first, cells))
  const [start = first] = block
  const lines: Cell[] = []
  for (const line of block) {
    if (isStreetLine(line.text) || hasStateAndZip(line.text) || tradeName.test(line.text)) break
    if (lines.length > 0 && /^(?:c\/o|attn|attention)\b/i.test(line.text)) break
    // What follows a whole name is another insured, or something else about it.
    if (lines.some(({ text }) => entityEnd.test(text)) && !/^(?:and|&|dba|d\/b\/a|aka|of)\b/i.test(line.text))
      break
    // A row with an amount, and the header of a table, are no part of a name.
    if (lines.length > 0 && neighbor(line, cells, 'right')?.amount != null) break
    if (isCapitals(line.text) && !isCapitals(first.text) && !entityEnd.test(line.text)) break
    if (lines.length === 1 && isSamePersons(lines[0]?.text ?? '', line.text)) break
    lines.push(line)
  }
  const split = splitAddress(start.text)
  const names = split?.before ? [{ ...start, text: split.before }] : lines.slice(0, 4)
  const value = names
    .map(({ text }) => text)
    .join(' ')
    .replace(otherInsureds, '$1')
    .replace(/\s+(?:attn|attention|c\/o)\b.*$/i, '')
    .replace(/,\s+(?:\d+[A-Z]?\s+[A-Z][a-z]|P\.?\s?O\.?\s+Box).*$/, '')
    .replace(/,\s+[A-Z][A-Za-z .'’-]+,?\s+[A-Z]{2}$/, '')
    .replace(/(\b(?:LLC|Inc|INC|Corp|CORP|Ltd|LTD|LLP|LP|PC))\.\s+(?!DBA|D\/B\/A|AKA)[A-Z].*$/, '$1')
    .replace(/[,;]$/, '')
    .replace(entityTail, '')
  if (!isName(value)) return null
  const address = addressIn(split?.before ? [{ ...start, text: split.address }, ...block.slice(1)] : block)
  return { name: { value, cells: names, weight: names.length > 2 ? 0.8 : address ? 1.04 : 1 }, address }
}

/** More than an abbreviation, like the "HVAC" at the end of a name. */
function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text.replaceAll(/[^A-Z]/g, '').length > 5
}

/** Whether two lines name two people of one household: of one surname, or both with a middle initial. */
function isSamePersons(first: string, second: string): boolean {
  const [one, two] = [first.split(' '), second.split(' ')]
  const isPerson = (words: readonly string[]) =>
    words.length > 1 && words.length < 5 && words.every((word) => /^[A-Z][A-Za-z.'’-]*$/.test(word))
  if (!isPerson(one) || !isPerson(two) || entityEnd.test(second)) return false
  const surnames = (words: readonly string[]) => words.at(-1)?.toLowerCase().split('-') ?? []
  return (
    surnames(one).some((name) => surnames(two).includes(name)) ||
    [one, two].every((words) => words.slice(1, -1).some((word) => /^[A-Z]\.?$/.test(word)))
  )
}

/** A trade name on a line of its own is not part of the name. */
const tradeName = /^(?:dba|d\/b\/a|t\/a|trading as)\b/i
/** "… Inc. and its subsidiaries", "… LLC; Stormline Holdings, LLC": others are insured besides the first. */
const otherInsureds =
  /^(.*?\b(?:llc|inc|corp|corporation|company|ltd|llp|lp|pc|pllc|co)\.?(?: (?:dba|d\/b\/a|aka) [^;]+)?)(?:,? (?:and|and\/or) (?:its|any|all|their|the|subsidiar\w+|affiliat\w+|as (?:scheduled|listed|shown|per|named))\b.*|;.*)$/i
const entityEnd =
  /(?:,| )(?:llc|l\.l\.c\.|inc\.?|corp\.?|corporation|ltd\.?|llp|lp|p\.?c\.?|pllc|company|co\.)$/i

const entity =
  /(?:[A-Z0-9&][\w&'’-]*,? ){1,7}(?:LLC|L\.L\.C\.|Inc\.?|INC\.?|Corp\.?|CORP\.?|L\.?P\.?|LLP|P\.?C\.?|P\.?A\.?|PLLC|Co\.|Ltd\.?|Foundation)(?![\w-])/g
const insurers =
  /\b(?:insurance|mutual|casualty|underwriters|assurance|surety|indemnity|reinsurance|brokerage|agency|specialty|exchange|company)\b/i

/** The only business that the first lines of a document name besides insurers; null if there are none or several. */
export function onlyEntity(cells: readonly Cell[]): Valued | null {
  const found = cells.slice(0, topCells).flatMap((cell) =>
    (cell.text.match(entity) ?? []).flatMap((whole) => {
      // "Policy Number HPA-4401 Named Insured Acme Paving LLC"
      const value = whole.replace(/^.*\b(?:insured|assured|policyholder)s?\b[:\s]+(?=[A-Z])/i, '')
      return insurers.test(value) || !isName(value) ? [] : [{ value, cells: [cell], weight: 1 }]
    }),
  )
  const keys = new Set(found.map(({ value }) => value.toLowerCase().replaceAll(/[^a-z0-9]/g, '')))
  return keys.size === 1 ? (found[0] ?? null) : null
}

/** How many cells the first lines have at most. */
const topCells = 12

export function isName(text: string): boolean {
  return (
    /[A-Za-z]{2}/.test(text) &&
    text.length <= 160 &&
    !isLabel(text) &&
    !entityOnly.test(text) &&
    !isGeneric(text) &&
    !notName.test(text) &&
    !/^(?:shown|see|your|our|this|as |if |and |means|is |are |in |copy$|page\b|\(|an? (?:corporation|partnership|limited|individual|joint|trust)\b)/i.test(
      text,
    ) &&
    !/^the (?:named|insured|policy|following|company|insurer)\b/i.test(text) &&
    !/^[Tt]he [a-z]/.test(text) &&
    datesIn(text).length === 0 &&
    !/:(?: \S+){3}/.test(text) &&
    !/^[a-z]/.test(text)
  )
}

/** Whether all words of a text are those of any policy: "LIABILITY", "Limited Liability Corp". */
function isGeneric(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .every((word) => word.length < 3 || policyWords.has(word))
}

const policyWords = new Set(
  'policy policies insurance liability limit limits deductible deductibles agent agents broker coverage coverages declarations page renewal information section part parts property general commercial package limited company corporation corp llc inc partnership individual term period premium total schedule form forms business organization trust type entity other named insured insureds first mailing address your our this the summary details workers compensation employers new transaction amended copy number effective expiration date from per for and with not see applicable none same above below individual corporation joint venture location locations agent producer'.split(
    ' ',
  ),
)

/** What kind of entity a party is, after its name: ", a sole proprietorship", " - a reciprocal". */
export const entityTail =
  /(?:,| [-–—]) an? (?:[a-z]+ ){0,3}(?:corporation|partnership|individual|joint venture|trust|limited liability company|proprietorship|cooperative|reciprocal|(?:mutual|stock) company)$/i

/** What kind of entity the insured is, printed where a name is expected. */
const entityOnly =
  /^(?:an? )?(?:corporation|partnership|individual|joint venture|trust|llc|limited liability (?:company|corporation)|sole proprietor(?:ship)?|non-?profit(?: corporation| organization)?|s corporation)\.?$/i

/** Headings and labels of other things, printed where a name is expected. */
const notName =
  /^(?:agen(?:t|cy)|producer|broker)\b|[☐☑☒]|^(?:policy|coverage|general|insured|billing|account) (?:information|details|summary)$|\b(?:schedule of|coverages|vehicle\(s\)|deductibles?|premium|website|limits? of|endorsements?)\b/i
