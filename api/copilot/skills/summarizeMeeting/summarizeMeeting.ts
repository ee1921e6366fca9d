import { sentencesOf } from '../../../reading/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { dateIn } from '../letters/letterSkill.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { phrasings } from './phrasings.ts'

/** Sums up the notes of a meeting or call, in their own words. */
export const summarizeMeeting: Skill = defineSkill({
  name: 'meeting-summary',
  title: 'Meeting or call summary',
  description: 'Sums up notes of a meeting or call and lists the tasks with their dates.',
  preset: null,
  phrasings,
  inputs: [],
  makes: 'A summary with tasks, as a document',
  run,
})

const isTask =
  /\b(will|need(?:s)? to|must|should|to[- ]do|action(?: item)?|follow up|send|email|call back|get (?:a |the )?quote|request|by (?:mon|tues|wednes|thurs|fri)day|by \d)/i

async function run({ journal, request, answered }: Task): Promise<Reply> {
  const notes = sentencesOf(request)
    .filter((line) => line.length > 8)
    // The first sentence of a message says what to do with the notes.
    .filter(
      (line, at) => answered !== null || at > 0 || !/\b(summar|recap|notes|action items|clean)/i.test(line),
    )
  if (notes.length < 2)
    return { text: 'Paste the notes or the transcript. What was said?', question: { topic: 'notes' } }
  const tasks = notes.filter((line) => isTask.test(line))
  const points = notes.filter((line) => !tasks.includes(line))
  const rows = tasks.map((line) => [line, dateIn(line) ?? ''])
  await journal.call(generateDocument, {
    title: 'Meeting summary',
    blocks: [
      { type: 'heading', level: 1, text: 'Meeting summary' },
      ...(points.length > 0
        ? [
            { type: 'heading', level: 2, text: 'What was said' } as const,
            { type: 'list', kind: 'bullet', items: points } as const,
          ]
        : []),
      ...(rows.length > 0
        ? [
            { type: 'heading', level: 2, text: 'Tasks' } as const,
            {
              type: 'table',
              summary: 'Tasks with dates',
              columns: [
                { header: 'Task', width: 4 },
                { header: 'Date', width: 1 },
              ],
              rows,
            } as const,
          ]
        : []),
    ],
  })
  return {
    text: [
      rows.length > 0
        ? `**${rows.length} ${rows.length === 1 ? 'task' : 'tasks'}:**`
        : 'I found no task in the notes.',
      ...rows.map(([line, date]) => `- ${line}${date && !line?.includes(date) ? ` (${date})` : ''}`),
    ].join('\n'),
  }
}
