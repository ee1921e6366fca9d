import { derivedId, defineKind } from '../../platform/index.ts'
import type { Row } from '../../platform/index.ts'

/** Who wrote an email (spec 2 §4). A participant is anyone outside the agency other than the client. */
export const senderRoles = ['AGENT', 'CARA', 'CLIENT', 'PARTICIPANT'] as const
export type SenderRole = (typeof senderRoles)[number]

/** Delivery state of an outgoing email; `RECEIVED` for an incoming one. */
export const deliveryStates = [
  'RECEIVED',
  'QUEUED',
  'SENDING',
  'SENT',
  'FAILED',
  'BOUNCED',
  /** The server stopped while handing it to the mail server; it may or may not have been sent. */
  'UNCONFIRMED',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** What a person can do about a message that waits, did not arrive, or of which nobody knows. */
export type DeliveryAction = 'resend' | 'confirm' | 'undo'

const statesAllowing = {
  resend: ['FAILED', 'UNCONFIRMED'],
  confirm: ['UNCONFIRMED'],
  undo: ['QUEUED'],
} satisfies Record<DeliveryAction, DeliveryState[]>

const refusals = {
  resend: 'Only a message that was not sent can be sent again.',
  confirm: 'Only a message that may not have been sent can be marked as sent.',
  undo: 'It is too late to undo this: the message is sent.',
} satisfies Record<DeliveryAction, string>

/** Why a message in this state can't be settled this way, in plain words; null if it can. */
export function deliveryRefusal(action: DeliveryAction, delivery: DeliveryState): string | null {
  const states: readonly DeliveryState[] = statesAllowing[action]
  return states.includes(delivery) ? null : refusals[action]
}

export interface Mailbox {
  readonly name: string | null
  readonly address: string
}

/** One message of a thread. Times are in milliseconds since the epoch. */
export interface Email {
  readonly threadId: string
  /** The Message-ID header without angle brackets. */
  readonly messageId: string
  /** What tells copies of a received message from others with the same Message-ID; absent from messages of our own. */
  readonly contentKey?: string
  readonly inReplyTo: string | null
  readonly references: readonly string[]
  readonly from: Mailbox
  readonly to: readonly Mailbox[]
  readonly cc: readonly Mailbox[]
  /** Reply-to address; null if replies go to the sender. */
  readonly replyTo: string | null
  readonly subject: string | null
  /** What the sender wrote, without quoted text; truncated if very long. */
  readonly body: string
  /** Whether it also has text that a person can't see, which was left out. False if not specified. */
  readonly hasHiddenText?: boolean
  /** The quoted or forwarded part, stored beside the record under `quoted`. */
  readonly hasQuoted: boolean
  readonly senderRole: SenderRole
  /** Whether the trusted relay confirmed that the sender's domain sent it. Always true for outgoing messages. */
  readonly isSenderVerified: boolean
  /** Whether a user passed a message on with it, so that it answers nobody. False if not specified. */
  readonly isForward?: boolean
  /** Why it is never answered automatically; null if it may be. */
  readonly automatic: AutomaticReason | null
  readonly fileIds: readonly string[]
  readonly sentAt: number
  readonly delivery: DeliveryState
  /** Until when a queued message waits; null or absent for one that is sent at once. */
  readonly undoUntil?: number | null
  /** Why it was not delivered, as reported by the mail server. */
  readonly failure: string | null
  /** The agency user who approved it; null if it was sent by agency settings or received. */
  readonly approvedBy: string | null
}

/** Messages that no person is waiting on. */
export const automaticReasons = ['AUTO_REPLY', 'BOUNCE', 'NEWSLETTER', 'LOOP'] as const
export type AutomaticReason = (typeof automaticReasons)[number]

export type EmailRow = Row &
  Pick<Email, 'threadId' | 'messageId' | 'senderRole' | 'isForward' | 'sentAt' | 'delivery'>

export const emailKind = defineKind({
  name: 'email',
  prefix: 'em',
  row: ({ threadId, messageId, senderRole, isForward = false, sentAt, delivery }: Email, id): EmailRow => ({
    id,
    threadId,
    messageId,
    senderRole,
    isForward,
    sentAt,
    delivery,
  }),
  relations: { thread: ({ threadId }) => threadId, messageId: ({ messageId }) => messageId },
  subject: ({ threadId }) => threadId,
})

/** Derived from the Message-ID, so two copies of a message collide and only one is kept. */
export function emailId(agencyId: string, messageId: string): string {
  return derivedId(emailKind.prefix, [agencyId, messageId])
}

/** The longest body stored in the record, in characters; anything longer is stored beside it under `body`. */
export const longestBody = 12_000
