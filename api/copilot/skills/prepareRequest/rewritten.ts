import type { ReplyOrder } from '../../tools/sendReply.ts'

/** Other text with the draft's greeting and closing. */
export function rewritten({ body }: ReplyOrder, text: string): string {
  const paragraphs = body.split('\n\n')
  const [greeting = 'Hello,', closing = ''] = [paragraphs[0], paragraphs.at(-1)]
  return [greeting, text, closing].filter(Boolean).join('\n\n')
}
