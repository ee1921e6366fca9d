import { requestedProvisions } from '../requestedProvisions.ts'

/** What somebody asks of a subcontractor's insurance, as the clauses of a contract would say it. */
export interface TypedRequirements {
  readonly clauses: readonly string[]
  /** Whether the additional insured is to be covered for completed operations. */
  readonly completedOperations: boolean
}

interface Line {
  /** How staff name it. */
  readonly words: RegExp
  /** What a clause calls it. */
  readonly name: string
  /** The clause for these amounts. */
  clause(amounts: readonly string[]): string
}

const lines: readonly Line[] = [
  {
    words: /\b(?:E\.?L\.?(?![a-z])|employers?['’]?s?['’]? liab\w*)/i,
    name: 'employers liability',
    clause: ([first = '', second = first, third = second]) =>
      `employers liability insurance of not less than ${first} each accident, ${second} disease each employee and ${third} disease policy limit`,
  },
  {
    words: /\b(?:umb(?:rella)?|excess|XS)\b/i,
    name: 'umbrella liability',
    clause: ([first = '']) => `umbrella liability insurance of not less than ${first} each occurrence`,
  },
  {
    words: /\b(?:business |commercial )?(?:auto(?:mobile)?s?|BAP|CSL)\b(?: liab\w*)?/i,
    name: 'business automobile liability',
    clause: ([first = '']) =>
      `business automobile liability insurance with a combined single limit of not less than ${first} each accident`,
  },
  {
    words: /\b(?:CPL|pollution)\b/i,
    name: 'pollution liability',
    clause: ([first = '']) => `pollution liability insurance of not less than ${first}`,
  },
  {
    words: /\b(?:E&O|professional)\b/i,
    name: 'professional liability',
    clause: ([first = '']) => `professional liability insurance of not less than ${first} each claim`,
  },
  {
    words: /\bcyber\b/i,
    name: 'cyber liability',
    clause: ([first = '']) => `cyber liability insurance of not less than ${first}`,
  },
  {
    words: /\b(?:C?GL|(?:commercial )?general liab\w*|liability)\b/i,
    name: 'commercial general liability',
    clause: ([first = '', second, third]) =>
      `commercial general liability insurance with limits of not less than ${first} each occurrence${second ? ` and ${second} general aggregate` : ''}${third ? ` and ${third} products-completed operations aggregate` : ''}`,
  },
  {
    words: /\b(?:WC|work(?:er|man|men)?['’]?s?['’]? comp\w*)/i,
    name: 'workers compensation',
    clause: (amounts) => lines[0]?.clause(amounts) ?? '',
  },
]

const amount = String.raw`\$?\s?\d+(?:,\d{3})*(?:\.\d+)?\s?(?:mm|mil(?:lion)?s?|m|k|thousand)?(?![\w%])`
const amountGroup = new RegExp(String.raw`${amount}(?:\s?(?:\/|and)\s?${amount})*`, 'gi')

/** The requirements that a message types out: "1M/2M GL, AI incl. completed ops, PNC, WOS, EL 500K"; null if it has none. */
export function typedRequirements(message: string, holder: string | null): TypedRequirements | null {
  const limits = message.split(partEnd).flatMap(limitClauses)
  const bare = message
    .split(/(?<=[.?!])\s+|\n/)
    .filter((sentence) => asks.test(sentence))
    .flatMap((sentence) => sentence.split(partEnd).flatMap(linesAlone))
  const { additionalInsured, waiverOfSubrogation, primaryNoncontributory, completedOperations } =
    requestedProvisions([message])
  const party = holder ?? 'The certificate holder'
  const provisions = [
    additionalInsured || completedOperations
      ? `${party} shall be included as an additional insured on the general liability policy${completedOperations ? ' for ongoing operations and completed operations' : ''}.`
      : '',
    primaryNoncontributory ? 'The insurance shall be primary and non-contributory.' : '',
    waiverOfSubrogation
      ? `The general liability policy shall contain a waiver of subrogation in favor of ${holder ?? 'the certificate holder'}.`
      : '',
  ].filter(Boolean)
  const isStated = asks.test(message) || provisions.length > 1
  const needed = [...limits, ...bare]
  if (needed.length === 0 && (provisions.length === 0 || !isStated)) return null
  return {
    clauses: [...needed.map((clause) => `Subcontractor shall maintain ${clause}.`), ...provisions],
    completedOperations,
  }
}

