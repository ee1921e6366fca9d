import { dollars } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import type { Block } from '../../../documents/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { accountOf } from '../accountOf.ts'
import { askFor, assignInputs } from '../assignInputs.ts'
import { cell } from '../citations.ts'
import { answeredOffer, offerToRequest } from '../lossRunRequest/lossRunRequest.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { phrasings } from './phrasings.ts'
import {
  type Claim,
  claimsOf,
  filesRead,
  isOpen,
  lossClaims,
  lossRatio,
  type LossRuns,
  unreadNotes,
} from './lossClaims.ts'
import type { PolicyYear } from './policyYears.ts'

const inputs: readonly SkillInput[] = [{ prefix: '[Loss Run]', types: ['LOSS_RUN'], isRequired: true }]

/** Sums up loss runs by year. */
export const summarizeLosses: Skill = defineSkill({
  name: 'loss-run-summary',
  title: 'Loss run summary',
  description:
    'Summarizes loss runs by year, with the loss ratio where premiums are stated and the open claims.',
  preset: null,
  role: 'ANSWER',
  questions: /\b(?:loss(?:es)?|claims?|incurred|paid|reserves?|frequency)\b/i,
  phrasings,
  inputs,
  makes: 'Claims by year, loss ratios and open claims, as a document',
  run,
})

async function run(task: Task): Promise<Reply> {
  const requested = await answeredOffer(task)
  if (requested) return requested
  const parts = await assignInputs(inputs, task)
  if (parts.missing.length > 0) {
    const { account } = await accountOf(task)
    return account && task.files.length === 0 ? offerToRequest(account) : askFor(parts.missing)
  }
  const files = parts.of('[Loss Run]')
  const runs = await lossClaims(task, files)
  const { claims, terms, cleanLines } = runs
  const unread = unreadNotes(runs.unread)
  const names = filesRead(files, runs)
  const groups = groupsOf(claims, terms)
  const valued = valuationNote(runs.valuations, files)
  if (claims.length === 0 && cleanLines.length === 0) return { text: unread.join('') }
  const rows = groups.rows.map(({ name, own }) => [
    name,
    String(own.length),
    dollars(sumOf(own, 'paid')),
    dollars(sumOf(own, 'reserve')),
    dollars(sumOf(own, 'incurred')),
  ])
  const undated = groups.isByTerm ? 0 : claims.filter(({ date }) => date === null).length
  const clean = groups.isByTerm ? groups.rows.filter(({ own }) => own.length === 0) : []
  const headers = [groups.isByTerm ? 'Policy term' : 'Year of loss', 'Claims', 'Paid', 'Reserve', 'Incurred']
  const sections = [ratioSection(runs, task.today), openSection(claims)].filter((section) => section !== null)
  await task.journal.call(generateDocument, {
    title: 'Loss run summary',
    blocks: [
      { type: 'heading', level: 1, text: 'Loss run summary' },
      { type: 'paragraph', text: valued },
      ...unread.map((text) => ({ type: 'paragraph', text }) as const),
      {
        type: 'table',
        summary: `Claims by ${headers[0]?.toLowerCase()}`,
        columns: headers.map((header, at) => ({
          header,
          width: 1,
          ...(at > 0 && { align: 'right' as const }),
        })),
        rows,
      },
      ...sections.flatMap(blocksOf),
      { type: 'paragraph', style: 'small', text: `From ${names}.` },
    ],
  })
  return {
    text: [
      claims.length === 0
        ? `**No claims** in ${names}. ${noLosses(cleanLines)}`
        : `**${claims.length} ${claims.length === 1 ? 'claim' : 'claims'}** in ${names}, by ${headers[0]?.toLowerCase()}:`,
      '',
      `| ${headers.join(' | ')} |`,
      '| --- | ---: | ---: | ---: | ---: |',
      ...rows.map((row) => `| ${row.join(' | ')} |`),
      '',
      valued,
      ...unread.flatMap((note) => ['', `**${note}**`]),
      ...(undated > 0 ? ['', `${undated} without a date of loss.`] : []),
      ...sections.flatMap(markdownOf),
      ...(clean.length > 0 && claims.length > 0
        ? ['', `No losses in ${new Intl.ListFormat('en-US').format(clean.map(({ name }) => name))}.`]
        : []),
      ...runs.unmatched.flatMap(({ row, file, incurred }) => [
        '',
        `**The claims I read in ${file.name} add up to ${dollars(incurred)} incurred, but it prints “${cell(row)}”.** Compare the claims before you use these figures.`,
      ]),
      ...notesOn(claims, {
        hasPremiums: terms.some(({ premium }) => premium),
        request: task.request,
      }).flatMap((note) => ['', note]),
    ].join('\n'),
    letter: [
      valued,
      ...unread,
      textOf({ title: `Claims by ${headers[0]?.toLowerCase()}`, headers, rows }),
      ...sections.map(textOf),
      ...(claims.length === 0 ? [noLosses(cleanLines)] : claims.some(isOpen) ? [] : ['No claim is open.']),
    ].join('\n\n'),
  }
}

