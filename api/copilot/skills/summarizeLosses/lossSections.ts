import type { Block } from '../../../documents/index.ts'
import { dollars } from '../../../knowledge/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import { cell } from '../citations.ts'
import { type Claim, claimsOf, isOpen, lossRatio, type LossRuns, unreadNotes } from './lossClaims.ts'
import { lineName } from './lineTerms.ts'
import type { PolicyYear } from './policyYears.ts'

/** A table of a summary of losses. */
export interface Section {
  readonly title: string
  readonly headers: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** What follows the table. */
  readonly note?: string
}

/** All claims by their policies or years. */
interface GroupedClaims extends Section {
  /** The policy terms without claims. */
  readonly clean: readonly string[]
  readonly undated: number
}

/** Losses against the premium of the policy year in which they happened; null without premiums. */
export function ratioSection({ terms, claims, isPremiumTold }: LossRuns, today: string): Section | null {
  const known = terms.filter(({ premium }) => premium !== null)
  if (known.length === 0) return null
  const rows = known
    .toSorted((a, b) => b.from.localeCompare(a.from))
    .map((term) => {
      const { incurred, ratio } = lossRatio(term, claims)
      return [termName(term), dollars(term.premium ?? 0), dollars(incurred), ratio ?? '']
    })
  const notes = [
    ...(isPremiumTold ? ['The premium is the one you gave me.'] : []),
    ...(known.some(({ to }) => to > today)
      ? [
          'Incurred divided by the whole premium as stated. The policy year that is still running has not earned all of its premium.',
        ]
      : []),
  ]
  return {
    title: 'Loss ratio by policy year',
    headers: ['Policy year', 'Premium', 'Incurred', 'Loss ratio'],
    rows,
    ...(notes.length > 0 && { note: notes.join(' ') }),
  }
}

/** The open claims; null if there are none. */
export function openSection(claims: readonly Claim[]): Section | null {
  const open = claims.filter(isOpen)
  if (open.length === 0) return null
  const hasExpense = sumOf(open, 'expense') > 0
  return {
    title: 'Open claims',
    headers: [
      'Claim',
      'Date of loss',
      'Description',
      'Paid',
      'Reserve',
      ...(hasExpense ? ['Expense'] : []),
      'Incurred',
    ],
    rows: open.map(({ number, date, description, paid, reserve, expense, incurred }) => [
      number,
      date === null ? '' : dayInWords(date),
      description,
      dollars(paid),
      dollars(reserve),
      ...(hasExpense ? [dollars(expense)] : []),
      dollars(incurred),
    ]),
  }
}

/** Claims by line of business; null where the loss runs do not tell several apart. */
export function lineSection(claims: readonly Claim[]): Section | null {
  const lines = [...Map.groupBy(claims, ({ line }) => (line === null ? 'Not stated' : lineName(line)))]
  if (lines.length < 2) return null
  const rows = lines.map(([name, own]) => ({ name, own }))
  return { title: 'Claims by line of business', ...figuresBy('Line of business', rows, claims) }
}

/** Claims by line of business and policy term, clean terms included; null unless each claim falls into one of several lines. */
export function lineTermSection({
  claims,
  lineTerms,
}: Pick<LossRuns, 'claims' | 'lineTerms'>): GroupedClaims | null {
  const groups = lineTerms
    .toSorted((a, b) => a.line.localeCompare(b.line) || b.from.localeCompare(a.from))
    .map((term) => ({
      line: term.line,
      name: termName(term),
      own: claimsOf(term, claims).filter(({ line }) => line !== null && lineName(line) === term.line),
    }))
  const counted = groups.reduce((sum, { own }) => sum + own.length, 0)
  if (new Set(groups.map(({ line }) => line)).size < 2 || counted !== claims.length) return null
  const { headers, rows } = figuresBy('Policy term', groups, claims)
  return {
    title: 'Claims by line of business and policy term',
    headers: ['Line of business', ...headers],
    rows: rows.map(([name = '', ...figures], at) => {
      const group = groups[at]
      return group ? [group.line, name, ...figures] : [name, '', ...figures]
    }),
    clean: groups.flatMap(({ line, name, own }) => (own.length === 0 ? [`${line} (${name})`] : [])),
    undated: 0,
  }
}

/** All claims by policy term where each of them falls into one, else by year of loss. */
export function claimsSection({ claims, terms }: Pick<LossRuns, 'claims' | 'terms'>): GroupedClaims {
  const { isByTerm, rows } = groupsOf(claims, terms)
  const by = isByTerm ? 'Policy term' : 'Year of loss'
  return {
    title: `Claims by ${by.toLowerCase()}`,
    ...figuresBy(by, rows, claims),
    clean: isByTerm ? rows.flatMap(({ name, own }) => (own.length === 0 ? [name] : [])) : [],
    undated: isByTerm ? 0 : claims.filter(({ date }) => date === null).length,
  }
}

