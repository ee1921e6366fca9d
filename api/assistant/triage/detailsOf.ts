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

const polite = String.raw`(?:(?:many )?(?:thanks|thank you)(?: (?:so|very) much| again| a lot| for (?:your|the) (?:help|time))?|(?:good ?|bye[- ]?)?bye(?: now)?|you too|have a (?:good|great|nice) (?:one|day|night|evening|weekend|rest of (?:your|the) day)|take care|talk (?:to you )?(?:soon|later)|see you|cheers|that(?:['’]s| is| will be) (?:it|all)(?: for (?:now|today))?|hi|hello|hey|yes|yeah|yep|no|nope|ok|okay|alright|all right|great|perfect|awesome|wonderful|sure|right|correct|appreciate it|i appreciate it)`
/** Nothing but such words: `Okay, thanks, bye.` */
const courtesy = new RegExp(String.raw`^\W*${polite}(?:(?:\W+|\W+(?:and|then|so)\W+)${polite})*\W*$`, 'i')
