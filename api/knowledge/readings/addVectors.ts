import { z } from 'zod'
import { fileKind } from '../../files/index.ts'
import type { Services } from '../../graphql/index.ts'
import {
  type AgencyStore,
  type Change,
  defineJob,
  type JobHandler,
  type JobOutcome,
  planJob,
  replace,
} from '../../platform/index.ts'
import { candidatesOf, embeddedText } from '../answers/answerCandidates.ts'
import { fileReadingKind, fileReadingOf } from './fileReading.ts'
import { loadContent, writeVectors } from './storedReading.ts'
import { planContentRemoval } from './sweepReadings.ts'

/** Passages beyond this limit are found only by their words. */
const mostPassages = 1_500

const order = {
  name: 'addVectors',
  parse: (input: unknown) => z.object({ fileId: z.string() }).parse(input),
}
type Order = ReturnType<typeof order.parse>

/**
 * Adds sentence vectors to a file once someone asks about its policy: most files are never asked
 * about. Until then, questions are answered without them.
 */
export function addVectors({ clock, vectors }: Pick<Services, 'clock' | 'vectors'>): JobHandler<Order> {
  return defineJob({
    ...order,
    lane: 'READING',
    async run({ agency, signal }, { fileId }): Promise<JobOutcome | void> {
      const row = fileReadingOf(agency, fileId)
      if (row?.state !== 'READ' || row.contentHash === null) return
      const { contentHash } = row
      const content = row.vectors > 0 ? null : await loadContent(agency, row)
      if (!content) return
      const texts = candidatesOf({ id: fileId, ...content })
        .slice(0, mostPassages)
        .map(embeddedText)
      if (texts.length === 0) return
      const written = await writeVectors(agency, contentHash, await vectors.embed(texts, signal))
      // Copies of the file share the content.
      const rows = agency.table(fileReadingKind).related('contentHash', contentHash)
      const ids = rows.map(({ id }) => id)
      const sharers = (await agency.readMany(fileReadingKind, ids)).filter((held) => held !== null)
      return {
        changes: [
          ...sharers.map((held) =>
            replace(held, { ...held.value, content: written, vectors: texts.length }, 'ADD_VECTORS'),
          ),
          ...planContentRemoval(agency, contentHash, clock.now()),
        ],
      }
    },
  })
}

/** The changes that schedule vectors for the policy's files that have been read. */
export function planVectors(agency: AgencyStore, policyId: string): readonly Change[] {
  return agency
    .table(fileKind)
    .related('attachedTo', policyId)
    .flatMap(({ id: fileId }) => {
      const row = fileReadingOf(agency, fileId)
      if (row?.state !== 'READ' || row.contentHash === null) return []
      // Reading a file again drops its vectors, whose order is that of the reading's passages.
      const key = `${fileId} ${row.contentHash} ${row.readerVersion}.${row.factsVersion}`
      return planJob(agency, order, { fileId }, { key })
    })
}
