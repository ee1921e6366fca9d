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
  withoutAttached,
  withoutNames,
  writesAboutClient,
} from '../../assistant/index.ts'
import { withSinglePeriods } from '../../platform/index.ts'
import { asking, ofParty } from './askedBack.ts'
import { certificatesAskedFor } from './certificatesAskedFor.ts'
import { wrongVins } from './changesAskedFor.ts'
import { forClientOnly, type Held } from '../conversations/senderStanding.ts'
import { listed, withChoices } from './cancellationReply.ts'
import type { EmailDraft } from './emailThread.ts'
import { plainSubject } from './emailThread.ts'
import { endedWarning } from './endedPolicy.ts'
import { forNewClient } from './forNewClient.ts'
import { forOurClient } from './forOurClient.ts'
import { heldReply } from './heldReply.ts'
import { notHandledNote } from './notHandledNote.ts'
import { alsoAskedReply } from './questionsBesides.ts'
import { requestReply } from './requestReply.ts'
import type { ReadEmail } from './readEmail.ts'
import { readerOf } from './signedName.ts'
import { beforeEnglish, spanishReply } from './spanishReply.ts'
import { quoted, standingNotes } from './standingReply.ts'

export interface DraftDeps {
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
    !isFromClient &&
    writesAboutClient(`${message.subject ?? ''}\n${withoutAttached(message.body)}`, {
      ...deps,
      address: read.from.address,
    })
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
                  : requestReply(request, { ...deps, isOutsider }))),
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
          ? 'We are sorry for the frustration.'
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
