import { stemmer } from 'stemmer'
import type { Citation } from '../../workspaces/caraMessage.ts'

/** Whether the wording is about what happens in the question, and not about one of its many words. */
export function isOnTopic(
  question: string,
  { answer, citations }: { answer: string; citations: readonly Pick<Citation, 'quote'>[] },
): boolean {
  const own = tellingStems(askedIn(question))
  // "A pipe burst. Are we covered?" asks about what came before.
  const asked = own.size >= fewest ? own : tellingStems(question)
  if (asked.size < 3) return true
  // An answer repeats the wording that decides it, unless that is long.
  const deciding = answer.length > 60 ? [answer] : [answer, ...citations.map(({ quote }) => quote)]
  const shown = new Set(stemsIn(deciding.join(' ')))
  return [...asked].filter((stem) => shown.has(stem)).length / asked.size > leastShared
}

const leastShared = 0.3
const fewest = 2

function tellingStems(text: string): ReadonlySet<string> {
  return new Set(stemsIn(text).filter((stem) => !ofCoverage.has(stem)))
}

/** The sentences that ask, without the names of people and places: "They want us to start on Monday." tells no loss. */
function askedIn(message: string): string {
  const sentences = message.split(/(?<=[.!?])\s+/)
  const asking = sentences.filter((sentence) => sentence.endsWith('?'))
  return (asking.length > 0 ? asking : sentences)
    .join(' ')
    .replaceAll(/(?<=[^\s.!?] )\p{Lu}[\p{Ll}’']+/gu, ' ')
}

function stemsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => stemmer(word))
}

/** Words of any question about coverage. */
const ofCoverage = new Set(
  stemsIn(
    'does have with what when that this from they them their there would could should will been were about covered coverage cover covers policy policies insurance insured liability general pays paid someone somebody happens happen please know case during while into over through your ours thing things',
  ),
)
