import { nameKey } from '../../knowledge/index.ts'
import { capitalized } from '../../platform/index.ts'
import type { MessageText } from './messageText.ts'

/** Every part of what is asked: `Is the sign covered? And what is the deductible?` */
export function findQuestion(
  { sentences }: MessageText,
  { evidence, subject }: { evidence: readonly string[]; subject: string },
): string | null {
  const asked = sentences
    .map(({ text }) => text)
    .filter(
      (text) =>
        (text.includes('?') || isOpenQuestion.test(text)) &&
        !/^\W*(how are you|how'?s it going|how have you been)\b/i.test(text),
    )
    .filter((question, at, all) => !isRepeated(question, { later: all.slice(at + 1), subject }))
  const chosen = asked.length > 0 ? asked.slice(0, 4) : evidence.slice(0, 1)
  return capitalized(chosen.join(' ').slice(0, 1_000)) || null
}

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
