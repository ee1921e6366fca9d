import type { Task } from '../../runs/task.ts'
import { correctsHolder } from './holderGiven.ts'

/** Whether a user wants the prepared certificate made anew: "prepare it again with the waiver", "redo the COI". */
export function ordersCertificateAgain(text: string): boolean {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .some((sentence) => anew.test(sentence) && (ofCertificate.test(sentence) || ofIt.test(sentence)))
}

const anew =
  /\b(?:redo|re-do|re-?issue|re-?prepare|refresh|regenerate)\b|\b(?:prepare|make|create|do|draft|issue|generate)\b[^.!?\n]{0,60}\b(?:again|anew|afresh|over)\b/i
const ofCertificate = /\b(?:certificates?|certs?|cois?|acord)\b/i
const ofIt = /\b(?:redo|prepare|make|do|draft|issue) (?:it|that|this)\b/i

/** What the user added to the request when they had its certificate made anew, or gave its holder. */
export function wordsOfUser({ request, history }: Pick<Task, 'request' | 'history'>): string[] {
  const texts = [...history.flatMap(({ by, text }) => (by === 'USER' ? [text] : [])), request]
  return texts.filter((text) => ordersCertificateAgain(text) || correctsHolder(text))
}
