import { dollars } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { accountOf } from '../accountOf.ts'
import { askFor, assignInputs } from '../assignInputs.ts'
import { cell } from '../citations.ts'
import { answeredOffer, offerToRequest } from '../lossRunRequest/lossRunRequest.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { phrasings } from './phrasings.ts'
import { type Claim, filesRead, isOpen, lossClaims } from './lossClaims.ts'
import {
  blocksOf,
  checkNotes,
  claimsSection,
  isWords,
  lineSection,
  lineTermSection,
  openSection,
  ratioSection,
  type Section,
  sumOf,
  valuationNote,
} from './lossSections.ts'

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
  const checks = checkNotes(runs)
  const names = filesRead(files, runs)
  const byTerm = lineTermSection(runs) ?? claimsSection(runs)
  const valued = [valuationNote(runs.valuations, files), ...runs.notes.map(noted)].join(' ')
  if (claims.length === 0 && cleanLines.length === 0) return { text: checks.join('') }
  const byLine = lineSection(claims)
  const isLineFirst = asksLine.test(task.request) && !asksTerm.test(task.request)
  const grouped = byLine === null ? [byTerm] : isLineFirst ? [byLine, byTerm] : [byTerm, byLine]
  const [first = byTerm, ...others] = grouped
  const { clean, undated } = byTerm
  // What was not read whole allows no conclusions.
  const isWhole = runs.unmatched.length === 0 && runs.unread.length === 0
  const sections = [
    ...others,
    ...[ratioSection(runs, task.today), openSection(claims)].filter((section) => section !== null),
  ]
  await task.journal.call(generateDocument, {
    title: 'Loss run summary',
    blocks: [
      { type: 'heading', level: 1, text: 'Loss run summary' },
      ...checks.map((text) => ({ type: 'paragraph', text }) as const),
      { type: 'paragraph', text: valued },
      ...[first, ...sections].flatMap(blocksOf),
      { type: 'paragraph', style: 'small', text: `From ${names}.` },
    ],
  })
  const count = `**${claims.length} ${claims.length === 1 ? 'claim' : 'claims'}**`
  const by = first.headers.slice(0, first.headers.indexOf('Claims')).join(' and ').toLowerCase()
  return {
    text: [
      ...checks.flatMap((note) => [`**${note}**`, '']),
      claims.length === 0
        ? `**No claims** in ${names}. ${noLosses(cleanLines)}`
        : isWhole
          ? `${count} in ${names}, by ${by}:`
          : `I read ${count} in ${names}, by ${by}:`,
      '',
      `| ${first.headers.join(' | ')} |`,
      `| ${first.headers.map((header) => (isWords(header) ? '---' : '---:')).join(' | ')} |`,
      ...first.rows.map((row) => `| ${row.join(' | ')} |`),
      '',
      valued,
      ...(undated > 0 ? ['', `${undated} without a date of loss.`] : []),
      ...sections.flatMap(markdownOf),
      ...(clean.length > 0 && claims.length > 0 && isWhole
        ? ['', `No losses in ${new Intl.ListFormat('en-US').format(clean)}.`]
        : []),
      ...notesOn(claims, {
        isWhole,
        hasPremiums: terms.some(({ premium }) => premium),
        hasLines: byLine !== null,
        request: task.request,
      }).flatMap((note) => ['', note]),
    ].join('\n'),
    letter: [
      ...checks,
      valued,
      ...[first, ...sections].map(textOf),
      ...(claims.length === 0
        ? [noLosses(cleanLines)]
        : claims.some(isOpen) || !isWhole
          ? []
          : ['No claim is open.']),
    ].join('\n\n'),
  }
}

const asksLine = /\bby (?:[\w-]+ (?:and|then) )?(?:line|lob|coverage)\b|\b(?:each|per|every) (?:line|lob)\b/i

/** "By line and policy term". */
const asksTerm = /\b(?:terms?|years?)\b/i

function noted({ quote, page }: { readonly quote: string; readonly page: number }): string {
  return `The loss run notes: “${quote}” (page ${page})`
}

function noLosses(lines: readonly { readonly quote: string }[]): string {
  return `The loss run says: “${lines[0]?.quote ?? ''}”`
}

/** What a reader of the figures has to know, and which parts of the request the files do not answer. */
function notesOn(
  claims: readonly Claim[],
  {
    isWhole,
    hasPremiums,
    hasLines,
    request,
  }: { isWhole: boolean; hasPremiums: boolean; hasLines: boolean; request: string },
): string[] {
  const total = sumOf(claims, 'incurred')
  const [largest] = claims.toSorted((a, b) => b.incurred - a.incurred)
  const share = largest && total > 0 ? Math.round((largest.incurred / total) * 100) : 0
  const named = largest ? [largest.number, largest.description].filter(Boolean).join(', ') : ''
  return [
    ...(isWhole && !claims.some(isOpen) ? ['No claim is open.'] : []),
    ...(isWhole && share >= 50 && claims.length > 1 && largest
      ? [`One claim (${named}) makes up ${share}% of all that was incurred: ${dollars(largest.incurred)}.`]
      : []),
    ...(asksLine.test(request) && !hasLines ? [oneLine(claims)] : []),
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

/** Why there is no table by line of business. */
function oneLine([first]: readonly Claim[]): string {
  return first?.line
    ? `All claims are under one line of business: ${first.line}.`
    : 'The loss run does not say which line of business each claim belongs to.'
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
