import { questionsBesides } from '../../../communication/index.ts'
import type { Task } from '../../runs/task.ts'
import { answerLetter } from './answerLetter.ts'
import { quotedAnswer } from './quotedAnswer.ts'

/** A reply that answers what the client asks besides in the words of the policies, where they have any. */
export async function withAnswersBesides(task: Task, body: string): Promise<string> {
  const besides = questionsBesides(body)
  const found = besides && (await quotedAnswer(task, besides.questions.join(' ')))
  if (!besides || !found?.isClear) return body
  const asked = besides.questions.map((question) => `"${question}"`).join(' ')
  return body.replace(besides.paragraph, () => `You also asked: ${asked}\n\n${answerLetter(found)}`)
}
