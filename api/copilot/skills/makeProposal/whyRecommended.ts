import { sentencesOf } from '../../../reading/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { resultSoFar } from '../answerClient/emailOfResult.ts'

/** How the message about a proposal begins its recommendation, and how it says that there is none. */
export const lead = 'I recommend **'
export const noLead = 'No option is better on every point'

/** "Why did you recommend option B?" */
export const asksWhy =
  /^\s*(?:(?:and|so|but|ok)[\s,]+)*(?:why|how come|for what reason|what(?:['’]s| is| was) (?:the|your) reason)\b.*\b(?:recommend\w*|pick(?:ed)?|choose|chose|prefer(?:red)?|suggest(?:ed)?)\b/i

/** The reason for the recommendation that the last proposal made; null if the message does not ask for it. */
export async function whyRecommended(task: Task): Promise<Reply | null> {
  if (!asksWhy.test(task.request)) return null
  const said = task.history.findLast(({ by, text }) => by !== 'USER' && text.includes(lead))?.text
  if (said !== undefined) {
    const [first = '', ...rest] = sentencesOf(said.slice(said.indexOf(lead)))
    const reason = rest.slice(
      0,
      rest.findIndex((sentence) => !/^It (?:has|costs|is)\b/.test(sentence)),
    )
    return { text: [first, ...reason].join(' ') }
  }
  const none = task.history.findLast(({ by, text }) => by !== 'USER' && text.includes(noLead))?.text
  if (none !== undefined)
    return { text: none.slice(none.indexOf(noLead)).replace(/ Tell me which one to recommend.*$/s, '') }
  const result = await resultSoFar(task)
  return { text: ['I did not recommend any of them.', ...(result ? [result.text] : [])].join('\n\n') }
}
