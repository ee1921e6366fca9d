import { z } from 'zod'
import { fileKind } from '../../files/index.ts'
import type { Services } from '../../graphql/index.ts'
import {
  type AgencyStore,
  type Change,
  defineJob,
  type JobHandler,
  planJob,
  remove,
} from '../../platform/index.ts'
import { factsText, fileReadingKind } from './fileReading.ts'

const hour = 60 * 60_000
/** Maximum number of readings whose facts fit into one commit. */
const together = 20

/** Hourly: deletes the readings of deleted files. */
export function sweepReadings({ clock }: Pick<Services, 'clock'>): JobHandler<null> {
  return defineJob({
    name: 'sweepReadings',
    every: hour,
    parse: () => null,
    async run({ agency }) {
      const files = agency.table(fileKind)
      const { rows } = agency
        .table(fileReadingKind)
        .page({ first: together, where: ({ fileId }) => files.get(fileId) === undefined })
      const ids = rows.map(({ id }) => id)
      const readings = (await agency.readMany(fileReadingKind, ids)).filter((reading) => reading !== null)
      const hashes = new Set(readings.flatMap(({ value }) => value.content?.hash ?? []))
      return {
        changes: [
          ...readings.map((reading) => remove(reading, 'SWEEP_READING')),
          ...[...hashes].flatMap((hash) => planContentRemoval(agency, hash, clock.now())),
        ],
        texts: readings.map(({ id }) => ({ kind: fileReadingKind, id, name: factsText, text: null })),
      }
    },
  })
}

const removal = {
  name: 'removeReadingContent',
  parse: (input: unknown) => z.object({ hash: z.string() }).parse(input),
}

/** Deletes the stored content of a reading that no file uses. */
export function removeReadingContent(): JobHandler<ReturnType<typeof removal.parse>> {
  return defineJob({
    ...removal,
    async run({ agency }, { hash }) {
      if (agency.table(fileReadingKind).countRelated('contentHash', hash) > 0) return
      await agency.blobs.delete(hash)
    },
  })
}

/** The change that deletes the content in an hour, so that current readers and copies can finish. */
export function planContentRemoval(agency: AgencyStore, hash: string, now: number): readonly Change[] {
  return planJob(agency, removal, { hash }, { at: now + hour, key: `${hash} ${now}` })
}
