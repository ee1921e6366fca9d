import { streetAndTown } from '../../../knowledge/index.ts'

/** A holder as somebody pasted it. Parts that are not there are empty. */
export interface PastedHolder {
  readonly name: string
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly zone: string
  readonly postalCode: string
  /** What stands behind the address: "AI + WOS", "needs primary". */
  readonly note: string
}

const parts = {
  line1: 'street',
  city: 'city',
  zone: 'state',
  postalCode: 'ZIP code',
} as const satisfies Partial<Record<keyof PastedHolder, string>>

/** What a holder's address still needs, in words. */
export function missingParts(holder: PastedHolder): string[] {
  const keys = Object.keys(parts) as (keyof typeof parts)[]
  return keys.flatMap((key) => (holder[key] === '' ? [parts[key]] : []))
}

/** A pasted message: the list in it, and everything else that was said. */
export interface PastedList {
  readonly holders: readonly PastedHolder[]
  readonly otherLines: string
}

const mark = /^\s*(?:[-*•–]|[(#]*\d{1,3}[.):])\s+/
/** "1 Acme, 12 Main St …" above "2 City of Bath, …". */
const counted = /^\s*[(#]*(\d{1,3})[.):-]?\s+(?=\p{L})/u
/** The state and ZIP code that end an address, and the note behind it. */
const zipEnd =
  /[,;|\t\s/–—-]+([A-Z]{2})\.?[,;|\t\s/–—-]+(\d{5}(?:-\d{4})?)(?:[\s,;|/.–—-]+([^\d\n]*)|\s*([([][^\d\n]*))?$/
const attention = /^(?:attn|attention|c\/o|care of)\b/i
const street = /^(?:\d+[A-Za-z]?(?:-\d+)?\s+\S|P\.?\s?O\.?\s+Box\b|One\s)/i
const company = /^(?:LLC|L\.L\.C\.|Inc\.?|LLP|LP|Ltd\.?|Corp\.?|Co\.?|N\.A\.|PC|P\.C\.|ISAOA.*)$/i
const aside = /^(?:thanks|thank you|thx|please|pls|regards|best|sincerely|asap|hi|hello|name\s*[,;|\t])\b/i
const instruction = /:\s*$|^\s*(?:description(?: of operations)?|re|project|job)\s*:/i

/** Reads pasted holders: one to a line, or name and address on lines of their own. */
export function pastedHolders(text: string): PastedList {
  // `…, Bismarck ND 58501 - for Casco Roofing LLC` says whose certificates they are.
  const [behind = '', zip = '', whose = ''] = insuredBehind.exec(text) ?? []
  const lines = text
    .replace(behind, zip)
    .replace(orderBefore, '$1:\n')
    .split(/\r?\n/)
    .flatMap((line) => line.split(nextBehindSemicolon))
    .flatMap((line) => line.replaceAll(nextInSentence, '$1\n').split('\n'))
  const numbers = lines.flatMap((line) => counted.exec(line)?.[1] ?? []).map(Number)
  const isNumbered = numbers.length > 1 && numbers.every((number, at) => number === at + 1)
  const holders: PastedHolder[] = []
  const otherLines: string[] = whose === '' ? [] : [whose]
  let waiting: string[] = []
  const flush = () => {
    holders.push(...waiting.map((line) => holderOf(line)))
    waiting = []
  }
  for (const [at, raw] of lines.entries()) {
    const line = (isNumbered ? raw.replace(counted, '') : raw).replace(mark, '').trim()
    if (line === '') flush()
    else if (instruction.test(line) || aside.test(line)) otherLines.push(line)
    else if (!zipEnd.test(line)) {
      if (at === 0) otherLines.push(line)
      else waiting.push(line)
    } else {
      const after = at === 0 || waiting.length === 0 ? afterColon(line) : { before: '', line }
      if (after.before !== '') otherLines.push(after.before)
      const own = holderOf(after.line)
      // The last line of an address that has its name above it.
      if (waiting.length > 0 && (own.name === '' || own.line1 === '')) {
        holders.push(holderOf([...waiting, line].join(', ')))
        waiting = []
      } else {
        flush()
        holders.push(own)
      }
    }
  }
  const hasWhole = holders.some((holder) => missingParts(holder).length === 0)
  if (hasWhole || waiting.some((line) => /,/.test(line) || mark.test(line))) flush()
  else otherLines.push(...waiting)
  return { holders, otherLines: otherLines.join('\n') }
}

/** "Certificates for Bluestem for Acme, 12 Main St": the order ends before the name of the first holder. */
const orderBefore =
  /^([^\n:]*\b(?:certs?|certificates?|cois?|acord ?25s?)\b[^\n:,]*\b(?:for|to))\s+(?=[^,\n:]+,\s*(?:\d|P\.?\s?O\b)[^\n]*\d{5})/i
/** "…, Portland ME 04101 and for Brown Brothers, …": the next holder of a sentence. */
const nextInSentence =
  /([A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?)[,.]?\s+(?:(?:and|plus|also|then)\s+)*(?:(?:one|another)\s+)?(?:(?:for|to)\s+)?(?=\p{Lu}[^,\n]*,[^\n]*\d)/gu
const insuredBehind = /(\b\d{5}(?:-\d{4})?)[\s,;.–—-]+((?:all )?for\s+[^\n;,]+?)[\s.]*$/i

/** Several holders on one line, behind each other with semicolons. */
const nextBehindSemicolon = /(?<=\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?[^;\d]{0,40})\s*;\s*(?=\p{L}[^;]*\d)/u

function afterColon(line: string): { before: string; line: string } {
  const at = line.indexOf(':')
  return at < 0 ? { before: '', line } : { before: line.slice(0, at + 1), line: line.slice(at + 1).trim() }
}

function holderOf(line: string): PastedHolder {
  const [end, zone = '', postalCode = '', note = '', bracketed = ''] = zipEnd.exec(line) ?? []
  const cells = cellsOf(end === undefined ? line : line.slice(0, -end.length))
  const at = cells.findIndex((cell, index) => index > 0 && street.test(cell))
  const names = at < 0 ? nameCells(cells, end !== undefined) : cells.slice(0, at)
  const rest = cells.slice(names.length)
  const [first = '', ...others] = at < 0 ? ['', ...rest] : rest
  // `44 Marginal Way Portland`, `Suite 4 South Portland`
  const parted = at < 0 || end === undefined ? null : streetAndTown(rest.at(-1) ?? '', { zone, postalCode })
  const isParted = parted !== null && (others.length === 0 || startsUnit.test(parted.street))
  const [line1 = '', ...more] = isParted
    ? [...rest.slice(0, -1), parted.street, parted.city]
    : [first, ...others]
  const city = more.at(-1) ?? ''
  const called = names.filter((cell) => !attention.test(cell)).join(', ')
  const [bracketedName = '', wanted = ''] = provisionAside.exec(called) ?? []
  return {
    name: called.replace(bracketedName, ''),
    line1,
    line2: [...names.filter((cell) => attention.test(cell)), ...more.slice(0, -1)].join(', '),
    city,
    zone,
    postalCode,
    note: [wanted, note || bracketed].filter(Boolean).join(', ').trim(),
  }
}

const startsUnit = /^(?:suite|ste|unit|apt|apartment|floor|fl|room|rm|building|bldg|#|\d+(?:st|nd|rd|th) fl)/i
/** `Bayside Condo Trust (needs AI)` */
const provisionAside = /\s*\(([^()]*\b(?:AI|additional(?:ly)? insureds?|WOS|waivers?|primary|PNC)\b[^()]*)\)/i

/** The parts of a line. Dashes and slashes separate them only where nothing else does: "Acme - West, 12 Main St" is a name. */
function cellsOf(text: string): string[] {
  const cells = (separator: RegExp) =>
    text
      .split(separator)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== '')
  const plain = cells(/[,;|\t]/)
  return plain.some((cell, at) => at > 0 && street.test(cell))
    ? plain
    : cells(/[,;|\t]|\s+[-–—/]+\s+|\s\/|\/\s/)
}

/** The name when no street follows it. */
function nameCells(cells: readonly string[], hasState: boolean): string[] {
  const [first] = cells
  if (first === undefined || (hasState && (street.test(first) || cells.length === 1))) return []
  const end = cells.findIndex((cell, index) => index > 0 && !company.test(cell))
  return cells.slice(0, end < 0 ? cells.length : end)
}
