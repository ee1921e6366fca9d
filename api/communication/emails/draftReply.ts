import {
  alsoAsked,
  asksForPropertyEvidence,
  asksAgain,
  policiesMeant,
  isSpanish,
  notHandled,
  spanishNote,
  bankChangeWarning,
  type TriageAccount,
  type TriagedRequest,
  type TriageMessage,
  type TriagePolicy,
  withoutAttached,
  withoutNames,
  writesAboutClient,
} from '../../assistant/index.ts'
import { dayInWords, withSinglePeriods } from '../../platform/index.ts'
import { aboutNotice } from './aboutNotice.ts'
import { asking, ofParty } from './askedBack.ts'
import { certificatesAskedFor } from './certificatesAskedFor.ts'
import { changesAskedFor, changesNotOnFile, wrongVins } from './changesAskedFor.ts'
import { claimReply } from './claimReply.ts'
import { forClientOnly, type Held } from '../conversations/senderStanding.ts'
import { cancellationReply, listed, withChoices } from './cancellationReply.ts'
import type { EmailDraft } from './emailThread.ts'
import { plainSubject } from './emailThread.ts'
import { documentReply } from './documentReply.ts'
import { endedReply, endedWarning } from './endedPolicy.ts'
import { formsAskedFor } from './formsAskedFor.ts'
import { forNewClient } from './forNewClient.ts'
import { forOurClient } from './forOurClient.ts'
import { heldReply } from './heldReply.ts'
import { ifInThePast } from './ifInThePast.ts'
import { notHandledNote } from './notHandledNote.ts'
import { otherReply } from './otherReply.ts'
import { policyInWords } from './policyInWords.ts'
import { questionReply } from './questionReply.ts'
import { alsoAskedReply } from './questionsBesides.ts'
import { quoteReply } from './quoteReply.ts'
import type { ReadEmail } from './readEmail.ts'
import { readerOf } from './signedName.ts'
import { beforeEnglish, spanishReply } from './spanishReply.ts'
import { quoted, standingNotes, standingReply } from './standingReply.ts'

interface DraftDeps {
  readonly read: Pick<ReadEmail, 'from' | 'replyTo' | 'subject'>
  readonly message: TriageMessage
  readonly requests: readonly TriagedRequest[]
  /** The certificate holders that an address in the message may belong to, if it does not say which. */
  readonly possibleHolders?: readonly string[]
  /** The words that take back a part of what was asked before. Empty if not specified. */
  readonly leftOut?: readonly string[]
  readonly signature: string
  readonly account: Pick<TriageAccount, 'names' | 'policies' | 'isBusiness'> | null
  /** Whether the sender's address is on record for the account. */
  readonly isOnRecord: boolean
  /** Whether somebody of the account's company wrote. False if not specified. */
  readonly isFromClient?: boolean
  /** Why the message waits for a person. Null if not specified. */
  readonly held?: Held | null
  /** Whether somebody who is no contact of the account writes about it. False if not specified. */
  readonly isStranger?: boolean
  /** When a member of the team can call: `tomorrow morning`. Today if not specified. */
  readonly callBack?: string
}

