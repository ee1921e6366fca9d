import { lineNames, linesLike } from '../../../assistant/index.ts'
import {
  type BusinessPolicy,
  businessPolicyKind,
  dollars,
  isCurrent,
  type LineOfBusiness,
  lineOfBusinessLabels,
} from '../../../knowledge/index.ts'
import { type Reading, sentencesOf } from '../../../reading/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import { cell, type Citations } from '../citations.ts'

/** A gap that the policies at hand show by themselves. */
interface PolicyGap {
  readonly what: string
  /** For the client. */
  readonly sentence: string
  readonly file: TaskFile
  readonly place: Passage
}

interface Passage {
  readonly quote: string
  readonly page: number
}

/** What the policies at hand leave open whatever the business does, as a table and as sentences to the client. */
export async function policyGaps(
  task: Task,
  {
    files,
    accountId,
    citations,
  }: { files: readonly TaskFile[]; accountId: string | null; citations: Citations },
): Promise<{ readonly table: string; readonly sentences: readonly string[] }> {
  const current = task.agency
    .table(businessPolicyKind)
    .related('account', accountId ?? '')
    .filter((policy) => isCurrent(policy, task.today))
  const stored = await task.agency.readMany(
    businessPolicyKind,
    current.map(({ id }) => id),
  )
  const held = current.map(({ type, insuresAutos }, at) => ({
    type,
    insuresAutos,
    coverages: stored[at]?.value.coverages ?? [],
  }))
  const gaps: PolicyGap[] = []
  for (const file of files) {
    const { reading } = await readFileOf(task, file.id)
    const underlying = accountId === null ? [] : underlyingGaps(reading, held)
    gaps.push(...[...underlying, ...statedGaps(reading)].map((gap) => ({ ...gap, file })))
  }
  const rows = gaps.map(
    ({ what, file, place }) =>
      `| ${what} | ${file.name}: “${cell(place.quote)}”${citations.mark(file, place)} |`,
  )
  const heading = ['| What the policies leave open | The policy says |', '| --- | --- |']
  return {
    table: rows.length === 0 ? '' : [...heading, ...rows].join('\n'),
    sentences: gaps.map(({ sentence }) => `- ${sentence}`),
  }
}

interface Held {
  readonly type: LineOfBusiness
  readonly insuresAutos: boolean
  readonly coverages: BusinessPolicy['coverages']
}

/** Policies that an umbrella requires below it: those that are not on file, and those with a lower limit than it requires. */
function underlyingGaps(reading: Reading, held: readonly Held[]): Omit<PolicyGap, 'file'>[] {
  const seen = new Set<LineOfBusiness>()
  return underlyingRows(reading).flatMap((place) => {
    const line = underlyingLine(place.quote)
    if (line === null || seen.has(line)) return []
    seen.add(line)
    const label = line === 'WORKERS_COMPENSATION' ? 'Employers Liability' : lineOfBusinessLabels[line]
    const below = held.filter((policy) => isUnderlying(policy, line))
    if (below.length === 0)
      return [
        {
          what: `The umbrella requires underlying ${label}: **no policy in force on file**`,
          sentence: `Your umbrella requires underlying ${label} coverage, and we have no such policy on file for you. In a loss you would pay what that policy should have paid. Who insures this for you?`,
          place,
        },
      ]
    const required = amountsIn(place.quote)[0]
    const limits = below.flatMap(({ coverages }) =>
      coverages.flatMap(({ name, limit }) =>
        perEvent.test(name) && typeof limit === 'number' ? [limit] : [],
      ),
    )
    const limit = Math.max(...limits)
    return required === undefined || limits.length === 0 || limit >= required
      ? []
      : [
          {
            what: `The umbrella requires ${dollars(required)} of underlying ${label}: **${dollars(limit)} on file**`,
            sentence: `Your umbrella requires ${dollars(required)} of underlying ${label}, and your policy has ${dollars(limit)}. In a loss you would pay the difference. May we get you a quote for the higher limit?`,
            place,
          },
        ]
  })
}

