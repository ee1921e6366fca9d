import { perilNamed } from '../../knowledge/index.ts'
import { changesVehicles } from './changeDetails.ts'
import { ofPastCover } from './documentType.ts'
import { placeCanceled } from './placesChanged.ts'
import type { MessageText } from './messageText.ts'
import type { RequestType } from './triageMessage.ts'
import { withoutSlips } from './withoutSlips.ts'

/** The type after what a message plainly names or refuses: a certificate, an additional insured, a vehicle. */
export function fittingType(
  type: RequestType,
  { channel, sentences }: MessageText,
  sender: { readonly isKnown: boolean },
): RequestType {
  // `Flood?` of a client is about the policy they have.
  if (
    type === 'QUOTE_REQUEST' &&
    sender.isKnown &&
    sentences.some(({ text }) => text.endsWith('?') && perilNamed(text) !== null)
  )
    return 'QUESTION'
  const wanted = sentences
    .filter(({ isDenied }) => !isDenied)
    .map(({ text }) => withoutSlips(text).replaceAll(certificateLater, ' '))
  if (
    type === 'ADD_ADDITIONAL_INSURED' &&
    wanted.some((text) => insuredRemoved.test(text) || insuredRenamed.test(text))
  )
    return 'ENDORSE_POLICY'
  // `What's ten million going to cost? I need the number for the budget.`
  if (
    type === 'QUESTION' &&
    wanted.some((text) => ofPrice.test(text)) &&
    wanted.some((text) => onlyPriced.test(text))
  )
    return 'QUOTE_REQUEST'
  const isHolderStated = wanted.some((text) => holderStated.test(text))
  const isCertificate = isHolderStated || wanted.some((text) => certificateName.test(text))
  if (wanted.some((text) => agencyPaper.test(text))) return 'DOCUMENT_REQUEST'
  if (type === 'ADD_ADDITIONAL_INSURED' && isCertificate) return 'CREATE_CERTIFICATE'
  if (type === 'QUESTION' && isHolderStated) return 'CREATE_CERTIFICATE'
  // `Proof that I was covered under them from 2021`: a certificate shows what is in force.
  if (type === 'CREATE_CERTIFICATE' && wanted.some((text) => ofPastCover.test(text)))
    return 'DOCUMENT_REQUEST'
  // `Take us off as of tomorrow, I already bought with the other guy`
  if (type === 'ENDORSE_POLICY' && takenOff.test(wanted.join('\n')) && elsewhere.test(wanted.join('\n')))
    return 'CANCEL_POLICY'
  // `Please send evidence of flood insurance and an updated mortgagee clause`: the evidence shows the clause.
  if (
    type === 'ENDORSE_POLICY' &&
    sentences.some(({ text }) => evidenceOrdered.test(text)) &&
    !sentences.some(({ text }) => lenderChanged.test(text))
  )
    return 'CREATE_CERTIFICATE'
  if (type === 'ADD_ADDITIONAL_INSURED' && sentences.some(({ text }) => notAdded.test(text)))
    return 'CREATE_CERTIFICATE'
  // `The van has been sold. Remove it please`: nobody speaks of the policy.
  if (
    type === 'CANCEL_POLICY' &&
    changesVehicles(wanted.join('\n')) &&
    !wanted.some((text) => wholePolicy.test(text))
  )
    return 'ENDORSE_POLICY'
  // `Cancel the coverage on the Main St building`: the rest of the policy stays.
  if (
    type === 'CANCEL_POLICY' &&
    wanted.some((text) => placeCanceled.test(text) && !/\bpolic(?:y|ies)\b/i.test(text))
  )
    return 'ENDORSE_POLICY'
  if (type !== 'CREATE_CERTIFICATE' || isCertificate) return type
  const isAdded = wanted.some((text) => addedToPolicy.test(text))
  // In a call, it may be the agent who says certificate.
  const isInsured = channel === 'EMAIL' && wanted.some((text) => insuredName.test(text))
  return isAdded || isInsured ? 'ADD_ADDITIONAL_INSURED' : type
}

const ofPrice = /\b(?:what|how much)\b[^.?!]{0,40}\b(?:cost|run us|run me)\b|\bprice for\b/i
const onlyPriced =
  /\bnot chang(?:e|ing) anything (?:yet|now|today)\b|\b(?:number|figure|price)s? (?:\w+ )?for (?:the|our|my) budget\b|\bprice only\b/i

/** `I need to add somebody to the GL`, `The bank wants to be on the liability too`. */
const addedToPolicy =
  /\b(?:add(?:ed)?\b[^.,;!?]{0,40}\b(?:on)?to|(?:named|put) (?:\p{L}+ ){0,3}on|(?:needs?|wants?|has|have) to be on) (?:the|our|my|your) (?:\p{L}+ ){0,2}(?:gl|liability|policy|insurance|bop|package|umbrella)\b/iu

