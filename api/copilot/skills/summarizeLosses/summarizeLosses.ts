import { dollars } from '../../../knowledge/index.ts'
import type { PolicyFacts } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { askFor, assignInputs } from '../assignInputs.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import { phrasings } from './phrasings.ts'

const inputs: readonly SkillInput[] = [{ prefix: '[Loss Run]', types: ['LOSS_RUN'], isRequired: true }]

/** Sums up loss runs by year. */
export const summarizeLosses: Skill = defineSkill({
  name: 'loss-run-summary',
  title: 'Loss run summary',
  description: 'Sums up loss runs by year: claims, paid, reserved and incurred.',
  preset: null,
  role: 'ANSWER',
  questions: /\b(?:loss(?:es)?|claims?|incurred|paid|reserves?|frequency)\b/i,
  phrasings,
  inputs,
  makes: 'A table by year, as a document',
  run,
})

type Schedule = PolicyFacts['schedules'][number]
interface Year {
  readonly claims: number
  readonly paid: number
  readonly reserve: number
  readonly incurred: number
}

async function run(task: Task): Promise<Reply> {
  const parts = await assignInputs(inputs, task)
  if (parts.missing.length > 0) return askFor(parts.missing)
  const files = parts.of('[Loss Run]')
  const years = new Map<string, Year>()
  const seen = new Set<string>()
  let undated = 0
  for (const file of files) {
    const { facts } = await task.journal.call(readFacts, { fileId: file.id, name: file.name })
    for (const schedule of facts.schedules.filter(({ kind }) => kind === 'losses'))
      for (const row of schedule.rows) {
        const claim = claimOf(schedule, row)
        // A claim may appear on several loss runs; it counts once, with the values of the latest file.
        if (claim.number && seen.has(claim.number)) continue
        if (claim.number) seen.add(claim.number)
        if (claim.year === null) undated += 1
        const year = claim.year ?? 'No date'
        const sum = years.get(year) ?? { claims: 0, paid: 0, reserve: 0, incurred: 0 }
        years.set(year, {
          claims: sum.claims + 1,
          paid: sum.paid + claim.paid,
          reserve: sum.reserve + claim.reserve,
          incurred: sum.incurred + claim.incurred,
        })
      }
  }
  const names = files.map(({ name }) => name).join(', ')
  if (years.size === 0)
    return { text: `I found no table of claims in ${names}. Check whether it reports no losses.` }
  const sorted = [...years].toSorted(([a], [b]) => b.localeCompare(a))
  const rows = sorted.map(([year, sum]) => [
    year,
    String(sum.claims),
    dollars(sum.paid),
    dollars(sum.reserve),
    dollars(sum.incurred),
  ])
  const headers = ['Year of loss', 'Claims', 'Paid', 'Reserve', 'Incurred']
  await task.journal.call(generateDocument, {
    title: 'Loss run summary',
    blocks: [
      { type: 'heading', level: 1, text: 'Loss run summary' },
      {
        type: 'table',
        summary: 'Claims by year of loss',
        columns: headers.map((header, at) => ({
          header,
          width: 1,
          ...(at > 0 && { align: 'right' as const }),
        })),
        rows,
      },
      { type: 'paragraph', style: 'small', text: `From ${names}.` },
    ],
  })
  return {
    text: [
      `**${seen.size || rows.length} claims** in ${names}, by year of loss:`,
      '',
      `| ${headers.join(' | ')} |`,
      '| --- | ---: | ---: | ---: | ---: |',
      ...rows.map((row) => `| ${row.join(' | ')} |`),
      ...(undated > 0 ? ['', `${undated} without a date of loss.`] : []),
    ].join('\n'),
  }
}

function claimOf({ columns }: Schedule, { cells }: Schedule['rows'][number]) {
  const cellOf = (key: string) => cells[columns.findIndex((column) => column.key === key)]
  const amount = (key: string) => {
    const value = cellOf(key)?.value
    return typeof value === 'number' ? value : null
  }
  const [paid, reserve] = [amount('paid') ?? 0, amount('reserve') ?? 0]
  const date = cellOf('dateOfLoss')?.value
  return {
    number: cellOf('claimNumber')?.text.trim() ?? '',
    year: typeof date === 'string' ? date.slice(0, 4) : null,
    paid,
    reserve,
    incurred: amount('incurred') ?? paid + reserve,
  }
}
