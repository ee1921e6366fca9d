import { derivedId, defineKind } from '../../platform/index.ts'
import type { Row } from '../../platform/index.ts'

/** Who wrote an email (spec 2 §4). A participant is anybody outside the agency but the client. */
export const senderRoles = ['AGENT', 'CARA', 'CLIENT', 'PARTICIPANT'] as const
export type SenderRole = (typeof senderRoles)[number]

/** What became of an email that goes out; `RECEIVED` for one that came in. */
export const deliveryStates = [
  'RECEIVED',
  'QUEUED',
  'SENDING',
  'SENT',
  'FAILED',
  'BOUNCED',
  /** The server stopped while the mail server was taking it: it may or may not have been sent. */
  'UNCONFIRMED',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

export interface Mailbox {
  readonly name: string | null
  readonly address: string
}

/** One message of a thread. Moments are in milliseconds since the epoch. */
export interface Email {
  readonly threadId: string
  /** The header Message-ID without its angle brackets. */
  readonly messageId: string
  readonly inReplyTo: string | null
  readonly references: readonly string[]
  readonly from: Mailbox
  readonly to: readonly Mailbox[]
  readonly cc: readonly Mailbox[]
  /** Where answers go; null when they go to the sender. */
  readonly replyTo: string | null
  readonly subject: string | null
  /** What the sender wrote, without what they quoted; the beginning of it when it is very long. */
  readonly body: string
  /** The quoted or forwarded part, kept beside the record under `quoted`. */
  readonly hasQuoted: boolean
  readonly senderRole: SenderRole
  /** Whether the trusted relay confirmed that the sender's domain sent it. Always true for our own. */
  readonly isSenderVerified: boolean
  /** Why nobody answers it automatically; null when somebody may. */
  readonly automatic: AutomaticReason | null
  readonly fileIds: readonly string[]
  readonly sentAt: number
  readonly delivery: DeliveryState
  /** Why it was not delivered, in the mail server's words. */
  readonly failure: string | null
  /** The agency user who approved it; null when the agency's settings did, or when it came in. */
  readonly approvedBy: string | null
}

/** Messages that no person waits behind. */
export const automaticReasons = ['AUTO_REPLY', 'BOUNCE', 'NEWSLETTER', 'LOOP'] as const
export type AutomaticReason = (typeof automaticReasons)[number]

export type EmailRow = Row & Pick<Email, 'threadId' | 'messageId' | 'senderRole' | 'sentAt' | 'delivery'>

export const emailKind = defineKind({
  name: 'email',
  prefix: 'em',
  row: ({ threadId, messageId, senderRole, sentAt, delivery }: Email, id): EmailRow => ({
    id,
    threadId,
    messageId,
    senderRole,
    sentAt,
    delivery,
  }),
  relations: { thread: ({ threadId }) => threadId, messageId: ({ messageId }) => messageId },
  subject: ({ threadId }) => threadId,
})

/** Follows from the Message-ID: two copies of a message collide instead of both being kept. */
export function emailId(agencyId: string, messageId: string): string {
  return derivedId(emailKind.prefix, [agencyId, messageId])
}

/** The longest body that is part of the record, in characters; the rest is kept beside it under `body`. */
export const longestBody = 12_000
