import type { Reading, TableBlock } from '../../reading/index.ts'
import type { CoverageItem } from './coverageItem.ts'
import { itemOf } from './coverageItems.ts'

/** What a document says about one thing, and where. */
export interface Statement {
  /** As printed. */
  readonly label: string
  /** As printed. */
  readonly text: string
  /** The amount in cents; null when there is none. */
  readonly amount: number | null
  readonly percent: number | null
  /** `included` without an amount; `excluded` for "Not covered", "Excluded", "Not included". */
  readonly standing: 'stated' | 'included' | 'excluded'
  readonly item: CoverageItem | null
  /** Verbatim. */
  readonly quote: string
  readonly page: number
  readonly headings: readonly string[]
  /** The form it stands in: an endorsement wins over the declarations. */
  readonly origin: 'declarations' | 'endorsement'
}

const money = /\$\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?(\s?(?:million|m\b|mm\b|k\b))?/i
const percentage = /(\d+(?:\.\d+)?)\s?(?:%|percent\b)/i
const refusal = /\b(excluded|not covered|not included|not offered|no coverage|declined|none|nil|rejected)\b/i
const inclusion = /\b(included?|covered|provided|yes)\b/i

/** Every labeled value of a document: in tables, as "label: value", and in sentences that set an amount. */
export function readStatements(reading: Reading): Statement[] {
  return reading.blocks.flatMap((block) => {
    const origin = isEndorsement(block.headings) ? ('endorsement' as const) : ('declarations' as const)
    if (block.kind === 'table') return fromTable(block, origin)
    return block.kind === 'heading'
      ? []
      : fromProse(block.text, { page: block.page, headings: block.headings, origin })
  })
}

type Place = Pick<Statement, 'page' | 'headings' | 'origin'>

function isEndorsement(headings: readonly string[]): boolean {
  return headings.some((heading) => /endorsement|amendment|amendatory|changes\b/i.test(heading))
}

const columnTitle =
  /^(?:\W*|limits?.*|amounts?|premiums?|values?|our offer|offer|descriptions?|status|details?|.*\b(?:limit|premium|leased|insured|included)\b.*)$/i

function fromTable(table: TableBlock, origin: Statement['origin']): Statement[] {
  // A header that holds a value is the first row of a table without header.
  const isRow =
    table.header?.some(({ text }) => money.test(text)) ||
    (table.header?.length === 2 && !columnTitle.test(table.header[1]?.text ?? ''))
  const header = isRow ? null : table.header
  const rows = isRow && table.header ? [table.header, ...table.rows] : table.rows
  return rows.flatMap((row) => {
    const filled = row.filter(({ text }) => text.trim() !== '')
    const [first, second] = filled
    if (!first || !second)
      return first ? fromProse(first.text, { page: first.page, headings: table.headings, origin }) : []
    const place = { page: first.page, headings: table.headings, origin }
    if (filled.length === 2) return [...inCell(first.text, second.text, place), ...aside(first.text, place)]
    // A wide row: each value cell is labeled by its column, within the row.
    return row.slice(1).flatMap((cell, index) => {
      const column = header?.[index + 1]?.text ?? ''
      if (cell.text.trim() === '') return []
      const inner = { ...place, headings: [...table.headings, first.text, row[1]?.text ?? ''] }
      if (!money.test(cell.text) && !refusal.test(cell.text)) return []
      return inCell(column === '' ? first.text : column, cell.text, inner)
    })
  })
}

/** What stands in brackets behind a label, when it is a term of its own: "Buildings (agreed value)". */
function aside(label: string, place: Place): Statement[] {
  const inner = /\(([^)]{4,80})\)/.exec(label)?.[1]
  const about = inner === undefined ? null : itemOf(inner, [])
  return inner !== undefined && about?.key === 'coinsurance' ? [statement(inner, inner, inner, place)] : []
}

/** A cell may hold several values of its own: "Each occurrence $1,000,000; Medical expense $5,000". */
function inCell(label: string, text: string, place: Place): Statement[] {
  const parts = text.split(/;\s+/)
  const named = parts.flatMap((part) => {
    const match = new RegExp(`^(.{3,80}?)[:\\s]+(${money.source}.*)$`, 'i').exec(part.trim())
    return match?.[1] && match[2]
      ? [statement(match[1], match[2], part.trim(), { ...place, headings: [...place.headings, label] })]
      : []
  })
  if (parts.length > 1 && named.length === parts.length) return named
  return [statement(label, text, `${label} ${text}`, place)]
}

/** Terms of an offer that stand in sentences. */
const offerTerms = [
  { label: 'Validity of the offer', pattern: /\b(valid|good|open)( for acceptance)? (for|until|through)\b/i },
  {
    label: 'Minimum earned premium',
    pattern: /\b(earned on the first day|minimum earned|is (fully )?earned at)/i,
  },
  {
    label: 'Payment plan',
    pattern: /\b(payable in full|instal?lments?|payment plan|\w+ (monthly |quarterly )?payments)\b/i,
  },
  { label: 'Coinsurance', pattern: /\bcoinsurance\b/i },
] as const