const partEnd = /[;\n]|,(?!\d{3})|\.\s|\?|\s[–-]\s|\bplus\b|\bwith\b/

const asks = /\b(?:requir\w+|needs?|must|wants?|asks? for|minimums?|standards?|has to|have to|should have)\b/i

/** The limits of one clause: each group of amounts belongs to the line that is named nearest to it. */
function limitClauses(text: string): string[] {
  const named = lines.flatMap((line) => {
    const found = line.words.exec(text)
    return found ? [{ line, from: found.index, to: found.index + found[0].length }] : []
  })
  // "General liability" and "employers liability" hold the word "liability", too.
  const own = named.filter(
    ({ from, to }, at) => !named.some((other, place) => place < at && other.from <= from && other.to >= to),
  )
  return [...text.matchAll(amountGroup)].flatMap((match) => {
    const end = match.index + match[0].length
    const nearest = own.toSorted((a, b) => distance(a, match.index, end) - distance(b, match.index, end))[0]
    const amounts = nearest ? amountsOf(match[0]) : []
    return nearest && amounts.length > 0 ? [nearest.line.clause(amounts)] : []
  })
}

const ofProvision =
  /\b(?:additional(?:ly)? insured|AI|waiver|WOS|subrogation|primary|PNC|exclu\w*|no|not|without)\b/i
const unnamed =
  /^(?:and |or |also |an? |the |their |we |require[sd]? |needs? |must have |should have |wants? )*$/i

/** "Workers comp", asked for without an amount. "A waiver on GL and auto" asks for no auto. */
function linesAlone(text: string): string[] {
  const parts = text.split(/\s+and\s+|\s*[&/]\s*/)
  const end = parts.findIndex((part) => ofProvision.test(part) || /\d/.test(part))
  return parts.slice(0, end < 0 ? parts.length : end).flatMap((part) => {
    const line = lines.find(({ words }) => words.test(part))
    const before = line?.words.exec(part)
    return line && before && unnamed.test(part.slice(0, before.index).trimStart())
      ? [`${line.name} insurance`]
      : []
  })
}

function distance({ from, to }: { from: number; to: number }, start: number, end: number): number {
  return to <= start ? start - to : Math.max(0, from - end)
}

/** "1M/2M" and "1/2M" as `$1,000,000` and `$2,000,000`; nothing for a number that is no amount. */
function amountsOf(group: string): string[] {
  const parts = group.split(/\s?(?:\/|and)\s?/i)
  const numbers = parts.map((part) => Number(part.replaceAll(/[^\d.]/g, '')))
  // "GL 1/2" is in millions, "EL 500/500/500" in thousands, and "11/15" a date.
  const isLimits =
    numbers.length > 1 && [millions, thousands].some((usual) => numbers.every((each) => usual.has(each)))
  const unit =
    unitOf(parts.at(-1) ?? '') ??
    (!isLimits ? 1 : numbers.every((each) => millions.has(each)) ? 1_000_000 : 1_000)
  const values = numbers.map((number, at) =>
    number >= 1_000 ? number : number * (unitOf(parts[at] ?? '') ?? unit),
  )
  return values.every((value) => value >= 1_000)
    ? values.map((value) => `$${value.toLocaleString('en-US')}`)
    : []
}

const millions: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 10])
const thousands: ReadonlySet<number> = new Set([100, 300, 500, 750])

function unitOf(part: string): number | null {
  const [, unit] = /\d\s?(mm|mil|m|k|thousand)/i.exec(part) ?? []
  return unit === undefined ? null : /^m/i.test(unit) ? 1_000_000 : 1_000
}