interface ClaimGroup {
  readonly name: string
  readonly own: readonly Claim[]
}

/** The figures of groups of claims, with the total of all. */
function figuresBy(by: string, groups: readonly ClaimGroup[], claims: readonly Claim[]) {
  const isRecovered = sumOf(claims, 'recovered') > 0
  const hasExpense = sumOf(claims, 'expense') > 0
  const figures = (own: readonly Claim[]) => [
    String(own.length),
    dollars(sumOf(own, 'paid')),
    ...(isRecovered ? [dollars(sumOf(own, 'recovered'))] : []),
    dollars(sumOf(own, 'reserve')),
    ...(hasExpense ? [dollars(sumOf(own, 'expense'))] : []),
    dollars(sumOf(own, 'incurred')),
  ]
  return {
    headers: [
      by,
      'Claims',
      'Paid',
      ...(isRecovered ? ['Recovered'] : []),
      'Reserve',
      ...(hasExpense ? ['Expense'] : []),
      'Incurred',
    ],
    rows: [
      ...groups.map(({ name, own }) => [name, ...figures(own)]),
      ...(groups.length > 1 && claims.length > 0 ? [['Total', ...figures(claims)]] : []),
    ],
  }
}

/** Claims by policy term where all of them fall into one, with the terms without claims; else by year of loss, newest first. */
function groupsOf(claims: readonly Claim[], terms: readonly PolicyYear[]) {
  const rows = terms
    .toSorted((a, b) => b.from.localeCompare(a.from))
    .map((term) => ({ name: termName(term), own: claimsOf(term, claims) }))
  const isByTerm = terms.length > 0 && rows.reduce((sum, { own }) => sum + own.length, 0) === claims.length
  if (isByTerm) return { isByTerm, rows }
  const years = [...Map.groupBy(claims, ({ year }) => year ?? 'No date')]
  return {
    isByTerm,
    rows: years.map(([name, own]) => ({ name, own })).toSorted((a, b) => b.name.localeCompare(a.name)),
  }
}

function termName({ from, to }: Pick<PolicyYear, 'from' | 'to'>): string {
  return `${dayInWords(from)} to ${dayInWords(to)}`
}

/** "Valued as of 11/15/2026." */
export function valuationNote(
  valuations: LossRuns['valuations'],
  files: readonly { readonly id: string; readonly name: string }[],
): string {
  const dates = [...new Set(valuations.map(({ date }) => date))]
  const without = files.filter(({ id }) => !valuations.some(({ file }) => file.id === id))
  const names = without.map(({ name }) => name).join(', ')
  const missing =
    names === '' ? '' : `${names} ${without.length === 1 ? 'states' : 'state'} no valuation date.`
  const [only, ...others] = dates
  const stated =
    only === undefined
      ? ''
      : others.length === 0
        ? `Valued as of ${only}.`
        : `${valuations.map(({ file, date }) => `${file.name} is valued as of ${date}`).join('; ')}.`
  return [stated, missing].filter((text) => text !== '').join(' ')
}

export function blocksOf({ title, headers, rows, note }: Section): Block[] {
  return [
    { type: 'heading', level: 2, text: title },
    {
      type: 'table',
      summary: title,
      columns: headers.map((header) => ({
        header,
        width: /^(?:Description|Policy (?:year|term)|Line of business)$/.test(header) ? 2 : 1,
        ...(!isWords(header) && { align: 'right' as const }),
      })),
      rows: rows.map((row) => [...row]),
    },
    ...(note ? [{ type: 'paragraph', style: 'small', text: note } as const] : []),
  ]
}

export function isWords(header: string): boolean {
  return /^(?:Policy (?:year|term)|Year of loss|Line of business|Claim|Date of loss|Description)$/.test(
    header,
  )
}

export function sumOf(
  claims: readonly Claim[],
  measure: 'paid' | 'reserve' | 'recovered' | 'expense' | 'incurred',
): number {
  return claims.reduce((sum, claim) => sum + claim[measure], 0)
}

/** Says which claims are missing or do not add up. */
export function checkNotes({ unread, unmatched }: Pick<LossRuns, 'unread' | 'unmatched'>): string[] {
  return [
    ...unreadNotes(unread),
    ...unmatched.map(
      ({ row, file, incurred }) =>
        `The claims I read in ${file.name} add up to ${dollars(incurred)} incurred, but it prints “${cell(row)}”. Claims may be missing or misread: compare them with the loss run before you use these figures.`,
    ),
  ]
}