/** What only the agency itself has: `Our accounting needs your W-9 to set you up` */
const agencyPaper =
  /\b(?:your|(?:the|your) agency['’]?s)(?: (?:\p{L}+ ){0,2}|, )(?:w-?9s?|agency licen[cs]e|e&o (?:certificate|dec\w*))\b/iu

/** `They want our insurance. They don't need to be added to anything.` */
const notAdded =
  /\b(?:(?:don|doesn)['’]?t|do not|does not|no) (?:need|want|have|reason)\b[^.!?]{0,20}\b(?:added|additional insureds?)\b/i
/** Who is to be the holder, whatever else is asked: `Holder should read: Permian Operating, LP`. */
const holderStated =
  /\bholder (?:should|must|needs to|has to|is to) (?:read|be|say)\b|^\W*(?:cert(?:ificate)? )?holder(?:\s*\/\s*AI)?\s*:/im
const evidenceOrdered =
  /\b(?:send|provide|furnish|forward|mail|fax|issue|submit)\b[^.!?]{0,40}\bevidence of (?:\w+ ){0,3}(?:insurance|coverage)\b/i
const lenderChanged =
  /\b(?:change|amend|replace|correct|add|update|remove|delete|list|name|endorse)\b[^.!?]{0,60}\b(?:mortgagee|lender|loss payee|lien ?holder)\b|\b(?:mortgagee|lender|loss payee)\b[^.!?]{0,40}\b(?:should|must|needs? to|has to|to) (?:now )?(?:read|be)\b/i
const takenOff = /\btake (?:us|me|everything|all of (?:it|them)) off\b/i
const elsewhere =
  /\b(?:done with (?:you|this)|(?:bought|went|going|signed|placed|moved|switched) (?:\w+ ){0,3}(?:with|to) (?:the |an?)?other\b|(?:other|another|new|different) (?:agent|agency|carrier|company|broker|guy|outfit)|cancel\w*)\b/i
const wholePolicy = /\b(?:cancel\w*|terminat\w*|polic(?:y|ies)|insurance|coverages?)\b/i
const certificate = String.raw`\b(?:cert(?:ificate)?s?|c\.?o\.?i\.?(?:['’]?s)?|acord(?: ?25)?|(?:paper )?proof(?: of (?:\w+ )?(?:insurance|coverage|liability))?|evidence of (?:\w+ )?(?:insurance|coverage))\b`
const certificateName = new RegExp(certificate, 'i')
const insuredName = /\b(?:additional(?:ly)? insureds?|add['’]?l insureds?|addl\.? insureds?|AI)\b/
const insuredRemoved = new RegExp(
  String.raw`\b(?:remov(?:e|ed|ing)|delet(?:e|ed|ing)|drop(?:ped|ping)?)\b[^.;!?]{0,90}(?:${insuredName.source})|(?:${insuredName.source})[^.;!?]{0,30}\b(?:removed|deleted|come off|taken off)\b`,
  'i',
)
/** One that is on the policy already under another name: `the additional insured on our policy needs to be corrected`. */
const insuredRenamed = new RegExp(
  String.raw`\b(?:the|our|an?|existing) (?:${insuredName.source})[^.;!?]{0,40}\b(?:corrected|renamed|changed|updated|(?:has |have )?changed (?:its|their) name)\b|\b(?:correct|update|change|fix)\b[^.;!?]{0,30}\bnames? (?:of|on) (?:the|our|an?) (?:${insuredName.source})`,
  'i',
)
/** No certificate, or one that follows the change: `and a certificate to go with it when it's done`. */
const certificateLater = new RegExp(
  String.raw`\b(?:no|not|without|(?:nobody|no one|no-one|none of them)(?: has|['’]s| have)? (?:ever |yet )?(?:ask(?:ed|s)?|want(?:s|ed)?|need(?:s|ed)?|mention(?:ed|s)?)(?: me| us)?(?: for)?(?: an?| the)?|(?:did(?:n['’]?t| not)|never) (?:say|ask for|mention|want|need)(?: an?| the)?|(?:don|doesn|isn|won)['’]?t (?:need|want|take|accept|bother(?: with| w)?)|if(?! you (?:could|can|would|might)\b)|already (?:have|has|got|received)(?: an?| the| our)?|skip|instead of|rather than|ask (?:you )?for|thank(?:s| you) for|also (?:e-?mail|send|issue|need|give|get))\b[^.;!?]{0,25}${certificate}[^.;!?]{0,20}|${certificate}[^.;!?]{0,30}\b(?:later|too|as well|along|to go with|when|once|not needed|not necessary|isn['’]?t|(?:is|are) (?:coming|being (?:sent|made)|done|handled)|(?:comes?|coming) from)\b`,
  'gi',
)
