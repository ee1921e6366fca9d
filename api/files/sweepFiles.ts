import { defineJob, remove, type Clock, type JobHandler } from '../platform/index.ts'
import { fileKind, restoringTime, type StoredFileRow } from './storedFile.ts'

/** How long an upload may wait to be attached, in milliseconds. */
const waitingTime = 24 * 60 * 60_000
const together = 90

/** Once an hour: removes files not attached within a day and files deleted long ago, with their contents. */
export function sweepFiles(clock: Clock): JobHandler<null> {
  return defineJob({
    name: 'sweepFiles',
    every: 60 * 60_000,
    parse: () => null,
    async run({ agency }) {
      const now = clock.now()
      const table = agency.table(fileKind)
      const { rows } = table.page({
        first: together,
        where: (file) => isStale(file, now),
      })
      const stale = (
        await agency.readMany(
          fileKind,
          rows.map(({ id }) => id),
        )
      ).filter((file) => file !== null)
      const swept = await agency.commit(
        { type: 'CRONJOB', id: null },
        stale.map((file) => remove(file, 'SWEEP_FILE')),
      )
      // One of them was attached meanwhile: the next hour sweeps the others.
      if (!swept.ok) return
      for (const { value } of stale) {
        // The same content may be another file's too.
        if (table.countRelated('hash', value.hash) === 0) await agency.blobs.delete(value.hash)
      }
    },
  })
}

function isStale({ attachedTo, createdAt, deletedAt }: StoredFileRow, now: number): boolean {
  if (attachedTo === null) return createdAt < now - waitingTime
  return deletedAt !== null && deletedAt < now - restoringTime
}
