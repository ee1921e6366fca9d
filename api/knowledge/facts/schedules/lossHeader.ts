import type { Word } from '../../../reading/index.ts'
import { labelKey } from '../values.ts'

/** What stands side by side on a page. */
export interface Row {
  readonly words: readonly Word[]
  readonly text: string
  readonly y: number
  readonly size: number
}

/** What stands above a column, by its place. */
export interface Column {
  readonly x: number
  readonly right: number
  readonly name: string
}

export function isAmount({ text }: Word): boolean {
  return /^[($-]*(?:\d[\d,]*)?\.\d\d\)?$|^[($-]*\$\d[\d,]*\)?$|^[(-]?\d{1,3}(?:,\d{3})+\)?$/.test(text)
}

const isHeaderWord =
  /^(?:claim(?:s|ant)?|loss|losses|occ\w*|date|dt|dol|doi|rptd|reported|status|stat|st|paid|pd|payments?|reserves?|rsv|resv?|incurred|inc|incd|total|o\/?s|outstanding|expenses?|exp|ind(?:emnity)?|med(?:ical)?|desc\w*|cause|injury|accident|#|no\.?|number|policy|lob|line)$/i

/** The header of a loss run that begins with a row, over up to three lines. */
export function lossHeader(rows: readonly Row[], at: number): { columns: Column[]; end: number } | null {
  const own: Row[] = []
  for (const row of rows.slice(at, at + 3)) {
    const last = own.at(-1)
    if (last && row.y - last.y > row.size * 1.7) break
    if (row.words.some((word) => isAmount(word) || /\d/.test(word.text))) break
    if (!row.words.some(({ text }) => isHeaderWord.test(text))) break
    own.push(row)
  }
  const words = own.flatMap((row) => row.words)
  const known = words.filter(({ text }) => isHeaderWord.test(text)).length
  if (known < 5 || known < words.length * 0.6) return null
  const columns = columnsOf(own)
  const kinds = new Set(columns.map(({ name }) => amountKind(name)?.of))
  const isWhole = kinds.has('incurred') || (kinds.has('paid') && kinds.has('reserve'))
  const isNamed = columns.some(({ name }) => ['claimNumber', 'dateOfLoss'].includes(textKind(name) ?? ''))
  return isWhole && isNamed ? { columns, end: at + own.length } : null
}

/** The names over the columns: what stands above or below each other is one. */
function columnsOf(rows: readonly Row[]): Column[] {
  const columns: Column[] = []
  const lines = rows.map(phrasesOf)
  // The line with most names tells the columns; others add to them.
  for (const line of lines.toSorted((a, b) => b.length - a.length))
    for (const phrase of line) {
      const same = columns.filter(({ x, right }) => phrase.x < right + 1 && x < phrase.right + 1)
      if (same.length === 0) columns.push(phrase)
      for (const column of same)
        columns[columns.indexOf(column)] = {
          x: same.length === 1 ? Math.min(column.x, phrase.x) : column.x,
          right: same.length === 1 ? Math.max(column.right, phrase.right) : column.right,
          name: `${column.name} ${phrase.name}`,
        }
    }
  return columns
    .map((column) => ({ ...column, name: labelKey(column.name.replaceAll('#', ' no ')) }))
    .toSorted((a, b) => a.x - b.x)
}

function phrasesOf({ words, size }: Row): Column[] {
  const phrases: Column[] = []
  const gaps = words
    .slice(1)
    .map(({ box }, at) => box.x - (words[at]?.box.x ?? 0) - (words[at]?.box.width ?? 0))
  // Between words of one name is a space, which is the smallest gap of a row that has any.
  const most = Math.min(size * 0.72, 1.7 * Math.min(...gaps.filter((gap) => gap > size * 0.15)))
  for (const { text, box } of words) {
    const last = phrases.at(-1)
    const right = box.x + box.width
    if (last && box.x - last.right < most)
      phrases[phrases.length - 1] = { x: last.x, right, name: `${last.name} ${text}` }
    else phrases.push({ x: box.x, right, name: text })
  }
  return phrases
}

/** The texts that are read of a claim. */
export type TextKey =
  | 'policyNumber'
  | 'line'
  | 'claimNumber'
  | 'claimant'
  | 'effectiveDate'
  | 'dateOfLoss'
  | 'status'
  | 'description'

export interface AmountKind {
  readonly of: 'paid' | 'reserve' | 'incurred' | 'recovered'
  /** Whether the name says so, or only says of what it is a part. */
  readonly isTotal: boolean
  readonly isPart: boolean
}

export function amountKind(name: string): AmountKind | null {
  const of = amountNames.find(([, pattern]) => pattern.test(name))?.[0]
  if (!of) return null
  return {
    of,
    isTotal: /\b(?:total|gross|net|tot)\b/.test(name),
    isPart: /\b(?:ind\w*|med\w*|exp\w*|alae|loss)\b/.test(name),
  }
}

const amountNames = [
  ['recovered', /\b(?:recov\w*|subro\w*|salvage)\b/],
  ['incurred', /\binc(?:urred|d|r)?\b/],
  ['reserve', /\b(?:reserves?|rsrv|rsvs?|resv?|o ?s|outstanding|unpaid|case)\b/],
  ['paid', /\b(?:paid|pd|payments?|pmts?)\b/],
] as const

export function textKind(name: string): TextKey | null {
  if (/\b(?:claim|file|occurrence|incident)\b(?!.*\bdate\b)/.test(name) && !/\btype\b/.test(name))
    return 'claimNumber'
  if (/\b(?:dol|doi|d o l|d l)\b|\b(?:date|dt)\b.*\b(?:loss|acc\w*|inj\w*|occ\w*)\b/.test(name))
    return 'dateOfLoss'
  if (/\b(?:loss|acc\w*|inj\w*|occ\w*)\b.*\b(?:date|dt)\b/.test(name)) return 'dateOfLoss'
  if (/^(?:policy )?(?:eff(?:ective)?|inception|term|period)(?: date)?$/.test(name)) return 'effectiveDate'
  if (/^(?:claim )?(?:status|stat|st|o c)$/.test(name)) return 'status'
  if (/^(?:line(?: of \w+)?|lob)$/.test(name)) return 'line'
  if (/^policy(?: (?:no|number|num))?$/.test(name)) return 'policyNumber'
  // "Claimant / Description" says what happened more often than to whom.
  if (/\b(?:desc\w*|cause|nature|details)\b/.test(name)) return 'description'
  return /\b(?:claimant|injured|employee)\b/.test(name) ? 'claimant' : null
}
