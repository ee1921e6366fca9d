import { z } from 'zod'
import { isSpanish } from '../../assistant/index.ts'
import type { Triage } from '../../assistant/index.ts'
import { fileKind, splitPrefix } from '../../files/index.ts'
import { agencyKind, calledName } from '../../identity/index.ts'
import { create, defineJob, planJob, replace } from '../../platform/index.ts'
import type {
  Actor,
  AgencyStore,
  Change,
  Clock,
  JobHandler,
  Mail,
  Message,
  Stored,
} from '../../platform/index.ts'
import { automaticAnswers, settingsOf } from '../settings/communicationSettings.ts'
import { agencySignature } from './agencySignature.ts'
import { replySubject, salutation } from './draftReply.ts'
import { emailId, emailKind } from './email.ts'
import type { Email, Mailbox } from './email.ts'
import { emailThreadKind, undelivered } from './emailThread.ts'
import { spanishAcknowledgment } from './spanishReply.ts'

const job = { name: 'sendEmail', parse: (stored: unknown) => z.string().parse(stored) }
const mostAttempts = 8

/** An outgoing message and who or what approved it. */
interface Outgoing {
  readonly threadId: string
  readonly to: readonly string[]
  readonly cc?: readonly string[]
  readonly subject: string
  readonly body: string
  readonly answers: Pick<Email, 'messageId' | 'references'> | null
  readonly fileIds?: readonly string[]
  /** Whether it passes a message on. False if not specified. */
  readonly isForward?: boolean
  /** The agency user who approved it; null for a reply allowed by agency settings. */
  readonly approvedBy: string | null
  readonly now: number
  /** Until when it waits, so that it can be taken back; sent at once if null or not specified. */
  readonly undoUntil?: number | null | undefined
}

/** The changes that queue a message: the record and the job that sends it. */
export function planEmail(
  agency: AgencyStore,
  outgoing: Outgoing,
): { readonly id: string; readonly changes: readonly Change[] } {
  const {
    threadId,
    to,
    cc = [],
    subject,
    body,
    answers,
    fileIds = [],
    approvedBy,
    now,
    undoUntil = null,
  } = outgoing
  const from = senderOf(agency)
  const messageId = `${agency.newId(emailKind)}@${from.address.split('@')[1] || 'coverdesk.invalid'}`
  const id = emailId(agency.id, messageId)
  const email: Email = {
    threadId,
    messageId,
    inReplyTo: answers?.messageId ?? null,
    references: answers ? [...answers.references.slice(-30), answers.messageId] : [],
    from,
    to: to.map((address) => ({ name: null, address })),
    cc: cc.map((address) => ({ name: null, address })),
    replyTo: null,
    subject,
    body,
    hasQuoted: false,
    senderRole: approvedBy === null ? 'CARA' : 'AGENT',
    isSenderVerified: true,
    ...(outgoing.isForward && { isForward: true }),
    automatic: null,
    fileIds,
    sentAt: now,
    delivery: 'QUEUED',
    ...(undoUntil !== null && { undoUntil }),
    failure: null,
    approvedBy,
  }
  return {
    id,
    changes: [create(emailKind, id, email, 'SEND_EMAIL'), ...planDelivery(agency, id, { at: undoUntil })],
  }
}

/** Schedules the delivery of a queued message; `again` distinguishes a resend from the first attempt. */
export function planDelivery(
  agency: AgencyStore,
  id: string,
  { again, at }: { readonly again?: number; readonly at?: number | null },
): readonly Change[] {
  return planJob(agency, job, id, {
    key: again === undefined ? id : `${id} ${again}`,
    ...(at != null && { at }),
  })
}

const claimAcknowledgment =
  'We are sorry to hear what happened. We received your message and marked it urgent, and a member of our team will contact you as soon as possible. If anyone is in danger or needs medical help, please call 911 right away.'

/** Sends an acknowledgment that a message arrived. The caller has checked that the agency allows it. */
export function planAcknowledgment(
  agency: AgencyStore,
  { email, decided, now }: { email: Email; decided: Triage; now: number },
): readonly Change[] {
  const isClaim = decided.requests.some((request) => request.isClaim)
  const words = isClaim ? claimAcknowledgment : automaticAnswers.ACKNOWLEDGMENT.example
  const called = calledName(email.from.name)
  const text = isSpanish(email.body)
    ? spanishAcknowledgment(called, { isClaim })
    : `${salutation(called)}\n\n${words}`
  const body = `${text}\n\n${agencySignature(agency)}`
  // Nobody reads it before it goes, so that it goes only to the address that the mail server confirmed.
  const to = [email.from.address]
  return planEmail(agency, {
    threadId: email.threadId,
    to,
    subject: replySubject(email.subject),
    body,
    answers: email,
    approvedBy: null,
    now,
  }).changes
}

/**
 * Sends a queued message. It is marked as being sent before the mail server gets it: after a crash in
 * between, it is not sent again but shown as unconfirmed.
 */
