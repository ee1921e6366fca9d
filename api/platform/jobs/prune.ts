import type { AgencyStore } from '../agencyStore.ts'
import { remove } from '../change.ts'
import type { Kind, Row } from '../kind.ts'

const together = 90

interface Pruning<R extends Row> {
  /** Which rows have expired. */
  readonly where: (row: R) => boolean
  /** The ledger's name for each deletion. */
  readonly updateType: string
  readonly signal: AbortSignal
}

/** Deletes all expired records of a kind, in separate transactions so that others can run in between. */
export async function prune<Value, R extends Row>(
  agency: AgencyStore,
  kind: Kind<Value, R>,
  { where, updateType, signal }: Pruning<R>,
): Promise<void> {
  const old = [...agency.table(kind).values()].filter(where)
  for (let at = 0; at < old.length && !signal.aborted; at += together) {
    const ids = old.slice(at, at + together).map(({ id }) => id)
    const found = (await agency.readMany(kind, ids)).filter((record) => record !== null)
    // Rows that change in the meantime are checked again next time.
    await agency.commit(
      { type: 'CRONJOB', id: null },
      found.map((record) => remove(record, updateType)),
    )
  }
}
