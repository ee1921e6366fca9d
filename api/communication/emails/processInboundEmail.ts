import { z } from 'zod'
import { defineJob, planJob } from '../../platform/index.ts'
import type { JobHandler } from '../../platform/index.ts'
import type { Services } from '../../graphql/index.ts'
import { attachedLetters } from './attachedLetters.ts'
import { bouncedOutcome } from './bouncedOutcome.ts'
import { emailId } from './email.ts'
import { inboundEmailKind } from './inboundEmail.ts'
import { ownMessageId, contentKeyOf } from './messageIdentity.ts'
import { scannedLettersJob } from './readScannedLetters.ts'
import { takenIn } from './takenIn.ts'
import { readEmail } from './readEmail.ts'

export const inboundEmailJob = { name: 'takeInEmail', parse: (stored: unknown) => z.string().parse(stored) }

/** Parses a received message, finds its thread and opens the requests it asks for, in one commit. */
export function processInboundEmail({
  clock,
  reader,
}: Pick<Services, 'clock' | 'reader'>): JobHandler<string> {
  return defineJob({
    ...inboundEmailJob,
    maxAttempts: 8,
    async run({ agency }, inboundId) {
      const inbound = await agency.read(inboundEmailKind, inboundId)
      if (!inbound) return
      const source = await agency.blobs.read(inbound.value.hash)
      if (!source) throw new Error(`The source of the email ${inboundId} is missing.`)
      const read = await readEmail(new Uint8Array(await new Response(source.body).arrayBuffer()))
      const contentKey = contentKeyOf(read)
      const messageId = await ownMessageId(agency, read, { contentKey, hash: inbound.value.hash })
      if (messageId === null) return
      if (read.bounce) {
        const bounced = await bouncedOutcome(agency, read, clock.now())
        if (bounced) return bounced
      }
      const { text: letters, unread } = await attachedLetters(read.attachments, { reader, owner: agency.id })
      return await takenIn(agency, read, {
        messageId,
        letters,
        contentKey,
        receivedAt: inbound.value.receivedAt,
        now: clock.now(),
        again: null,
        planReading: () =>
          unread
            ? planJob(agency, scannedLettersJob, { inboundId, emailId: emailId(agency.id, messageId) })
            : [],
      })
    },
  })
}
