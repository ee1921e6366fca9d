import type { TriageMessage } from './triageMessage.ts'

/** Characters of a message that are looked at; people ask within far fewer. */
const longestText = 8_000
/** A longer run without a space is data, not a word. */
const longestWord = 120
const overlong = new RegExp(String.raw`(\S{${longestWord}})\S+`, 'g')

/** The message with its text cut to what a person would read, so that no message keeps others waiting. */
export function boundedMessage(message: TriageMessage): TriageMessage {
  let left = longestText
  return {
    ...message,
    subject: message.subject === null ? null : bounded(message.subject, 1000),
    body: bounded(message.body, longestText),
    transcript: message.transcript.flatMap((utterance) => {
      const content = bounded(utterance.content, left)
      left -= content.length
      return content === '' ? [] : [{ ...utterance, content }]
    }),
  }
}

function bounded(text: string, most: number): string {
  // Short words leave more to cut than the text is allowed in the end.
  return text
    .slice(0, most * 4)
    .replaceAll(overlong, '$1…')
    .slice(0, most)
}
