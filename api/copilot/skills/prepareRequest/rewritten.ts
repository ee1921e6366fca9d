import type { ReplyOrder } from '../../tools/sendReply.ts'

/** Other text with the draft's greeting and closing. */
export function rewritten({ body }: ReplyOrder, text: string): string {
  const paragraphs = body.split('\n\n')
  const [greeting = 'Hello,', closing = ''] = [paragraphs[0], paragraphs.at(-1)]
  return [greeting, text, closing].filter(Boolean).join('\n\n')
}

/** What a reply says of work that is under way; the finished work replaces it. */
const underWay = /\bWe are (?:checking|getting|looking into)\b[^]*$/

/** The draft with an answer in place of the promise of one; what it says about other requests stays. */
export function withAnswer(draft: ReplyOrder, answer: string): string {
  const paragraphs = draft.body
    .split('\n\n')
    .slice(1, -1)
    .map((paragraph) => paragraph.replace(/^Thanks for your message\. /, ''))
  // `We are sorry that you had to ask again, and for the wait.`
  const before = paragraphs.find((paragraph) => underWay.test(paragraph))?.replace(underWay, '') ?? ''
  const others = paragraphs.filter((paragraph) => !underWay.test(paragraph))
  return rewritten(draft, [`${before}${answer}`, ...others].join('\n\n'))
}
