import { ofProcedure, wantsAnswer } from './alsoAsked.ts'
import { changeDetails, changedItems } from './changeDetails.ts'
import { changesAsked } from './changesAsked.ts'
import { describesLoss } from './describesLoss.ts'
import { oftenAsked } from './documentType.ts'
import { messageText } from './messageText.ts'
import type { RequestType, TriagedRequest, TriageMessage } from './triageMessage.ts'

/**
 * The sentences of an email that ask for something which none of its requests is about and no question of the reply
 * takes up, as written: a person has to see them.
 */
export function notHandled(
  message: TriageMessage,
  requests: readonly TriagedRequest[],
  questions: readonly string[],
): string[] {
  const subject = (message.subject ?? '').replace(/^\s*(?:(?:re|fwd?)\s*:\s*)+/i, '').trim()
  // A person reads all of what is no order.
  if (requests.some(({ type, isClaim }) => type === 'OTHER' && !isClaim)) return []
  return messageText(message)
    .sentences.filter(
      ({ text, isDenied }) =>
        !isDenied &&
        text !== subject &&
        asksFor(text) &&
        !questions.some((question) => isSame(question, text)) &&
        !requests.some((request) => isAbout(request, text)),
    )
    .map(({ text }) => text)
}

/** Whether a question that the reply takes up is a part of the sentence or has all of it. */
function isSame(question: string, sentence: string): boolean {
  const [one, other] = [question.toLowerCase(), sentence.toLowerCase()]
  return one.includes(other) || other.includes(one)
}

function asksFor(sentence: string): boolean {
  return (
    sentence.split(/\s+/).length > 3 &&
    !courtesy.test(sentence) &&
    !(sentence.split(/\s+/).length < 10 && backReference.test(sentence)) &&
    (wantsAnswer(sentence) || plea.test(sentence))
  )
}

const plea =
  /(?:^|[,;:–—-]\s+|\b(?:and|also|so|but)\s+)(?:also\s+)?(?:please|pls|kindly)\b|\b(?:can|could|would|will) (?:you|someone|somebody|anyone)\b|\b(?:we|i)(?:['’]d| would)? (?:also )?(?:need|want|like) (?:you |someone |somebody )?(?:to|an?|the|our|my|your)\b/i
/** `Can you take care of this?` */
const backReference = /\b(?:it|this|that|them|these|those|when ready|today)\b/i
const courtesy =
  /\b(?:let (?:me|us) know|(?:any|further|more) (?:questions|info\w*)|hesitate|thank|appreciate|call me|call us|reach (?:me|us|out)|get back to|e-?mail (?:me|us|it|them)|send (?:it|them|that|this)|reply|respond|confirm (?:receipt|once|when|that|this|it)|asap|as soon as|you need|see attached|attached|(?:see|read|look at|review|handle|refer to)\b[^.!?]{0,20}\bbelow|need (?:it|this|that|them)|need (?:to )?(?:know|by)|in order to|advise|hold|note that|find)\b/i

/** What shows that a sentence is about a request of the type. */
const about: Readonly<Record<RequestType, RegExp>> = {
  ADD_ADDITIONAL_INSURED:
    /\b(?:insureds?|AI|add(?:ed|ing)?|endors\w+|waiver|primary|lease|contract|landlord|wording|named?|listed?|forms?|cert\w*|cois?)\b/i,
  CANCEL_POLICY:
    /\b(?:cancel\w*|terminat\w*|refund|return premium|end(?:s|ing)?|effective|releases?|policy|sign)\b/i,
  CREATE_CERTIFICATE:
    /\b(?:cert\w*|cois?|acord|proof|evidence|holder|insureds?|AI|waiver|subrogation|primary|non-?contrib\w*|umbrella|wording|limits?|notice|aggregate|description|project|job|show|list|include|name[ds]?|address|endorse\w*|policy|coverage)\b/i,
  DOCUMENT_REQUEST: /\b(?:cop(?:y|ies)|pages?|documents?|forms?|send|pdf|policy)\b/i,
  ENDORSE_POLICY: /\b(?:endors\w+|effective|policy|change\w*|vin|drivers?|add(?:ed|ing)?|remove\w*)\b/i,
  OTHER: /\b(?:claim|adjuster|report|loss|accident|damage\w*|injur\w+|deductible|police|happen\w*)\b/i,
  QUESTION: /\?/,
  QUOTE_REQUEST: /\b(?:quot\w+|pric\w+|cost\w*|premium|rates?|options?|limits?|coverages?|deductibles?)\b/i,
}

/** What is a request of its own kind, whatever else is asked. */
const otherKind =
  /\b(?:bill(?:ed|ing|s)?|invoices?|payments?|autopay|charged?|refund(?:ed)?|overdue|past due)\b/i

function isAbout(request: TriagedRequest, sentence: string): boolean {
  const { type, evidence, isClaim, details } = request
  if (evidence.some((each) => each.includes(sentence) || sentence.includes(each))) return true
  const isPart = details.replaceAll(/\s+/g, ' ').includes(sentence.replaceAll(/\s+/g, ' '))
  if (!isPart && type !== 'CREATE_CERTIFICATE') return false
  const ownDocument = oftenAsked(sentence)
  if (ownDocument !== null && type !== 'DOCUMENT_REQUEST' && type !== 'CREATE_CERTIFICATE') return false
  if (otherKind.test(sentence) && !otherKind.test(evidence.join(' ')) && type !== 'CANCEL_POLICY')
    return false
  if (type === 'ENDORSE_POLICY' && isChange(sentence)) return true
  if (
    isClaim &&
    (ofProcedure.test(sentence) || describesLoss({ sentences: [{ text: sentence, isDenied: false }] }))
  )
    return true
  return about[type].test(sentence)
}

function isChange(sentence: string): boolean {
  return changedItems(changeDetails(sentence)).length > 0 || changesAsked(sentence, null).length > 0
}
