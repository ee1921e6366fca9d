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
import { type Claim, claimsOf, isOpen, lossClaims, lossRatio } from './lossClaims.ts'
import { hasPremium, type PolicyTerm } from './policyYears.ts'

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

interface Year {
  readonly claims: number
  readonly paid: number
  readonly reserve: number
  readonly incurred: number
}

async function run(task: Task): Promise<Reply> {
  const requested = await answeredOffer(task)
  if (requested) return requested
  const parts = await assignInputs(inputs, task)
  if (parts.missing.length > 0) {
    const { account } = await accountOf(task)
    return account && task.files.length === 0 ? offerToRequest(account) : askFor(parts.missing)
  }
  const files = parts.of('[Loss Run]')
  const { claims, terms, valuations, cleanLines } = await lossClaims(task, files)
  const years = new Map<string, Year>()
  for (const claim of claims) {
    const year = claim.year ?? 'No date'
    const sum = years.get(year) ?? { claims: 0, paid: 0, reserve: 0, incurred: 0 }
    years.set(year, {
      claims: sum.claims + 1,
      paid: sum.paid + claim.paid,
      reserve: sum.reserve + claim.reserve,
      incurred: sum.incurred + claim.incurred,
    })
  }
  const undated = years.get('No date')?.claims ?? 0
  const names = files.map(({ name }) => name).join(', ')
  if (years.size === 0 && cleanLines.length === 0)
    return { text: `I found no table of claims in ${names}. Check whether it reports no losses.` }
  const valued = valuationNote(valuations, files)
  const sorted = [...years].toSorted(([a], [b]) => b.localeCompare(a))
  const rows = sorted.map(([year, sum]) => [
    year,
    String(sum.claims),
    dollars(sum.paid),
    dollars(sum.reserve),
    dollars(sum.incurred),
  ])
  const headers = ['Year of loss', 'Claims', 'Paid', 'Reserve', 'Incurred']
  const byYear = rows.length > 0 ? { title: 'Claims by year of loss', headers, rows } : null
  const sections = [
    termSection(terms, claims),
    ratioSection(terms, { claims, today: task.today }),
    openSection(claims),
  ].filter((section) => section !== null)
  await task.journal.call(generateDocument, {
    title: 'Loss run summary',
    blocks: [
      { type: 'heading', level: 1, text: 'Loss run summary' },
      { type: 'paragraph', text: valued },
      ...(byYear ? blocksOf(byYear).slice(1) : [{ type: 'paragraph' as const, text: noLosses(cleanLines) }]),
      ...sections.flatMap(blocksOf),
      { type: 'paragraph', style: 'small', text: `From ${names}.` },
    ],
  })
  return {
    text: [
      ...(byYear
        ? [
            `**${claims.length} ${claims.length === 1 ? 'claim' : 'claims'}** in ${names}, by year of loss:`,
            ...markdownOf({ ...byYear, title: null }),
          ]
        : [`**No claims** in ${names}. ${noLosses(cleanLines)}`]),
      '',
      valued,
      ...(undated > 0 ? ['', `${undated} without a date of loss.`] : []),
      ...sections.flatMap(markdownOf),
      ...notesOn(claims, { hasPremiums: terms.some(hasPremium), request: task.request }).flatMap((note) => [
        '',
        note,
      ]),
    ].join('\n'),
    letter: [
      valued,
      byYear ? textOf(byYear) : noLosses(cleanLines),
      ...sections.map(textOf),
      ...(claims.some(isOpen) ? [] : ['No claim is open.']),
    ].join('\n\n'),
  }
}

interface Section {
  readonly title: string
  readonly headers: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** What follows the table. */
  readonly note?: string
}

/** "Valued as of 11/15/2026." */
function valuationNote(
  valuations: Awaited<ReturnType<typeof lossClaims>>['valuations'],
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

/** Each policy term, also those without losses; null when the ratios show them all. */
function termSection(terms: readonly PolicyTerm[], claims: readonly Claim[]): Section | null {
  if (terms.length === 0 || terms.every(hasPremium)) return null
  const rows = terms.toReversed().map((term) => {
    const own = claimsOf(term, claims)
    const sum = (measure: 'paid' | 'reserve' | 'incurred') =>
      dollars(own.reduce((total, claim) => total + claim[measure], 0))
    const count = own.length > 0 || term.isClean ? String(own.length) : 'none listed'
    return [
      term.policy ?? '',
      `${dayInWords(term.from)} to ${dayInWords(term.to)}`,
      count,
      sum('paid'),
      sum('reserve'),
      sum('incurred'),
    ]
  })
  return {
    title: 'Losses by policy term',
    headers: ['Policy', 'Policy term', 'Claims', 'Paid', 'Reserve', 'Incurred'],
    rows,
  }
}

/** Losses against the premium of the policy year in which they happened; null without premiums. */
function ratioSection(
  terms: readonly PolicyTerm[],
  { claims, today }: { claims: readonly Claim[]; today: string },
): Section | null {
  const years = terms.filter(hasPremium)
  if (years.length === 0) return null
  const rows = years
    .toSorted((a, b) => b.from.localeCompare(a.from))
    .map((term) => {
      const { incurred, ratio } = lossRatio(term, claims)
      const years = `${dayInWords(term.from)} to ${dayInWords(term.to)}`
      return [years, dollars(term.premium), dollars(incurred), ratio ?? '']
    })
  const isRunning = years.some(({ to }) => to > today)
  return {
    title: 'Loss ratio by policy year',
    headers: ['Policy year', 'Premium', 'Incurred', 'Loss ratio'],
    rows,
    ...(isRunning && {
      note: 'Incurred divided by the whole premium as stated. The policy year that is still running has not earned all of its premium.',
    }),
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
  const total = claims.reduce((sum, claim) => sum + claim.incurred, 0)
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
  return /^(?:Policy|Policy term|Policy year|Year of loss|Claim|Date of loss|Description)$/.test(header)
}

function markdownOf({
  title,
  headers,
  rows,
  note,
}: Omit<Section, 'title'> & { title: string | null }): string[] {
  return [
    '',
    ...(title === null ? [] : [`**${title}**`, '']),
    `| ${headers.join(' | ')} |`,
    `| ${headers.map(() => '---').join(' | ')} |`,
    ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
    ...(note ? ['', note] : []),
  ]
}
