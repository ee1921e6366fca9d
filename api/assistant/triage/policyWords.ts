import { isInquiry } from './alsoAsked.ts'
import { lineNames } from './lineWords.ts'
import type { MessageText } from './messageText.ts'
import type { RequestType } from './triageMessage.ts'

/** The words that tell which policy a request is about; `said` is the whole message. */
export function policyWords(type: RequestType, text: MessageText, said: string): string {
  if (type === 'DOCUMENT_REQUEST' && refersBack(text.full)) return said
  return type === 'CANCEL_POLICY' || type === 'ENDORSE_POLICY' ? orderedIn(text) : text.full
}

/** What is ordered, without what is asked besides: `The oven has to be insured. Does my daughter have to be on the comp?` */
function orderedIn({ sentences, full }: MessageText): string {
  const asked = sentences.flatMap(({ text, isDenied }) => (!isDenied && isInquiry(text) ? [text] : []))
  const left = asked.reduce((rest, words) => rest.replace(words, ' '), full)
  return lineNames.some(([, words]) => words.test(left)) || ofThings.test(left) ? left : full
}

/** `They cancel the comp. Can you send me that notice again?`: of which policy, the message says before. */
function refersBack(part: string): boolean {
  return /\b(?:that|those|this|these)\b/i.test(part) && !lineNames.some(([, words]) => words.test(part))
}

const ofThings =
  /\b(?:trucks?|vans?|drivers?|vehicles?|trailers?|ovens?|equipment|machines?|buildings?|VIN)\b/i
