import type { MessageParts, TriageMessage } from '../../assistant/index.ts'
import { agencyToday } from '../../identity/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { ReadEmail } from './readEmail.ts'
import { senderName } from './signedName.ts'

/** A received message as triage reads it. */
export function triageMessageOf(
  agency: AgencyStore,
  read: ReadEmail,
  { body, isVerified, sentAt }: { body: string; isVerified: boolean; sentAt: number },
): TriageMessage {
  return {
    channel: 'EMAIL',
    receivedOn: agencyToday(agency, sentAt),
    from: { name: senderName(read), email: read.from.address || null, phone: null, isVerified },
    subject: read.subject,
    body,
    transcript: [],
    attachments: read.attachments.map(({ name }) => name),
  }
}

/** A letter counts as passed on; what was quoted of earlier messages is left out beside it. */
export function withLetters({ own, signature, forwarded }: MessageParts, letters: string): string {
  return [own, signature, forwarded, letters].filter(Boolean).join('\n\n')
}

/** The sender's own text and what they forwarded; quotes of earlier messages are stored separately. */
export function ownText({ own, signature, forwarded }: MessageParts, text: string): string {
  return [own, signature, forwarded].filter(Boolean).join('\n\n') || text
}
