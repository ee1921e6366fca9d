import { capitalized } from '../../platform/index.ts'
import { isCoverageNotice } from './coverageNotice.ts'
import { smallestClausesOf } from './clausesOf.ts'
import { indirectQuestion } from './findQuestion.ts'
import { messageText } from './messageText.ts'
import type { TriagedRequest, TriageMessage } from './triageMessage.ts'

/** How many questions a reply takes up besides the requests. */
const most = 3

/** The questions of an email that none of its requests is about, as written: nobody opens a request for them, yet a reply takes them up. */
export function alsoAsked(message: TriageMessage, requests: readonly TriagedRequest[]): string[] {
  const subject = (message.subject ?? '').replace(/^\s*(?:(?:re|fwd?)\s*:\s*)+/i, '').trim()
  return messageText(message)
    .sentences.flatMap(({ text, isDenied }) =>
      isDenied || text === subject ? [] : (indirectQuestion(text) ?? (wantsAnswer(text) ? text : [])),
    )
    .flatMap((text) => (requests.some(({ isClaim }) => isClaim) ? withoutProcedure(text) : text))
    .filter((text) => !requests.some((request) => isAbout(request, text)))
    .map((text) => text.replace(opening, '').replaceAll(/["“”]/g, "'"))
    .slice(0, most)
}

/** Whether somebody has to answer a sentence, unlike `How are you?` and `Does that work?` */
export function wantsAnswer(sentence: string): boolean {
  return sentence.split(/\s+/).length > 3 && isInquiry(sentence) && !smallTalk.test(sentence)
}

/** Whether a sentence wants to know something rather than have something done: `Do we have to …?`, not `Can you send …?` */
export function isInquiry(sentence: string): boolean {
  const words = sentence.replace(opening, '')
  return (
    wantsToKnow.test(words) ||
    (words.endsWith('?') && (!plea.test(words) || ifYou.test(words) || orDoWe.test(words)))
  )
}

const opening =
  /^\W*(?:(?:hi|hello|hey|dear)\b[^,.!?]{0,30}[,.!]\s*)?(?:(?:and|also|so|but|plus|finally|lastly|separately|one more thing|quick question)\b\W*)*/i
/** `Would you raise the limit if it was you?` asks for advice. */
const ifYou = /\bif (?:it|this|you|that) (?:was|were) (?:you|yours|me|us|in (?:my|our))\b/i
/** `Can we add a driver now, or do we have to wait for renewal?` */
const orDoWe = /\bor (?:do|does|should|must) (?:we|i|it|that|he|she|they)\b/i
const wantsToKnow =
  /^(?:(?:please|can you|could you|would you|kindly|also) )*(?:(?:tell|let) (?:me|us) (?:also |please )?(?:know )?(?:what|whether|if|how|when|where|who|why|which)\b|confirm (?:what|whether|if|how|when|the (?:return|premium|deductible|limits?|cost|price|amount))\b)/i
const plea =
  /(?:^|[,;:–—] (?:(?:and|so|but) )?)(?:please\b|(?:can|could|would|will|may|might)(?:n['’]t)? (?:you|u|someone|somebody|anyone)\b|(?:can|could|may) (?:we|i)\b|(?:can|could|may) (?:he|she|they) (?:get|have)\b|(?:can|could) [^?]*\bbe (?!covered|insured)\w+|(?:can|could|would) (?:the|our|my|your) (?:\w+ ){1,3}(?:name|add|list|include|show)\b|any chance|is (?:it possible|there (?:a|any) way)|are you able|mind\b|do you (?:mind|need|have|want)|how about)/i
/** What is answered by doing what was asked, or needs no answer. */
const smallTalk =
  /\b(?:how are you|any questions|make sense|does that work|sound good|anything else|(?:is|would) that (?:be )?(?:ok|okay|fine|possible|all right)|you need|need (?:\w+ )?from (?:me|us)|(?:what|anything) (?:\w+ ){0,3}(?:need to|should|must|have to) do|next steps?|how (?:soon|quickly|fast)|when (?:can|will|could|should) (?:i|we|you|they|he|she|it)\b)/i
/** What the report of a loss is answered with in any case: what to do now, whom to call, what happens next. */
export const ofProcedure =
  /\b(?:what|which|anything|something)\b[^?]*\b(?:do|doing|happens?|steps?|send|give|provide|bring)\b|\bwho\b[^?]*\b(?:call|contact|talk|speak|report|tell|notify)\b|\bhow\b[^?]*\b(?:file|report|start|proceed|go about|claim|works?)\b|\b(?:should|do|can|may|must|shall) (?:i|we)\b[^?]*\b(?:report|talk|speak|admit|apologi[sz]e|wait|tell|sign|give (?:him|her|them|out)|file (?:a|the|this|it))\b/i
const ofPrice = /\b(?:costs?|price|pricing|how much|quotes?|rates?|premium)\b/i

/** What the answer to a notice of cancellation takes up in any case: whether the payment arrived, and how to pay. */
const ofPaying = /\b(?:get|got|received?|pay(?:ment|ing)?|check|stop|confirm|cancel\w*|next|do (?:i|we))\b/i

function isAbout({ type, question, evidence, isClaim, details }: TriagedRequest, sentence: string): boolean {
  return (
    (type === 'OTHER' && isCoverageNotice(details) && ofPaying.test(sentence)) ||
    evidence.some((each) => hasWords(each, sentence)) ||
    (question !== null && hasWords(question, sentence)) ||
    (isClaim && ofProcedure.test(sentence)) ||
    (type === 'QUOTE_REQUEST' && ofPrice.test(sentence)) ||
    (type === 'CANCEL_POLICY' && /\b(?:refund|return premium|money back)\b/i.test(sentence))
  )
}

/** A question without the part that the report of a loss is answered with: `What do we do, and does the policy pay?` */
function withoutProcedure(question: string): string[] {
  const clauses = smallestClausesOf(question)
  const rest = clauses.filter((clause) => !ofProcedure.test(clause))
  if (rest.length === clauses.length) return [question]
  return rest.filter((clause) => isInquiry(clause.endsWith('?') ? clause : `${clause}?`)).map(capitalized)
}

/** Whether one of two texts has the words of the other. */
function hasWords(one: string, other: string): boolean {
  const [short, long] = [one.toLowerCase(), other.toLowerCase()].toSorted((a, b) => a.length - b.length)
  return short !== undefined && short.length > 12 && long?.includes(short) === true
}
