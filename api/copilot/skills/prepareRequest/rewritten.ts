import { framedInEnglish, isSpanishReply } from '../../../communication/index.ts'
import type { ReplyOrder } from '../../tools/sendReply.ts'

/** A text for the client, in Spanish as well where it is a standard one. */
export type Wording = string | { readonly english: string; readonly spanish: string }

/** Other text with the draft's greeting and closing, and in its language where the text has it. */
export function rewritten({ body }: ReplyOrder, text: Wording): string {
  const paragraphs = body.split('\n\n')
  const frame = [paragraphs[0] ?? 'Hello,', paragraphs.at(-1) ?? '']
  const isSpanish = typeof text !== 'string' && isSpanishReply(body)
  const words = typeof text === 'string' ? text : isSpanish ? text.spanish : text.english
  const [greeting, closing] = isSpanish ? frame : frame.map(framedInEnglish)
  return [greeting, words, closing].filter(Boolean).join('\n\n')
}

/** What a reply says of work that is under way; the finished work replaces it. */
const underWay = /\b(?:We are (?:checking|getting|looking into)|Estamos buscando)\b[^]*$/

/** The draft with an answer in place of the promise of one; what it says about other requests stays. */
export function withAnswer(draft: ReplyOrder, answer: Wording): string {
  const isSpanish = isSpanishReply(draft.body)
  // The rest of a reply in Spanish does not go with an answer in English.
  if (isSpanish && typeof answer === 'string') return rewritten(draft, answer)
  const paragraphs = draft.body
    .split('\n\n')
    .slice(1, -1)
    .map((paragraph) => paragraph.replace(/^(?:Thanks for your message|Gracias por su mensaje)\. /, ''))
  // `We are sorry that you had to ask again, and for the wait.`
  const before = paragraphs.find((paragraph) => underWay.test(paragraph))?.replace(underWay, '') ?? ''
  const others = paragraphs.filter((paragraph) => !underWay.test(paragraph))
  const whole = (words: string) => [`${before}${words}`, ...others].join('\n\n')
  return rewritten(
    draft,
    typeof answer === 'string'
      ? whole(answer)
      : { english: whole(answer.english), spanish: whole(answer.spanish) },
  )
}
