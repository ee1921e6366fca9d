import type { MessageText } from './messageText.ts'
import { describesLoss } from './describesLoss.ts'

const thanks = /\b(?:thank(?:s| you|ing)|thx|tnx|ty|tysm|appreciated?|gracias|grateful)\b/i
/** What people write beside their thanks: that it arrived, that it was right, and good wishes. */
const besides =
  /\b(?:got|received?|recib[ií]|have it|came (?:through|over)|accepted|approved|happy|works?|worked|looks?|all set|all good|perfect(?:ly)?|exactly|great|awesome|excellent|wonderful|nice|good|best|quick|fast|(?:passed|forwarded|sent) (?:it|them|the \w+) (?:on|along|to)|have an?|enjoy|weekend|holidays?|confirming)\b/i
/** Anything that may ask for more, or say that something is not right yet. */
const wants =
  /\?|\b(?:please|pls|plz|need(?:s|ed)?|want(?:s|ed)?|can|could|would|should|must|will you|send|add|remove|cancel|change|update|correct|fix|reissue|issue|missing|wrong|incorrect|but|however|except|also|still|forgot|until|another|when|how|what|why|quote|asap|let (?:me|us) know|unless|once)\b/i

/** The sentence of thanks of a message that says nothing else, and so needs no answer; null for any other message. */
export function thanksIn(
  { sentences, channel }: Pick<MessageText, 'sentences' | 'channel'>,
  subject: string | null,
): string | null {
  const own = sentences.filter(({ text }) => !subject?.includes(text))
  const said = own.find(({ text }) => thanks.test(text))
  const isPlain = own.every(({ text }) => !wants.test(text) && (thanks.test(text) || besides.test(text)))
  return channel === 'EMAIL' && said && isPlain && !describesLoss({ sentences: own }) ? said.text : null
}
