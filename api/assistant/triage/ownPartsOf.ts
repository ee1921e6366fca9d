import type { Ask } from './findAsks.ts'
import type { MessageText } from './messageText.ts'

/** What an ask has of a sentence: all of it, or those of its parts that are the ask's own, each of them ended. */
export function ownPartsOf(sentence: string, { sentences }: Ask, { sentences: all }: MessageText): string[] {
  if (sentences === null || sentences.includes(sentence)) return [sentence]
  return sentences
    .filter((own) => sentence.includes(own) && !all.some(({ text }) => text === own))
    .map((own, at, parts) => (at < parts.length - 1 && /[\p{L}\p{N})]$/u.test(own) ? `${own}.` : own))
}
