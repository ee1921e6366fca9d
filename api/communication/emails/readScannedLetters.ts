import { z } from 'zod'
import type { Services } from '../../graphql/index.ts'
import { defineJob, type JobHandler } from '../../platform/index.ts'
import { scannedLetters } from './attachedLetters.ts'
import { emailKind } from './email.ts'
import { inboundEmailKind } from './inboundEmail.ts'
import { contentKeyOf } from './messageIdentity.ts'
import { readEmail } from './readEmail.ts'
import { takenIn } from './takenIn.ts'

const input = z.object({ inboundId: z.string(), emailId: z.string() })

/** Names the email, and the source that it was read from. */
export const scannedLettersJob = {
  name: 'readScannedLetters',
  parse: (stored: unknown) => input.parse(stored),
}

/** Reads the scans of an email that asked for nothing so far, and opens the requests that their letters ask for. */
export function readScannedLetters({
  clock,
  reader,
}: Pick<Services, 'clock' | 'reader'>): JobHandler<z.infer<typeof input>> {
  return defineJob({
    ...scannedLettersJob,
    lane: 'READING',
    async run({ agency, signal }, { inboundId, emailId }) {
      const [inbound, again] = await Promise.all([
        agency.read(inboundEmailKind, inboundId),
        agency.read(emailKind, emailId),
      ])
      const source = inbound && (await agency.blobs.read(inbound.value.hash))
      if (!again || !source) return
      const read = await readEmail(new Uint8Array(await new Response(source.body).arrayBuffer()))
      const letters = await scannedLetters(read.attachments, { reader, owner: agency.id, signal })
      if (letters === '') return
      return await takenIn(agency, read, {
        messageId: again.value.messageId,
        contentKey: contentKeyOf(read),
        letters,
        receivedAt: inbound.value.receivedAt,
        now: clock.now(),
        again,
        planReading: () => [],
      })
    },
  })
}
