import type { TriagedRequest, TriageMessage, TriagePolicy } from '../../assistant/index.ts'
import { formsNamed, marketLetterOf } from '../../assistant/index.ts'
import { dayInWords } from '../../platform/index.ts'
import { aboutNotice } from './aboutNotice.ts'
import { cancellationReply, listed } from './cancellationReply.ts'
import { certificatesAskedFor } from './certificatesAskedFor.ts'
import { changesAskedFor, changesNotOnFile } from './changesAskedFor.ts'
import { claimReply } from './claimReply.ts'
import type { DraftDeps } from './draftReply.ts'
import { endedReply } from './endedPolicy.ts'
import { otherReply } from './otherReply.ts'
import { policyInWords } from './policyInWords.ts'
import { questionReply } from './questionReply.ts'
import { quoteReply } from './quoteReply.ts'
import { standingReply } from './standingReply.ts'

/** Restates the request so that the client can correct it. Never says what is covered. */
export function requestReply(
  request: TriagedRequest,
  {
    account,
    message,
    requests,
    isOutsider,
    isOnRecord,
    callBack = 'today',
  }: DraftDeps & { readonly isOutsider: boolean },
): string {
  const policies = account?.policies ?? []
  const { name, effectiveOn, documentType, waiverOfSubrogation, lineNotOnFile } = request
  const from = effectiveOn === null ? '' : `, effective ${dayInWords(effectiveOn)}`
  const meant = policies.find(({ id }) => id === request.policyId)
  const policy = meant
    ? `your ${policyInWords(meant, isOnRecord && isOneOfSeveral(meant, policies))}`
    : `your ${request.allPolicies || (request.type === 'QUESTION' && policies.length > 1) ? 'policies' : 'policy'}`
  const carrier = meant?.carrier ?? null
  const standing = request.isClaim || isOutsider ? null : standingReply(request, policies)
  if (standing !== null) return standing
  const ended = endedReply(request, { policies, isOnRecord })
  if (ended !== null) return ended
  const line = lineNotOnFile && `${/^[aeiou]/i.test(lineNotOnFile) ? 'an' : 'a'} ${lineNotOnFile} policy`
  switch (request.type) {
    case 'CREATE_CERTIFICATE':
      return certificatesAskedFor([request])
    case 'ADD_ADDITIONAL_INSURED':
      return `We will ask the carrier to add ${name ? `${name} to ${policy} as an additional insured` : `the additional insured to ${policy}`}${formsAskedFor(request.details)}${waiverOfSubrogation ? ', and about the waiver of subrogation they ask for' : ''}.${message.attachments.length > 0 ? '' : ' If a lease or contract requires it and you have not sent us its insurance page yet, please do, so that we ask for the right wording.'}${ifInThePast(request, message)}`
    case 'CANCEL_POLICY':
      return line
        ? `You asked us to cancel your ${lineNotOnFile} coverage${from}. We don't see ${line} in our records. Could you send us its policy number or its declarations page? Nothing has been canceled yet.`
        : `${cancellationReply(request, { policies, isOnRecord, from })}${ifInThePast(request, message)}`
    case 'DOCUMENT_REQUEST':
      return documentReply(documentType, requests)
    case 'ENDORSE_POLICY':
      return line || account?.policies.length === 0
        ? changesNotOnFile(request, { line: line ?? 'a policy of yours', lineNotOnFile, message })
        : `${changesAskedFor(request, policy, message)}${ifInThePast(request, message)}`
    case 'QUOTE_REQUEST':
      return quoteReply(request.details)
    case 'QUESTION':
      if (request.isAboutContract)
        return 'We received the contract and will compare its insurance requirements with your policies.'
      return (
        aboutNotice({ policy, carrier }, message) ??
        (request.isUltimatum
          ? otherReply(request, { isOnly: true, callBack, today: message.receivedOn })
          : questionReply(request, policy))
      )
    case 'OTHER':
      if (isOutsider)
        return request.isClaim
          ? 'We are passing it on to the insurance carrier.'
          : marketReply(`${message.subject ?? ''}\n${message.body}`, account?.names[0] ?? 'our client')
      if (request.isBankChange)
        return "To protect your account, we don't change bank details by email. A member of our team will call you at the phone number that we have on file. Nothing has been changed yet."
      if (!request.isClaim) {
        const notice = aboutNotice({ policy, carrier }, message)
        if (notice) return notice
      }
      return request.isClaim
        ? claimReply(request, callBack)
        : otherReply(request, {
            isOnly: requests.length === 1,
            callBack,
            today: message.receivedOn,
          })
  }
}

/** Whether the account has another policy of its line in force, so that the line alone does not tell which is meant. */
function isOneOfSeveral(meant: TriagePolicy, policies: readonly TriagePolicy[]): boolean {
  return policies.some(({ id, type, isEnded }) => id !== meant.id && type === meant.type && !isEnded)
}

/** ` on CG 20 10 and CG 20 37`: the carrier has to hear which forms a contract names. */
function formsAskedFor(details: string): string {
  const forms = formsNamed(details)
  return forms.length === 0 ? '' : ` on ${listed(forms)}`
}

/** Only the carrier can date a change back, and a client must not count on it. */
function ifInThePast({ type, effectiveOn }: TriagedRequest, { receivedOn }: TriageMessage): string {
  if (effectiveOn === null || effectiveOn >= receivedOn) return ''
  return type === 'CANCEL_POLICY'
    ? `\n\n${dayInWords(effectiveOn)} is in the past. The carrier decides whether it cancels back to that day, and usually asks for proof, such as the bill of sale or the declarations page of the new policy. Please send us what you have.`
    : `\n\n${dayInWords(effectiveOn)} is in the past. The carrier decides whether the change can apply from that day, and may ask whether there have been any losses since. Please don't rely on it until the carrier confirms it.`
}

/** What a client reads who asks for a document, beside what else they ask for. */
function documentReply(documentType: string | null, requests: readonly TriagedRequest[]): string {
  const isOfNoPolicy = requests.some(
    ({ lineNotOnFile }) => lineNotOnFile !== null && documentType?.includes(lineNotOnFile),
  )
  if (isOfNoPolicy)
    return `We can send you the ${documentType} as soon as we know which policy they belong to.`
  return `We are getting ${documentType ? `the ${documentType}` : 'the document'} for you.`
}

/** What a carrier or somebody else outside reads who writes about a client. */
function marketReply(letter: string, client: string): string {
  switch (marketLetterOf(letter)) {
    case 'QUOTE':
      return `We will go over your quote with ${client} and let you know how they decide.`
    case 'RENEWAL':
      return `We will go over the renewal with ${client} and let you know how they decide.`
    case 'AUDIT':
      return `We will ask ${client} for the audit records that you need.`
    case 'REINSTATEMENT':
      return `We will tell ${client}.`
    case 'RECOMMENDATIONS':
    case null:
      return `We will take it up with ${client}.`
  }
}
