import { type Ask, findAsks } from './findAsks.ts'
import type { MessageText } from './messageText.ts'
import { sendsDocument } from './splitByDocument.ts'

/** Whoever sends a document does not ask for it: `Please see the attached declarations.`, `Attached is our certificate.` */
export function withoutSent(
  asks: readonly Ask[],
  text: MessageText,
  sender: { readonly isKnown: boolean },
): readonly Ask[] {
  const sent = text.sentences.filter((sentence) => sendsDocument(sentence.text))
  const asked = asks.find(
    ({ type }) =>
      type === 'DOCUMENT_REQUEST' ||
      (ofCertificate.has(type) && sent.some((sentence) => certificateSent.test(sentence.text))),
  )
  if (!asked || text.channel === 'CALL' || sent.length === 0) return asks
  const rest = text.sentences.filter((sentence) => !sent.includes(sentence))
  const words = rest.map((sentence) => sentence.text).join(' ')
  const stillAsked = findAsks({ ...text, sentences: rest, full: words }, sender)
  if (stillAsked.some(({ type }) => type === asked.type)) return asks
  const others = asks.filter((ask) => ask !== asked)
  return others.length > 0 ? others : [{ ...asked, type: 'OTHER' }]
}

/** What a certificate that is sent may sound like: it names somebody as an additional insured. */
const ofCertificate: ReadonlySet<Ask['type']> = new Set(['ADD_ADDITIONAL_INSURED', 'CREATE_CERTIFICATE'])

/** Whether a text brings a certificate of insurance: `Attached is our certificate for your files.` */
export function sendsCertificate(text: string): boolean {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .some((sentence) => sendsDocument(sentence) && certificateSent.test(sentence))
}

/** A certificate among what is sent; `the sample certificate` and `certificate requirements` only show what is wanted. */
const certificateSent =
  /^(?!.*\b(?:samples?|example|requirements?|instructions?|template|blank|request)\b).*\b(?:cert(?:ificate)?s?|cois?|acord 25)\b/i
