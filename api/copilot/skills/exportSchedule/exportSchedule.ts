import type { PolicyFacts } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { exportTable } from '../../tools/exportTable.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { phrasings } from './phrasings.ts'

type ScheduleKind = PolicyFacts['schedules'][number]['kind']

const words: readonly (readonly [ScheduleKind, RegExp])[] = [
  ['vehicles', /\b(vehicles?|autos?|fleet|trucks?|vins?)\b/i],
  ['drivers', /\bdrivers?\b/i],
  ['locations', /\b(locations?|buildings?|sov|statement of values)\b/i],
  ['equipment', /\b(equipment|inland marine|tools)\b/i],
  ['mileage', /\b(mileage|ifta|fuel tax)\b/i],
  ['classes', /\b(class codes?|classifications?|rating|payroll)\b/i],
  ['coverages', /\bcoverages?\b/i],
  ['forms', /\b(forms?|endorsements?)\b/i],
  ['endorsements', /\bendorsements?\b/i],
  ['losses', /\b(loss(?:es)?|claims?)\b/i],
]

/** Writes the schedules of a document as spreadsheets. */
export const exportSchedule: Skill = defineSkill({
  name: 'export-schedule',
  title: 'Schedule to spreadsheet',
  workName: 'Spreadsheet',
  description:
    'Reads schedules of vehicles, drivers, locations, coverages, classes, forms or claims and writes each as a spreadsheet.',
  preset: null,
  form: 'WORKBOOK',
  phrasings,
  inputs: [],
  makes: 'An Excel workbook for each schedule',
  run,
})

async function run({ journal, files, request }: Task): Promise<Reply> {
  if (files.length === 0) {
    return {
      text: 'Which document holds the schedule? Attach it, and I will write the spreadsheet.',
      question: { topic: 'document' },
    }
  }
  const asked = words.flatMap(([kind, pattern]) => (pattern.test(request) ? [kind] : []))
  const lines: string[] = []
  const found = new Set<ScheduleKind>()
  let hasPages = false
  for (const file of files.slice(-10)) {
    const { facts } = await journal.call(readFacts, { fileId: file.id, name: file.name })
    const named = facts.schedules.filter(({ kind }) => asked.includes(kind))
    for (const { kind } of named) found.add(kind)
    for (const { title, columns, rows } of named.length > 0 ? named : facts.schedules) {
      const isPaged = rows.some(({ page }) => page > 1)
      hasPages ||= isPaged
      const { fileName } = await journal.call(exportTable, {
        name: `${title} - ${file.name.replace(/\.\w+$/, '')}`.slice(0, 150),
        columns: [...columns.map(({ label }) => label), ...(isPaged ? ['Page'] : [])],
        rows: rows
          .slice(0, 5_000)
          .map(({ cells, page }) => [...cells.map(({ text }) => text), ...(isPaged ? [String(page)] : [])]),
      })
      lines.push(`- **${fileName}**: ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`)
    }
  }
  const names = files.map(({ name }) => name).join(', ')
  if (lines.length === 0) return { text: `I found no schedule in ${names}.` }
  // "Forms and endorsements" are one schedule in some documents.
  const isMissed = (kind: ScheduleKind) =>
    !found.has(kind) && !(kind === 'endorsements' && found.has('forms'))
  const missed = asked.filter(isMissed)
  const note = `The values are as printed.${hasPages ? ' The last column gives the page.' : ''}`
  return {
    text: [
      note,
      '',
      ...lines,
      ...(missed.length > 0
        ? [
            '',
            `**I found no schedule of ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(missed)}** in ${names}.`,
          ]
        : []),
    ].join('\n'),
  }
}
