import type { Ask } from './findAsks.ts'
import type { MessageText } from './messageText.ts'

/** Whether somebody sends a form to be filled in: `Can you fill this out for us?`, `Please complete the attached.` */
export function asksToFillForm(text: string): boolean {
  return text.split(/(?<=[.!?])\s+|\n+/).some((sentence) => fills.test(sentence) && !ofOther.test(sentence))
}

const form = String.raw`(?:forms?|questionnaires?|attach\w*|enclosed|this|these|it|sections?|applications?|packets?|paperwork|surveys?|supplementals?|worksheets?|portions?|prequal\w*)`
const fills = new RegExp(
  String.raw`\b(?:please|pls|can|could|would|will|need|needs|want|wants|have|help|mind)\b[^.!?]{0,40}\b(?:fill(?:ed|ing)?\b[^.!?]{0,40}\b(?:out|in)\b|complet(?:e|ed|ing)\b[^.!?]{0,30}\b${form}\b)|^\W*(?:fill (?:out|in)|complete)\b[^.!?]{0,30}\b${form}\b`,
  'i',
)
/** A certificate is issued, and what we asked the client to fill in is theirs. */
const ofOther =
  /\b(?:certs?|certificates?|cois?|acord 25)\b|\b(?:i|we)(?:['’](?:ve|ll)| have| will)? (?:already )?(?:filled|completed|will (?:fill|complete)|(?:fill|complete) )/i

/** Whether what is asked for is a form to be filled in, which sounds like a document or a certificate to be sent. */
export function isFormToFill(
  { type, evidence }: Ask,
  { sentences }: Pick<MessageText, 'sentences'>,
): boolean {
  if (type === 'CREATE_CERTIFICATE')
    return !evidence.some((each) => ofOther.test(each)) && sentences.some(({ text }) => asksToFillForm(text))
  return (type === 'DOCUMENT_REQUEST' || type === 'QUESTION') && evidence.some(asksToFillForm)
}
