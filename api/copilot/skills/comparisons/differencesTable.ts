import type { Block } from '../../../documents/index.ts'
import { areValuedApart, type Difference, valuationRank } from '../../../knowledge/index.ts'
import { capitalized } from '../../../platform/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import { cell, type Citations } from '../citations.ts'
import type { OfferRow } from './comparedOffers.ts'

/** The sections of a comparison's document, the first of which a shorter one keeps. */
export const comparisonSections = {
  cost: 'Cost',
  main: 'What matters most',
  other: 'Also different',
  conditions: 'Conditions and subjectivities',
  same: 'The same in all options',
} as const

/** One row of a comparison: what each document says, and what that means. */
export interface DifferenceRow {
  readonly label: string
  /** In the order of the documents; null where one does not mention it. */
  readonly sides: readonly Difference['a'][]
  readonly outcome: string
}

interface Columns {
  readonly documents: readonly string[]
  readonly outcome: { readonly header: string; readonly width: number }
}

/** Which option is best; a silent one is asked, since it may give as much. */
export function outcomeOf({ sides, best }: OfferRow, labels: readonly string[]): string {
  const silent = labels.filter((_, at) => sides[at] === null)
  const [only] = silent
  if (only === undefined) return best === null ? valuedApart(sides, labels) : (labels[best] ?? '')
  if (silent.length === 1) return `Ask ${only.toLowerCase()}`
  if (silent.length > 2 && silent.length === labels.length - 1) return 'Ask the others'
  return `Ask ${listed.format(silent.map((label) => label.replace(/^\D+/, '')))}`
}

/** Why neither of two amounts is plainly better: what is lost is not paid alike. */
function valuedApart(
  [a, b, ...others]: OfferRow['sides'],
  [first = '', second = '']: readonly string[],
): string {
  if (!a || !b || others.length > 0 || !areValuedApart(a.text, b.text)) return ''
  const isFirst = (valuationRank(a.text) ?? 0) > (valuationRank(b.text) ?? 0)
  const [better, other] = isFirst ? [first, second] : [second, first]
  return `Neither: ${better.toLowerCase()} settles losses on better terms, ${other.toLowerCase()} has the higher limit`
}

const listed = new Intl.ListFormat('en-US')

/** The rows as a Markdown table whose values cite their files. */
export function markdownDifferences(
  rows: readonly DifferenceRow[],
  {
    columns: { documents, outcome },
    files,
    citations,
  }: { columns: Columns; files: readonly TaskFile[]; citations: Citations },
): string[] {
  const lines = rows.map((row) => {
    const cells = row.sides.map(
      (side, at) => `${cell(sideText(side, row.label))}${citations.mark(files[at] ?? null, side)}`,
    )
    return `| ${cell(capitalized(row.label))} | ${cells.join(' | ')} | ${row.outcome} |`
  })
  return [
    `| | ${documents.map(cell).join(' | ')} | ${outcome.header} |`,
    `| --- | ${documents.map(() => '---').join(' | ')} | --- |`,
    ...lines,
  ]
}

/** The rows as a table of a document. */
export function tableOfDifferences(
  summary: string,
  rows: readonly DifferenceRow[],
  { documents, outcome }: Columns,
): Block {
  // Five options leave room for an amount each.
  const width = Math.min(3, 10 / documents.length)
  return {
    type: 'table',
    summary,
    columns: [{ header: '', width: 3 }, ...documents.map((header) => ({ header, width })), outcome],
    rows: rows.map((row) => [
      { text: capitalized(row.label), isHeader: true },
      ...row.sides.map((side) => clientText(side, row.label)),
      row.outcome,
    ]),
  }
}

/** What a document says, in words that stand alone: prior acts that are covered in full have no retroactive date. */
export function sideText(side: Difference['a'], label = ''): string {
  if (!side) return 'Not mentioned'
  if (/\bretroactive\b|\bprior acts\b/i.test(label) && /^full\b\W*$/i.test(side.text))
    return 'Full prior acts'
  const scope = exclusionScope(side)
  if (scope !== null) return `Excluded: ${scope}`
  // "Payment plan: 20% down" needs no second label.
  const isLabeled = side.text.toLowerCase().startsWith(`${label.toLowerCase()}: `)
  return isLabeled ? capitalized(side.text.slice(label.length + 2)) : side.text
}

/** The same for a client, to whom an amount that was added up is the amount. */
export function clientText(side: Difference['a'], label = ''): string {
  return sideText(side, label)
    .replace(/ \(added up\)$/, '')
    .replace('(added up, ', '(')
}

/** How far an exclusion reaches, as its line goes on: "over 4 units"; null where it does not say. */
export function exclusionScope(side: Difference['a']): string | null {
  if (side?.standing !== 'excluded' || side.text !== 'Excluded') return null
  // "Abuse exclusion applies to D&O only; no exclusion under EPL".
  const only = /\bexclusions? applies (?:only to (.{2,60})|to (.{2,40}\bonly\b.{0,60}))$/i.exec(
    side.quote.replace(/\.$/, ''),
  )
  if (only) return only[2] ?? `${only[1]} only`
  const [, scope] =
    /^[^:(]{4,70}? exclusions?\s*(?:applies\s*)?[:(–—-]?\s*([^.;()]{4,60}?)\)?\.?$/i.exec(
      side.quote.replace(/^[A-Z]{2,5}[ -]?\d{2,4}(?:[ -]\d{2,4})*\s+/, ''),
    ) ?? []
  return scope === undefined || /^[A-Z]{2,4}[ -]?\d|\b(?:does not apply|endorsement|form)\b/.test(scope)
    ? null
    : scope
}