/** What a sentence excludes; null when it excludes nothing. */
function exclusion(quote: string): string | null {
  const match =
    /^exclu(?:sion|ded|des)\s?(?:of|for)?:?\s+(.+?)\.?$/i.exec(quote) ??
    /^(?:we|this (?:quote|offer|policy)) (?:exclude|do not cover|does not cover|will not cover)s?\s+(.+?)\.?$/i.exec(
      quote,
    ) ??
    /^(.{4,90}?) (?:is|are) (?:specifically |not covered|excluded)(?: under this (?:quote|offer|policy))?\.?$/i.exec(
      quote,
    )
  return match?.[1] ?? null
}

const sentence = /[^.!?]+(?:\.(?=\d)[^.!?]*)*[.!?]?/g

function fromProse(text: string, place: Place): Statement[] {
  const sentences = text.match(sentence) ?? []
  return sentences.flatMap((each) => {
    const quote = each.trim()
    const excluded = exclusion(quote)
    if (excluded !== null) return [statement(excluded, 'Excluded', quote, place)]
    const term = offerTerms.find(({ pattern }) => pattern.test(quote))
    if (term) return [statement(term.label, quote.replace(/\.$/, ''), quote, place)]
    const colon = /^([A-Z][^:$]{2,70}):\s*(.+)$/.exec(quote)
    if (
      colon?.[1] &&
      colon[2] &&
      (money.test(colon[2]) ||
        percentage.test(colon[2]) ||
        (itemOf(colon[1]) !== null && /\d/.test(colon[2])))
    )
      return [statement(colon[1], colon[2].replace(/\.$/, ''), quote, place)]
    if (!money.test(quote) && !percentage.test(quote)) return []
    // "The limit for Damage to Premises Rented to You is increased to $250,000."
    const set =
      /^(?:the )?(?:limit|deductible|amount)?(?: (?:of insurance )?(?:for|of))?\s*(.{4,120}?)\s+(?:is|are|shall be|will be)\s+(?:hereby\s+)?(?:increased to|decreased to|reduced to|amended to(?: read)?|changed to|replaced (?:by|with)|deleted and replaced (?:by|with))?\s*(.+)$/i.exec(
        quote,
      )
    if (
      set?.[1] &&
      set[2] &&
      money.test(set[2]) &&
      /limit|deductible|increase|decrease|reduce|amend|replace|change/i.test(quote)
    ) {
      const label = /deductible/i.test(quote) && !/deductible/i.test(set[1]) ? `${set[1]} deductible` : set[1]
      return [statement(label, set[2].replace(/\.$/, ''), quote, place)]
    }
    // "A deductible of $2,500 applies to each water back-up loss."
    const applies =
      /^an? (deductible|retention|limit|sublimit) of (.+?) applies to (?:each |any |all )?(.+?)(?: loss(?:es)?| claims?)?\.?$/i.exec(
        quote,
      )
    if (applies?.[1] && applies[2] && applies[3])
      return [statement(`${applies[3]} ${applies[1]}`, applies[2], quote, place)]
    return []
  })
}

function statement(label: string, text: string, quote: string, place: Place): Statement {
  const amount = moneyIn(text)
  const percent = percentage.exec(text)?.[1]
  const excluded = amount === null && refusal.test(text)
  const included = amount === null && percent === undefined && inclusion.test(text) && !excluded
  return {
    ...place,
    label: label.trim().replace(/:$/, ''),
    text: text.trim(),
    amount,
    percent: percent === undefined ? null : Number(percent),
    standing: excluded ? 'excluded' : included ? 'included' : 'stated',
    item: itemOf(label.replaceAll(/\([^)]*\)/g, ' '), place.headings) ?? itemOf(label, place.headings),
    quote: quote.trim(),
  }
}

/** The first amount in a text, in cents; null when there is none. */
export function moneyIn(text: string): number | null {
  const match = money.exec(text)
  if (!match?.[1]) return null
  const unit = match[3]?.trim().toLowerCase() ?? ''
  const factor = unit.startsWith('m') ? 1_000_000 : unit.startsWith('k') ? 1_000 : 1
  return Math.round(Number(`${match[1].replaceAll(',', '')}${match[2] ?? ''}`) * factor * 100)
}

/** What the document says about an item: an endorsement before the declarations, an amount before words. */
export function stated(statements: readonly Statement[], key: string): Statement | null {
  const about = statements.filter(({ item }) => item?.key === key)
  const rank = ({ origin, amount, percent, standing }: Statement) =>
    (origin === 'endorsement' ? 4 : 0) +
    (amount !== null || percent !== null ? 2 : 0) +
    (standing === 'stated' ? 0 : 1)
  return about.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}
