import { coverageNotice, messageParts, triage, withoutOrders } from '../../assistant/index.ts'
import type { NonRequestReason } from '../../assistant/index.ts'
import { planReading as planFileReading } from '../../files/index.ts'
import { agencyToday, agencyUserKind } from '../../identity/index.ts'
import { emailKey } from '../../knowledge/index.ts'
import { create, replace } from '../../platform/index.ts'
import type { AgencyStore, Change, JobOutcome, Stored } from '../../platform/index.ts'
import { candidateBook } from '../conversations/candidateBook.ts'
import { ruleFor } from '../conversations/inboundRule.ts'
import { knownRequests } from '../conversations/knownRequests.ts'
import { heldFromUnknown } from '../conversations/heldFromUnknown.ts'
import { isOutsider, isStrangerAsking, strangerWarning } from '../conversations/senderStanding.ts'
import { nothingOpened, openedRequests } from '../conversations/triagedRequests.ts'
import { settingsOf } from '../settings/communicationSettings.ts'
import { accountOfEmail } from './accountOfEmail.ts'
import { answeredTo } from './answeredTo.ts'
import { mayBeInScan } from './attachedLetters.ts'
import { automaticAnswer, noAnswer } from './automaticAnswer.ts'
import { automaticFor, takesReplies } from './automaticFor.ts'
import { draftReply } from './draftReply.ts'
import { type Email, emailId, emailKind, longestBody, type SenderRole } from './email.ts'
import { callBackTime } from './callBackTime.ts'
import {
  asksSummary,
  type EmailThread,
  emailThreadKind,
  summaryOf,
  thanked,
  turnAfter,
} from './emailThread.ts'
import { afterOthers, findThread, likelyTime } from './findThread.ts'
import { passedOnNotice } from './passedOnNotice.ts'
import { peopleOf } from './peopleOf.ts'
import { isAddressOfAccount } from './isAddressOfAccount.ts'
import { newThread } from './newThread.ts'
import { noted } from './noted.ts'
import { earlierOf, lastLetterOf, laterThan, sentFilesOf } from './planReply.ts'
import { isSenderVerified } from './isSenderVerified.ts'
import type { ReadEmail } from './readEmail.ts'
import { ownText, triageMessageOf, withLetters } from './receivedText.ts'
import { isSameCompany, warningsAbout } from './senderChecks.ts'
import { agencySignature } from './agencySignature.ts'
import { storeAttachments } from './storeAttachments.ts'
import { supersededDrafts } from './supersededDrafts.ts'
import { planThreadAnswered } from './threadAnsweredJob.ts'

/** A received message with what is known of it. */
interface Taking {
  readonly messageId: string
  readonly contentKey: string
  /** What the attached letters say. */
  readonly letters: string
  readonly receivedAt: number
  readonly now: number
  /** The same email as it was taken in before its scanned letters were read; null for a new one. */
  readonly again: Stored<Email> | null
  /** What has to follow unless it says all that is needed so far. */
  readonly planReading: () => readonly Change[]
}

