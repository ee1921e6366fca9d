import { nameKey } from '../../knowledge/index.ts'
import { capitalized } from '../../platform/index.ts'
import type { MessageText } from './messageText.ts'

/** Every part of what is asked: `Is the sign covered? And what is the deductible?` */
export function findQuestion(
  { sentences }: MessageText,
  { evidence, subject }: { evidence: readonly string[]; subject: string },
): string | null {
  const asked = sentences
    // The agent asked it.
    .filter(({ isProposed = false }) => !isProposed)
    .map(({ text }) => indirectQuestion(text) ?? text)
    .filter(
      (text) =>
        (text.includes('?') || isOpenQuestion.test(text)) &&
        !/^\W*(how are you|how'?s it going|how have you been)\b/i.test(text),
    )
    .filter((question, at, all) => !isRepeated(question, { later: all.slice(at + 1), subject }))
  // `Their contract asks for $2M per occurrence. Do we have that?`
  const first = sentences.findIndex(({ text }) => (indirectQuestion(text) ?? text) === asked[0])
  const before = refersBack.test(asked[0] ?? '') ? sentences[first - 1]?.text : undefined
  const inContext = before && before !== subject && !greeting.test(before) ? [before, ...asked] : asked
  const chosen = inContext.length > 0 ? inContext.slice(0, 4) : evidence.slice(0, 1)
  return capitalized(chosen.join(' ').slice(0, 1_000)) || null
}

/** What a sentence asks without a question mark, as a question: `A partner asks whether mold is covered`, `tell us the deductible`. */
export function indirectQuestion(sentence: string): string | null {
  if (sentence.includes('?')) return null
  const { topic, verb, rest, open, thing } = indirect.exec(sentence)?.groups ?? {}
  if (topic && verb && rest) return `${capitalized(verb.toLowerCase())} ${topic} ${rest}?`
  if (open) return `${capitalized(open)}?`
  return thing ? `What is ${thing}?` : null
}

const told = String.raw`\b(?:also )?(?:asks?|asked|wonders?|wondering|wants? to know|would like to know|needs? to know|(?:tell|let) (?:me|us)(?: know)?)(?: me| us)?(?: also)?`
const indirect = new RegExp(
  String.raw`${told} (?:(?:whether|if) (?<topic>[^.,;!?]{2,60}?) (?<verb>is|are|was|were|will|would|can|has|have) (?<rest>[^.!?]{3,120})|(?<open>(?:what|how (?:much|many|long)) (?:is|are) [^.!?]{3,120})|(?<thing>(?:the|our|my) (?:\w+ ){0,3}(?:deductible|limit|premium|retention|coverage)s?))(?=[.!]|$)`,
  'i',
)

const refersBack =
  /^\W*(?:(?:and|so|but) )?(?:is|are|would|will) (?:that|this|it|those|these) (?:be |all )?(?:ok(?:ay)?|fine|right|allowed|covered|insured|included|excluded|a problem|an issue|possible)\b|^\W*(?:(?:and|so|but) )?(?:do|does|is|are|would|will|can|should) (?:we|i|you|our \w+|it|that|this|they|those|these)\b.{0,30}\b(?:that|it|this|them|those|these|enough)\b/i
const greeting = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b.{0,30}$/i

/** Whether the message asks in full what its subject asks, or the same again. */
function isRepeated(
  question: string,
  { later, subject }: { later: readonly string[]; subject: string },
): boolean {
  const wordsOf = (text: string) =>
    nameKey(text)
      .split(' ')
      .filter((word) => word.length > 2)
  return later.some((other) => {
    const words = wordsOf(other)
    return (
      other === question ||
      (subject.includes(question) && wordsOf(question).every((word) => words.includes(word)))
    )
  })
}

/** Asked without a question mark, or before the `and` that ends it. */
const isOpenQuestion =
  /^(?:(?:hi|hello|hey)\b[^,]{0,30}, )?(?:also,? |and )?(?:what|when|where|who|which|why|how|do|does|did|is|are|can|could|should) (?:is|are|do|does|much|many|long|we|i|it|our|my|the|there|you)\b.*[^.!]$/is