const perEvent = /\beach (?:occurrence|accident)\b|\bcombined single\b/i

function isUnderlying({ type, insuresAutos }: Held, line: LineOfBusiness): boolean {
  return (
    linesLike(line).includes(type) ||
    (line === 'COMMERCIAL_AUTO' && insuresAutos) ||
    (line === 'GENERAL_LIABILITY' && (type === 'PACKAGE' || type === 'BUSINESS_OWNERS'))
  )
}

function underlyingLine(text: string): LineOfBusiness | null {
  if (/\bemployers?['’]?s? liab/i.test(text)) return 'WORKERS_COMPENSATION'
  const lines = lineNames.flatMap(([line, words]) => (words.test(text) ? [line] : []))
  return lines.find((line) => required.has(line)) ?? null
}

const required: ReadonlySet<LineOfBusiness> = new Set([
  'COMMERCIAL_AUTO',
  'GENERAL_LIABILITY',
  'PROFESSIONAL_LIABILITY',
  'WORKERS_COMPENSATION',
])

/** The entries of a schedule of underlying insurance. */
function underlyingRows({ blocks }: Reading): Passage[] {
  return blocks.flatMap((block) => {
    if (!block.headings.some((heading) => /\bunderlying\b/i.test(heading))) return []
    if (block.kind === 'table')
      return [...(block.header ? [block.header] : []), ...block.rows].map((row) => ({
        quote: row.map(({ text }) => text).join(' '),
        page: row[0]?.page ?? block.page,
      }))
    return block.text.split('\n').map((quote) => ({ quote, page: block.page }))
  })
}

function amountsIn(text: string): number[] {
  return [...text.matchAll(/\$\s?(\d[\d,]*)/g)].map(
    ([, amount = '']) => Number(amount.replaceAll(',', '')) * 100,
  )
}

/** What policies say of people and places that they leave out. */
const stated: readonly { readonly words: RegExp; readonly what: string; readonly sentence: string }[] = [
  {
    words:
      /\b(?:proprietors?|partners?|(?:executive )?officers?|members?|owners?)\b[^.]{0,60}\b(?:is|are)?\s*(?:not covered|not included|excluded)\b|^[\p{L} .,'’&-]{4,80}\s[–—-]\s*excluded\b/iu,
    what: '**Excluded from workers compensation:** an injury of theirs is not insured',
    sentence:
      'Your workers compensation policy leaves out an owner or officer. An injury of theirs at work would not be paid. Do they have health and disability insurance that covers injuries at work?',
  },
  {
    words: /\ball states\b[^.]{0,20}\bexcept\b|\bother states\b[^.]{0,80}\b(?:except|exclud\w+)\b/i,
    what: '**States left out of other states insurance:** work there needs coverage of its own',
    sentence:
      'Your workers compensation policy leaves out some states. Do your employees work in any of them, even for a few days?',
  },
]

/** Owners and states that a workers compensation policy leaves out. */
function statedGaps({ blocks }: Reading): Omit<PolicyGap, 'file'>[] {
  const passages = blocks.flatMap((block): Passage[] =>
    block.kind === 'table'
      ? block.rows.map((row) => ({
          quote: row.map(({ text }) => text).join(' '),
          page: row[0]?.page ?? block.page,
        }))
      : sentencesOf(block.text).map((quote) => ({ quote, page: block.page })),
  )
  const isCompensation = passages.some(({ quote }) => /\bworkers['’]? compensation\b/i.test(quote))
  const headed = blocks.some(({ headings }) =>
    headings.some((heading) => /\bworkers['’]? compensation\b/i.test(heading)),
  )
  if (!isCompensation && !headed) return []
  return stated.flatMap(({ words, what, sentence }) => {
    const place = passages.find(({ quote }) => quote.length <= 400 && words.test(quote))
    return place ? [{ what, sentence, place }] : []
  })
}
