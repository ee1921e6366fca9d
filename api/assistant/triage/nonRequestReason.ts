import { classifyText, weightFor } from './classifyText.ts'
import { messageFeatures } from './messageFeatures.ts'
import type { MessageText } from './messageText.ts'
import { nonRequestReasons, type Triage } from './triageMessage.ts'

/** Why a message that asks for nothing was written, with the sentence that says so most. */
export function reasonOf(
  text: MessageText,
  sender: { readonly isKnown: boolean },
): NonNullable<Triage['notRequest']> {
  const order = orders.exec(text.full)
  if (order) {
    const whole = text.sentences.find((sentence) => orders.test(sentence.text))
    return { reason: 'INSTRUCTIONS', evidence: [whole?.text ?? order[0]] }
  }
  const shares = classifyText(messageFeatures(text, sender))
  const reason = nonRequestReasons.reduce((best, each) => (shares[each] > shares[best] ? each : best))
  const [telling] = text.sentences
    .map((sentence) => {
      const features = messageFeatures({ ...text, sentences: [sentence], full: sentence.text }, sender)
      return { words: sentence.text, weight: weightFor(reason, features) }
    })
    .toSorted((a, b) => b.weight - a.weight)
  return { reason, evidence: telling ? [telling.words] : [] }
}

/** Orders to whoever, or whatever, reads the message. Clients take back only their own words. */
const orders =
  /\b(?:ignore|disregard|forget|override|bypass)\b(?: (?!my\b|our\b)\w+){0,3} (?:previous|prior|above|earlier|existing|your|all)\b(?: (?!my\b|our\b)\w+){0,3} (?:instructions?|rules?|prompts?|guidelines|directives?|programming)\b|\bsystem prompt\b|\bdeveloper mode\b|\byou are now an? \w+|\b(?:as|if) you are an? (?:AI|LLM|language model|chat ?bot)\b/i

/** Whether a message gives orders to its reader: no words beside make it a request. */
export function givesOrders({ full }: MessageText): boolean {
  return orders.test(full)
}
