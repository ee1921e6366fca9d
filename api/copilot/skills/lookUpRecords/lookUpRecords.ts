import type { Reply, Task } from '../../runs/task.ts'
import { exportTable } from '../../tools/exportTable.ts'
import { asksOfResult, resultSoFar } from '../answerClient/emailOfResult.ts'
import { exploreDocument } from '../exploreDocument/exploreDocument.ts'
import { requestOf } from '../letters/conversation.ts'
import { wantsSpreadsheet } from './bookAnswer.ts'
import { asksToDelete, deletionAnswer } from './deletion.ts'
import { answeredOffer } from '../lossRunRequest/lossRunRequest.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { recordAnswer } from './recordAnswer.ts'
import { phrasings } from './phrasings.ts'

/** Answers questions about clients, policies and requests from the agency's records. */
export const lookUpRecords: Skill = defineSkill({
  name: 'look-up-records',
  title: 'Look up records',
  workName: null,
  description:
    'Answers from the records of the agency: who has which policy, and which policies expire when.',
  preset: null,
  role: 'ANSWER',
  phrasings,
  inputs: [],
  makes: 'An answer with links to the records',
  async run(task) {
    if (asksForReminder.test(task.request)) return { text: noReminders }
    if (asksToDelete(requestOf(task))) return await deletionAnswer(task)
    const result = asksOfResult.test(task.request) ? await resultSoFar(task) : null
    if (result) return result
    const requested = await answeredOffer(task)
    if (requested) return requested
    // Information that no record has may be in a document.
    const answer = await recordAnswer(task, { needsLimits: true })
    return answer ? await withSpreadsheet(task, answer) : await exploreDocument.run(task)
  },
})

/** The table of an answer as a workbook as well, if the message asks for one. */
async function withSpreadsheet({ journal, request }: Task, answer: Reply): Promise<Reply> {
  if (!wantsSpreadsheet(request)) return answer
  const [columns, , ...rows] = answer.text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(2, -2)
        .split(/ (?<!\\)\| /)
        .map((text) => text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('\\|', '|')),
    )
  if (!columns || rows.length === 0) return answer
  const name =
    answer.text
      .split(/[.:\n]/)[0]
      ?.replaceAll(/[^\p{L}\p{N} ,-]/gu, '')
      .slice(0, 100) || 'List'
  const { fileName } = await journal.call(exportTable, { name, columns, rows })
  const lines = answer.text.split('\n')
  const end = lines.findIndex((line) => line.startsWith('| ')) + 2 + mostShown
  const isCut = rows.length > mostShown
  const shown = isCut ? lines.slice(0, end) : lines
  return {
    ...answer,
    text: [
      `I wrote **${fileName}** with ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}.${isCut ? ` The first ${mostShown}:` : ''}`,
      '',
      ...shown,
    ].join('\n'),
  }
}

/** How many rows of a spreadsheet the message shows. */
const mostShown = 10

/** "Can you remind me on Friday to call Marta?" */
export const asksForReminder =
  /^\s*(?:(?:please|pls|can you|could you|would you)[,\s]+)*(?:remind me\b|set (?:me )?(?:up )?(?:a|an) (?:reminder|task|alarm)\b|put .{2,60} (?:on|in) (?:my|the) calendar\b)/i

const noReminders =
  'I can’t set reminders. Give the service request a due date: it shows as overdue once the date has passed.'