export function sendEmail({ mail, clock }: { mail: Pick<Mail, 'send'>; clock: Clock }): JobHandler<string> {
  return defineJob({
    ...job,
    maxAttempts: mostAttempts,
    async run({ agency, attempt }, id) {
      const queued = await agency.read(emailKind, id)
      if (!queued) return
      const workflow: Actor = { type: 'WORKFLOW', id: null }
      const ending = async (email: Stored<Email>, delivery: keyof typeof endings, failure: string | null) => {
        const thread = delivery === 'SENT' ? null : await agency.read(emailThreadKind, email.value.threadId)
        return {
          changes: [
            replace(
              email,
              {
                ...email.value,
                delivery,
                failure,
                sentAt: delivery === 'SENT' ? clock.now() : email.value.sentAt,
              },
              endings[delivery],
            ),
            // A failed message needs a person's attention.
            ...(thread
              ? [replace(thread, undelivered(thread.value, clock.now()), 'UPDATE_EMAIL_THREAD')]
              : []),
          ],
        }
      }
      if (queued.value.delivery === 'SENDING') {
        return await ending(
          queued,
          'UNCONFIRMED',
          'The server stopped while this message was being sent. It may have arrived.',
        )
      }
      if (queued.value.delivery !== 'QUEUED') return
      const message = await messageOf(agency, queued.value)
      const taken = await agency.commit(workflow, [
        replace(queued, { ...queued.value, delivery: 'SENDING' }, 'DELIVER_EMAIL'),
      ])
      if (!taken.ok) throw new Error('Another process is sending this message.')
      const held = await agency.read(emailKind, id)
      if (!held) return
      try {
        await mail.send(message)
      } catch (error) {
        const failure = error instanceof Error ? error.message.slice(0, 300) : String(error)
        const outcome = outcomeOf(error)
        if (outcome === 'refused' || (outcome === 'later' && attempt >= mostAttempts))
          return await ending(held, 'FAILED', failure)
        if (outcome === 'unknown') return await ending(held, 'UNCONFIRMED', failure)
        await agency.commit(workflow, [
          replace(held, { ...held.value, delivery: 'QUEUED', failure }, 'DELIVER_EMAIL'),
        ])
        throw error
      }
      return await ending(held, 'SENT', null)
    },
  })
}

/** The timeline's name for each outcome of sending. */
const endings = { SENT: 'DELIVER_EMAIL', FAILED: 'FAIL_EMAIL', UNCONFIRMED: 'LOSE_EMAIL' } as const

/** Classifies a mail server error: rejected for good, worth a retry, or unknown. */
function outcomeOf(error: unknown): 'refused' | 'later' | 'unknown' {
  const { responseCode, command, code } = error as { responseCode?: number; command?: string; code?: string }
  if (responseCode !== undefined) return responseCode >= 500 ? 'refused' : 'later'
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return 'refused'
  return command === 'DATA' ? 'unknown' : 'later'
}

async function messageOf(agency: AgencyStore, email: Email): Promise<Message> {
  const files = await agency.readMany(fileKind, email.fileIds)
  const attachments = await Promise.all(
    files.flatMap((file) =>
      file
        ? [
            (async () => {
              const blob = await agency.blobs.read(file.value.hash)
              if (!blob) throw new Error(`The content of ${file.value.name} is missing.`)
              const content = new Uint8Array(await new Response(blob.body).arrayBuffer())
              const { name: filename } = splitPrefix(file.value.name)
              return { filename, contentType: file.value.mimeType, content }
            })(),
          ]
        : [],
    ),
  )
  const isAutomatic = email.approvedBy === null
  return {
    to: email.to.map(({ address }) => address).join(', '),
    ...(email.cc.length > 0 && { cc: email.cc.map(({ address }) => address) }),
    ...(email.from.address !== '' && { from: written(email.from) }),
    subject: email.subject ?? '',
    text: email.body,
    html: htmlOf(email.body),
    messageId: email.messageId,
    ...(email.inReplyTo !== null && isRealId(email.inReplyTo) && { inReplyTo: email.inReplyTo }),
    references: email.references.filter(isRealId),
    attachments,
    // RFC 3834: other programs don't reply to automatic messages, and ours recognizes its own.
    ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-replied', 'X-Coverdesk-Automatic': 'yes' } }),
  }
}

/** Whether other programs know a Message-ID: a message that came without one has one of ours. */
function isRealId(messageId: string): boolean {
  return !messageId.endsWith('.invalid')
}

/** The sender of the agency's messages. */
export function senderOf(agency: AgencyStore): Mailbox {
  const { senderName, emailAddress } = settingsOf(agency)
  return {
    name: senderName ?? agency.table(agencyKind).get(agency.id)?.name ?? null,
    address: emailAddress ?? '',
  }
}

function written({ name, address }: Mailbox): string {
  return name === null ? address : `"${name.replaceAll(/["\\\r\n]/g, ' ')}" <${address}>`
}

function htmlOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const paragraphs = escaped.split(/\n{2,}/).map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
  return `<div style="font-family: sans-serif; font-size: 14px; line-height: 1.5">${paragraphs.join('')}</div>`
}
