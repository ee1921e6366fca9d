import { messageParts } from './messageParts.ts'
import { type MessageText, sentencesOf } from './messageText.ts'
import type { TriageMessage } from './triageMessage.ts'

/** Whether an email says that it has a file, and has none. What is passed on often lost its own. */
export function lacksFile({ full }: MessageText, { channel, attachments, body }: TriageMessage): boolean {
  const { own } = messageParts(body)
  return (
    channel === 'EMAIL' &&
    attachments.length === 0 &&
    sentencesOf(own).some(({ text }) => hasFile.test(text) && full.includes(text))
  )
}

const hasFile =
  /^\W*(?:(?:hi|hello|hey)\b[^.!?]{0,20}\W+)?attached (?:is|are|you|please|the|our|my|an?)\b|\b(?:see|find|review)\b[^.?!]{0,20}\battached\b|\b(?:i|we)(?:['’]ve| have|['’]m| am)? (?:just )?attach(?:ed|ing)\b|\b(?:is|are) attached\b(?! to\b)/i