/** "Valued as of 11/15/2026." */
function valuationNote(
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

function noLosses(lines: readonly { readonly quote: string }[]): string {
  return `The loss run says: “${lines[0]?.quote ?? ''}”`
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

function termName({ from, to }: PolicyYear): string {
  return `${dayInWords(from)} to ${dayInWords(to)}`
}

function sumOf(claims: readonly Claim[], measure: 'paid' | 'reserve' | 'incurred'): number {
  return claims.reduce((sum, claim) => sum + claim[measure], 0)
}

interface Section {
  readonly title: string
  readonly headers: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** What follows the table. */
  readonly note?: string
}

/** Losses against the premium of the policy year in which they happened; null without premiums. */
function ratioSection({ terms, claims, isPremiumTold }: LossRuns, today: string): Section | null {
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
function openSection(claims: readonly Claim[]): Section | null {
  const open = claims.filter(isOpen)
  if (open.length === 0) return null
  return {
    title: 'Open claims',
    headers: ['Claim', 'Date of loss', 'Description', 'Paid', 'Reserve', 'Incurred'],
    rows: open.map(({ number, date, description, paid, reserve, incurred }) => [
      number,
      date === null ? '' : dayInWords(date),
      description,
      dollars(paid),
      dollars(reserve),
      dollars(incurred),
    ]),
  }
}

/** What a reader of the figures has to know, and which parts of the request the files do not answer. */
function notesOn(
  claims: readonly Claim[],
  { hasPremiums, request }: { hasPremiums: boolean; request: string },
): string[] {
  const total = sumOf(claims, 'incurred')
  const [largest] = claims.toSorted((a, b) => b.incurred - a.incurred)
  const share = largest && total > 0 ? Math.round((largest.incurred / total) * 100) : 0
  const named = largest ? [largest.number, largest.description].filter(Boolean).join(', ') : ''
  return [
    ...(claims.some(isOpen) ? [] : ['No claim is open.']),
    ...(share >= 50 && claims.length > 1 && largest
      ? [`One claim (${named}) makes up ${share}% of all that was incurred: ${dollars(largest.incurred)}.`]
      : []),
    ...(/\bratios?\b/i.test(request) && !hasPremiums
      ? ['I could not work out the loss ratio: the files state no premiums by policy year.']
      : []),
    ...(/\b(?:underwriter|narrative|explain|why|recommend\w*|prevent\w*)\b/i.test(request)
      ? [
          'The files do not say what was done to keep these losses from happening again. Underwriters ask for that, so get it from the client.',
        ]
      : []),
  ]
}

function blocksOf({ title, headers, rows, note }: Section): Block[] {
  return [
    { type: 'heading', level: 2, text: title },
    {
      type: 'table',
      summary: title,
      columns: headers.map((header) => ({
        header,
        width: header === 'Description' ? 2 : 1,
        ...(!isWords(header) && { align: 'right' as const }),
      })),
      rows: rows.map((row) => [...row]),
    },
    ...(note ? [{ type: 'paragraph', style: 'small', text: note } as const] : []),
  ]
}

/** A section as lines of an email: "- GL-25-0033, Apr 19, 2025, Kitchen fire: paid $42,000, …". */
function textOf({ title, headers, rows, note }: Section): string {
  const lines = rows.map((row) => {
    const named = headers.flatMap((header, at) => {
      const value = row[at] ?? ''
      return value === '' ? [] : [{ value, label: isWords(header) ? null : header.toLowerCase() }]
    })
    const words = named.flatMap(({ value, label }) => (label === null ? [value] : []))
    const figures = named.flatMap(({ value, label }) => {
      if (label === null) return []
      return [label === 'claims' ? `${value} ${value === '1' ? 'claim' : 'claims'}` : `${label} ${value}`]
    })
    return `- ${words.join(', ')}: ${figures.join(', ')}`
  })
  return [`${title}:`, ...lines, ...(note ? [note] : [])].join('\n')
}

function isWords(header: string): boolean {
  return /^(?:Policy (?:year|term)|Year of loss|Claim|Date of loss|Description)$/.test(header)
}

function markdownOf({ title, headers, rows, note }: Section): string[] {
  return [
    '',
    `**${title}**`,
    '',
    `| ${headers.join(' | ')} |`,
    `| ${headers.map(() => '---').join(' | ')} |`,
    ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
    ...(note ? ['', note] : []),
  ]
}