/** What a colleague would reply: what was understood, what happens next, and what is still needed. */
export function draftReply(deps: DraftDeps): EmailDraft {
  const { read, message, requests, possibleHolders = [], leftOut = [] } = deps
  const { signature, account, isOnRecord, isFromClient = false, held = null } = deps
  const accountName = account?.names[0] ?? null
  const isOutsider =
    !isFromClient && writesAboutClient(`${message.subject ?? ''}\n${withoutAttached(message.body)}`, deps)
  const called = readerOf(message, { address: read.from.address, account, isOutsider })
  const closing = `Best regards,\n${signature}`
  if (possibleHolders.length > 0)
    return {
      subject: replySubject(read.subject),
      to: [read.replyTo ?? read.from.address],
      body: [
        salutation(called),
        `Thank you for the address. Which certificate holder is it for: ${listed(possibleHolders, 'or')}?`,
        closing,
      ].join('\n\n'),
      reason: 'The message gives an address without saying whose it is.',
    }
  const isClaim = !isOutsider && requests.some((request) => request.isClaim)
  const isUltimatum = requests.some((request) => request.isUltimatum)
  const isWaiting = ({ type }: TriagedRequest) => held !== null && forClientOnly.has(type)
  // Only the client says which certificates go to whom.
  const isUnknown = deps.isStranger === true || (account === null && ofOthers.test(message.body))
  const isAskedByOther = ({ type }: TriagedRequest) =>
    isUnknown && (type === 'CREATE_CERTIFICATE' || (account === null && type === 'DOCUMENT_REQUEST'))
  const isForNew = ({ type }: TriagedRequest) => !account && !held && type === 'CREATE_CERTIFICATE'
  const withoutClient = (request: TriagedRequest) =>
    isAskedByOther(request) ? forOurClient(request) : isForNew(request) ? forNewClient(requests) : null
  const waiting = requests.filter(isWaiting)
  const missing = [
    ...new Set(
      requests.flatMap((request) =>
        (isOutsider && request.type === 'OTHER') || isWaiting(request) || withoutClient(request)
          ? []
          : request.missing,
      ),
    ),
  ]
  const plain = requests.filter(
    // A message of its own, with the certificate, answers the request.
    (request) =>
      !(
        isOnRecord &&
        request.type === 'CREATE_CERTIFICATE' &&
        request.standing === null &&
        request.missing.length === 0 &&
        !asksForPropertyEvidence(request.details)
      ),
  )
  const answered = plain.length > 0 ? plain : requests
  const [certificate, ...certificates] = answered.filter(
    ({ type, standing }) => type === 'CREATE_CERTIFICATE' && standing === null,
  )
  const understood = answered.flatMap((request) =>
    certificates.includes(request) || (isWaiting(request) && request !== waiting[0])
      ? []
      : withSinglePeriods(
          held && request === waiting[0]
            ? heldReply(waiting, held)
            : (withoutClient(request) ??
                (request === certificate
                  ? certificatesAskedFor([request, ...certificates])
                  : sentenceFor(request, { ...deps, isOutsider }))),
        ),
  )
  const needed = asking(
    [
      ...new Set(
        requests.flatMap(({ name, details, missing: items }) =>
          items
            .filter((item) => missing.includes(item))
            .map((item) =>
              withChoices(
                ofParty(item, name),
                isOnRecord && account
                  ? policiesMeant(withoutNames(details, account.names), account.policies)
                  : [],
              ),
            ),
        ),
      ),
    ],
    { isClaim },
  )
  const notOnFile = requests.flatMap(({ lineNotOnFile }) =>
    lineNotOnFile === null
      ? []
      : [`No ${lineNotOnFile} policy on file for ${accountName ?? 'this client'}.`.replace('..', '.')],
  )
  const ended = requests.flatMap((request) => endedWarning(request, account?.policies ?? []) ?? [])
  const isInSpanish = isSpanish(message.body)
  const opening = isClaim
    ? 'Thank you for letting us know.'
    : requests.some(({ details }) => asksAgain(details))
      ? 'We are sorry that you had to ask again, and for the wait.'
      : isInSpanish
        ? ''
        : isUltimatum
          ? 'We are sorry that you have reason to be unhappy with us.'
          : 'Thanks for your message.'
  const besides = isInSpanish || isOutsider || held ? [] : alsoAsked(message, requests)
  const spanish =
    isInSpanish &&
    !isOutsider &&
    !held &&
    requests.every((request) => request.standing === null && withoutClient(request) === null)
      ? spanishReply({ called, requests: answered, missing, signature })
      : null
  return {
    subject: replySubject(read.subject),
    to: [read.replyTo ?? read.from.address],
    body:
      spanish ??
      [
        isInSpanish ? beforeEnglish(called) : salutation(called),
        [opening, understood[0]].filter(Boolean).join(' '),
        ...understood.slice(1),
        ...leftOut.map((words) => `You wrote: "${quoted(words)}" We have left that out.`),
        ...(besides.length > 0 ? [alsoAskedReply(besides)] : []),
        ...needed,
        closing,
      ].join('\n\n'),
    reason: [
      ...(isInSpanish ? [spanishNote] : []),
      ...new Set(requests.flatMap(({ standing }) => (standing ? standingNotes[standing.kind] : []))),
      ...notOnFile,
      ...ended,
      ...(requests.some((request) => request.isClaim)
        ? [`This may be a claim. Call the client ${deps.callBack ?? 'today'}.`]
        : []),
      ...(isUltimatum
        ? [`The client may leave or complain to the regulator. Call them ${deps.callBack ?? 'today'}.`]
        : []),
      ...(requests.some(({ isBankChange }) => isBankChange) ? [bankChangeWarning] : []),
      ...(held ? [held.warning] : []),
      ...requests.flatMap(wrongVins),
      missing.length > 0
        ? `Missing: ${missing.join('; ')}.`
        : notOnFile.length > 0 || isClaim || isUltimatum || requests.some(({ standing }) => standing !== null)
          ? ''
          : 'No details are missing from the message.',
      isOutsider || held ? '' : notHandledNote(notHandled(message, requests, besides)),
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** `their COI`, `Casco Roofing's certificate`: the insurance of somebody else. */
const ofOthers =
  /\btheir (?:\p{L}+ ){0,3}(?:polic(?:y|ies)|cois?|cert\w*|insurance)\b|\p{Lu}\p{L}+['’]s (?:\p{L}+ ){0,2}(?:cois?|cert\w*|insurance|polic(?:y|ies))\b/iu

export function replySubject(subject: string | null): string {
  return `Re: ${plainSubject(subject) || 'Your message'}`
}

/** `Hi Marta,`, or `Hello,` to a sender who is no person by name. */
export function salutation(called: string | null): string {
  return called === null ? 'Hello,' : `Hi ${called},`
}

/** Whether the account has another policy of its line in force, so that the line alone does not tell which is meant. */
function isOneOfSeveral(meant: TriagePolicy, policies: readonly TriagePolicy[]): boolean {
  return policies.some(({ id, type, isEnded }) => id !== meant.id && type === meant.type && !isEnded)
}

/** Restates the request so that the client can correct it. Never says what is covered. */
function sentenceFor(
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
      return aboutNotice(policy, message) ?? questionReply(request, policy)
    case 'OTHER':
      if (isOutsider)
        return request.isClaim
          ? 'We are passing it on to the insurance carrier.'
          : `We will take it up with ${account?.names[0] ?? 'our client'}.`
      if (request.isBankChange)
        return "To protect your account, we don't change bank details by email. A member of our team will call you at the phone number that we have on file. Nothing has been changed yet."
      if (!request.isClaim) {
        const notice = aboutNotice(policy, message)
        if (notice) return notice
      }
      return request.isClaim
        ? claimReply(callBack)
        : otherReply(request, {
            isOnly: requests.length === 1,
            callBack,
            today: message.receivedOn,
          })
  }
}
