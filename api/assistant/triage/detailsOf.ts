import { dayInWords } from '../../platform/index.ts'
import type { MessageText } from './messageText.ts'

/** The words of a request, for staff. */
export function detailsOf(
  { channel, own, full }: MessageText,
  { effectiveOn }: { effectiveOn: string | null },
): string {
  const longest = full.length > own.length ? full : own
  const words = (channel === 'CALL' ? withoutCourtesy(longest) : longest).slice(0, 9_000)
  return effectiveOn === null ? words : `${words}\n\nEffective ${dayInWords(effectiveOn)}.`
}

/** What a caller said without greetings and one-word answers, which say nothing apart from the conversation. */
function withoutCourtesy(transcript: string): string {
  return transcript
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => !courtesy.test(sentence))
    .join(' ')
}

const courtesy =
  /^\W*(?:hi|hello|hey|yes|yeah|yep|no|nope|ok|okay|great|perfect|awesome|wonderful|sure|right|correct|alright|(?:thanks|thank you)(?: (?:so|very) much)?|(?:good ?)?bye|you too|that['’]s (?:it|all))\W*$/i