/** Finds a message's thread and opens the requests it asks for, in one commit. */
export async function takenIn(
  agency: AgencyStore,
  read: ReadEmail,
  { messageId, contentKey, letters, receivedAt, now, again, planReading }: Taking,
): Promise<JobOutcome> {
  const settings = settingsOf(agency)
  const isVerified = isSenderVerified(read, settings.trustedRelays)
  const colleague = [...agency.table(agencyUserKind).values()].find(
    ({ email }) => emailKey(email) === emailKey(read.from.address),
  )
  const automatic = automaticFor(agency, read)
  const parts = messageParts(read.text, read.subject)
  const isForwarding = colleague !== undefined && parts.forwarded !== ''
  const found = again
    ? { id: again.value.threadId, isNew: false, claimed: null }
    : findThread(agency, read, { messageId, at: receivedAt })
  const thread = found.isNew ? null : await agency.read(emailThreadKind, found.id)
  const sentAt = again?.value.sentAt ?? afterOthers(agency, found.id, likelyTime(read.sentAt, receivedAt))
  const notice = passedOnNotice(parts.forwarded, {
    from: read.from.name ?? read.from.address,
    today: agencyToday(agency, sentAt),
  })
  const files = again
    ? { fileIds: again.value.fileIds, changes: [] }
    : await storeAttachments(agency, [...read.attachments, ...(notice ? [notice] : [])], {
        threadId: found.id,
        at: receivedAt,
      })

  const received = triageMessageOf(agency, read, {
    body: letters === '' ? read.text : withLetters(parts, letters),
    isVerified: isVerified || isForwarding,
    sentAt,
  })
  const { message } = withoutOrders(received)
  // A policy shows its notices.
  const toRead = again || coverageNotice(message.body, message.receivedOn) === null ? [] : files.fileIds
  const book = candidateBook(
    agency,
    message,
    thread?.value.account?.id ?? ruleFor(agency, read.from.address)?.accountId ?? null,
  )
  // A rule applies only to a verified sender.
  const rule = isVerified ? ruleFor(agency, read.from.address) : null
  // A newsletter or an ignored sender leaves nothing to do, and does not reopen what has ended.
  const leavesNothing = automatic !== null || (rule !== null && rule.accountId === null)
  const isAsked = !leavesNothing && (colleague === undefined || isForwarding)
  const triaged = isAsked ? triage(received, book) : null
  const { decided, account, candidate, standing, held } = accountOfEmail(triaged, {
    agency,
    book,
    message,
    isVerified,
    isForwarding,
    thread: thread?.value ?? null,
    ruleAccountId: rule?.accountId ?? null,
  })
  const isFromClient = held === null && standing !== 'STRANGER'
  const ids = thread?.value.serviceRequestIds ?? []
  const client = isVerified && isFromClient ? account : null
  const requests = await knownRequests(agency, { ids, message, account: client })
  const opened = decided
    ? openedRequests({
        agency,
        message,
        decided,
        account,
        candidate,
        known: requests,
        held,
        isFromClient,
        isReadAgain: again !== null,
        mayEnrich: isVerified || thread?.value.isSenderVerified === false,
        isReplyDue: thread?.value.waitingFor === 'AGENT' && thread.value.draft !== null,
        earlier: thread ? await earlierOf(agency, thread.id, again?.value.body) : [],
        later: thread ? await laterThan(agency, thread.id, sentAt) : [],
        lastLetter: thread ? await lastLetterOf(agency, thread.id) : null,
        sentFileIds: thread ? await sentFilesOf(agency, thread.id) : [],
        at: now,
      })
    : { ...nothingOpened, requestIds: ids }
  const { asked, possibleHolders, leftOut } = opened
  const isAsking = isStrangerAsking(standing, { types: asked.map(({ type }) => type), account })

  // What was owed before a thank-you is still owed.
  const isThanks = decided?.notRequest?.reason === 'THANKS' && asked.length === 0
  const isFraud = decided?.notRequest?.reason === 'PHISHING'
  // What comes from a client's address is read by a person, whatever it looks like.
  const isOfClient = book.accounts.some(({ emails }) =>
    emails.map(emailKey).includes(emailKey(read.from.address)),
  )
  const isJunk = thread === null && junk.has(decided?.notRequest?.reason) && !isOfClient
  // The client is the person who started the thread, or anyone at the same company.
  const isClient = !thread || isSameCompany(thread.value.fromEmail, read.from.address)
  const said = `${read.subject ?? ''}\n${parts.own}`
  const isStranger =
    isAsking ||
    isOutsider(standing, { account, text: said, address: read.from.address }) ||
    held?.standing === 'STRANGER' ||
    read.posesAs !== null
  const role: SenderRole =
    colleague && !isForwarding ? 'AGENT' : isClient && !isFraud && !isStranger ? 'CLIENT' : 'PARTICIPANT'
  const written = role === 'AGENT' || !isForwarding ? ownText(parts, read.text) : read.text
  const body = [written, letters].filter(Boolean).join('\n\n')
  const email: Email = {
    threadId: found.id,
    messageId,
    contentKey,
    inReplyTo: read.inReplyTo,
    references: read.references,
    from: read.from,
    to: read.to.slice(0, 50),
    cc: read.cc.slice(0, 50),
    replyTo: read.replyTo,
    subject: read.subject,
    body: body.slice(0, longestBody),
    ...(read.hiddenText !== '' && { hasHiddenText: true }),
    hasQuoted: parts.quoted !== '',
    senderRole: role,
    isSenderVerified: isVerified,
    automatic,
    fileIds: files.fileIds,
    sentAt,
    delivery: 'RECEIVED',
    failure: null,
    approvedBy: null,
  }
  const id = again?.id ?? emailId(agency.id, messageId)
  const { from, replyTo } = answeredTo(agency, read, {
    forwarded: isForwarding ? parts.forwarded : '',
    account,
  })
  const isAnswerable = takesReplies(replyTo, parts.own)
  const warnings =
    leavesNothing || colleague || again
      ? []
      : warningsAbout(agency, read, {
          claimed: found.claimed,
          accountId: account?.id,
          isUnconfirmed: !isVerified && thread?.value.isSenderVerified === true,
          stranger:
            held?.standing === 'STRANGER'
              ? held.warning
              : isAsking
                ? strangerWarning(message.from, account?.names[0] ?? null)
                : null,
        })
  // What staff did since the email came in stands, unless its scans ask for something.
  const addsNothing = again !== null && decided?.requests.length === 0
  const before: EmailThread = thread?.value ?? newThread(read, { message, isVerified, at: sentAt })
  // Thanks for the last answer end a thread in which nothing is open.
  const isOver = isThanks && thanked(before) === null && requests.every(({ value }) => value.state !== 'OPEN')
  const drafted: EmailThread = {
    ...before,
    state: isOver ? 'ENDED' : leavesNothing || isThanks || isJunk || addsNothing ? before.state : 'ACTIVE',
    // Nobody has answered the client with an automatic message, and nobody should answer fraud.
    waitingFor: isThanks
      ? thanked(before)
      : leavesNothing || (isFraud && !isOfClient) || isJunk || addsNothing
        ? before.waitingFor
        : role === 'AGENT'
          ? turnAfter(parts.own)
          : 'AGENT',
    account: before.account ?? (account && { id: account.id, name: account.names[0] ?? '' }),
    possibleAccountId: candidate?.id ?? (account ? null : (before.possibleAccountId ?? null)),
    summary: before.summary ?? asksSummary(asked, account) ?? summaryOf(parts.own || body),
    serviceRequestIds: [...new Set([...before.serviceRequestIds, ...opened.requestIds])],
    senderWarnings: [
      ...new Set([...(before.senderWarnings ?? []), ...warnings.map(({ text }) => text)]),
    ].slice(-8),
    people: peopleOf(before, { ...read, from }, settings.emailAddress, agency),
    draft:
      asked.length + possibleHolders.length > 0 && isAnswerable
        ? draftReply({
            read: { from, replyTo, subject: read.subject },
            message: { ...message, from: { ...message.from, name: from.name } },
            requests: asked,
            possibleHolders,
            leftOut,
            signature: agencySignature(agency),
            account,
            isOnRecord: isAddressOfAccount(agency, account?.id, replyTo),
            isFromClient: standing === 'SAME_COMPANY',
            held: held ?? heldFromUnknown({ account, asked, from: message.from }),
            isStranger: isAsking,
            callBack: callBackTime(agency, now),
          })
        : before.draft,
    actions: [
      ...before.actions,
      ...(addsNothing ? [] : opened.actions),
      ...(again ? [] : noted(read, now)),
    ].slice(-60),
    updatedAt: Math.max(before.updatedAt, now),
  }
  const isNew =
    isVerified &&
    !isForwarding &&
    isAnswerable &&
    !warnings.some(({ isAboutSender }) => isAboutSender) &&
    decided !== null &&
    decided.requests.length > 0 &&
    thread === null &&
    // A carrier that writes of a client has asked for nothing.
    !(account !== null && standing === 'STRANGER')
  const answer = isNew
    ? automaticAnswer(agency, { email, draft: drafted.draft, decided, accountId: drafted.account?.id, now })
    : noAnswer
  const next = answer.isQuestion ? { ...drafted, waitingFor: 'CLIENT' as const, draft: null } : drafted
  const changes = [
    thread
      ? replace(thread, next, 'RECEIVE_EMAIL')
      : create(emailThreadKind, found.id, next, 'RECEIVE_EMAIL'),
    again
      ? replace(again, { ...again.value, body: email.body }, 'READ_LETTERS')
      : create(emailKind, id, email, 'RECEIVE_EMAIL'),
    ...(isAsked && decided?.requests.every(mayBeInScan) ? planReading() : []),
    ...files.changes,
    ...toRead.flatMap((fileId) => planFileReading(agency, fileId)),
    ...opened.changes,
    ...(thread ? [] : await supersededDrafts(agency, opened.enrichedIds)),
    ...answer.changes,
  ]
  if (colleague && role === 'AGENT' && automatic === null)
    changes.push(...planThreadAnswered(agency, { threadId: found.id, agencyUserId: colleague.id, now }))
  return {
    actor: { type: account && isVerified ? 'AGENCY_CLIENT' : 'ANONYMOUS', id: null },
    changes,
    texts: [
      ...(body.length > longestBody ? [{ kind: emailKind, id, name: 'body', text: body }] : []),
      ...(parts.quoted === ''
        ? []
        : [{ kind: emailKind, id, name: 'quoted', text: parts.quoted.slice(0, 200_000) }]),
    ],
  }
}

const junk: ReadonlySet<NonRequestReason | undefined> = new Set(['ROBOCALL', 'SALES'])
