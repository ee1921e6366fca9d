import { agencyUserKind } from '../../../identity/index.ts'
import { capitalized, dayInWords } from '../../../platform/index.ts'
import { sentencesOf } from '../../../reading/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { accountOf } from '../accountOf.ts'
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
  /\b(will|need(?:s)? to|must|should|to[- ]do|action(?: item)?|follow up|promised?|owes?|agreed to|wants?|asked (?:for|us|me|to)|send|email|call back|get (?:a |the )?quote|request|by (?:mon|tue|wed|thu|fri)\w*|by \d)/i

async function run(task: Task): Promise<Reply> {
  const { agency, journal, request, answered, today, workspace } = task
  const lines = sentencesOf(request).flatMap(pointsOf)
  const notes = lines
    .filter((line) => line.length > 8)
    // The first sentence of a message says what to do with the notes.
    .filter(
      (line, at) => answered !== null || at > 0 || !/\b(summar|recap|notes|action items|clean)/i.test(line),
    )
    .map((line) => capitalized(line.replace(/^(?:and|then|also) /i, '').replaceAll(/\bi\b(?=['’ ])/g, 'I')))
  if (notes.length < 2)
    return { text: 'Paste the notes or the transcript. What was said?', question: { topic: 'notes' } }
  const tasks = notes.filter((line) => isTask.test(line))
  const points = notes.filter((line) => !tasks.includes(line))
  const user = agency.table(agencyUserKind).get(workspace.agencyUserId ?? '')?.name ?? 'Agency'
  const rows = tasks.map((line) => [line, ownerOf(line, user), dueIn(line, task.today)])
  const { account } = await accountOf(task)
  const kind = /\b(?:call(?:ed)?|phone|hung up|spoke|talked)\b/i.test(request)
    ? 'Call summary'
    : 'Meeting summary'
  const title = account ? `${kind}: ${account.detail.name}` : kind
  await journal.call(generateDocument, {
    title,
    blocks: [
      { type: 'heading', level: 1, text: title },
      {
        type: 'fields',
        layout: 'aligned',
        entries: [
          { label: 'Date', value: dayInWords(today) },
          { label: 'Notes by', value: user },
        ],
      },
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
              summary: 'Tasks with their owners and dates',
              columns: [
                { header: 'Task', width: 4 },
                { header: 'Who', width: 1.5 },
                { header: 'By', width: 1.5 },
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
        ? `I wrote "${title}" with **${rows.length} ${rows.length === 1 ? 'task' : 'tasks'}:**`
        : `I wrote "${title}". I found no task in the notes.`,
      '',
      ...tasks.map((line) => `- ${line}`),
    ].join('\n'),
  }
}

/** "Just hung up with Nate: wants an umbrella, hired three" as a point each. */
function pointsOf(sentence: string): string[] {
  const [, opening = '', list] = /^([^:]{3,80}):\s+(.+)$/s.exec(sentence) ?? []
  const points = list?.includes(', ') ? [opening, ...list.split(/,\s+/)] : [sentence]
  return points.flatMap((point) => point.split(nextWish))
}

/** "She is fine with the premium and wants an umbrella quote" */
const nextWish = /,?\s+and (?=(?:(?:he|she|they) )?(?:wants?|needs?|asked (?:for|us)|would like)\b)/i

function ownerOf(task: string, user: string): string {
  // What a client wants is for us to do.
  if (/\b(?:I|we|wants?)\b/.test(task)) return user
  return /^(\p{Lu}\p{Ll}+)\b(?= (?:will|needs?|must|should|sends?|is))/u.exec(task)?.[1] ?? ''
}

/** When a task is due: the day that the notes name, or "Next week". */
function dueIn(task: string, today: string): string {
  return dateIn(task, today) ?? capitalized(/\b(?:next |this )?(?:week|month)\b/i.exec(task)?.[0] ?? '')
}
