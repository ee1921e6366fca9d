import { readFileOf } from '../../documents/documentReading.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { letterAnswer } from '../answerClient/emailOfLetter.ts'
import { Citations } from '../citations.ts'
import { noticeMeaning } from './noticeMeaning.ts'
import { noticeInput, noticeOf } from './noticeOf.ts'

/** A question about what a letter means: what it says, what has to be done, by when, and how much is due. */
const asksMeaning =
  /\bwhat (?:does|do|is|are) (?:this|the|that|it)\b.{0,60}\b(?:say|mean|about|want|ask)\b|\bby when\b|\bdeadlines?\b|\b(?:have|has|need|needs) to (?:do|pay|send)\b|\bhow much\b.{0,40}\b(?:owe|due|pay|charge)|\bwhen\b.{0,40}\b(?:due|pay|paid|dispute)\b/i

/** Answers what the attached notice or letter of a carrier says and asks for; null without one, and for any other question. */
export async function noticeAnswer(task: Task): Promise<Reply | null> {
  if (!asksMeaning.test(task.request)) return null
  const file = task.files.findLast(isNotice)
  if (!file) return await letterAnswer(task)
  const read = await readFileOf(task, file.id)
  const notice = noticeOf(read)
  if (!notice) return null
  const citations = new Citations()
  const text = noticeMeaning(notice, { file, read, citations, policy: null, today: task.today })
  return { text, citations: citations.list }
}

function isNotice({ type }: TaskFile): boolean {
  return type !== null && noticeInput.types.includes(type)
}
