import { isSame } from '../changedFields.ts'
import { databaseFile } from '../databaseFile.ts'
import { keys } from '../keys.ts'
import type { AnyKind } from '../kind.ts'
import type { LedgerEntry } from '../ledger.ts'
import { openPlatform } from '../platform.ts'
import type { Envelope } from '../preparedCommit.ts'
import { jobKind } from '../jobs/job.ts'

/**
 * Reads a whole database and tells what does not fit together: gaps in a ledger, a head that is not its
 * end, records that are not what their entries made of them, tables that differ from the records. Empty when
 * all is well. The store must not be open.
 */
export async function verifyStore({
  dataDir,
  kinds,
}: {
  dataDir: string
  kinds: readonly AnyKind[]
}): Promise<string[]> {
  const all: readonly AnyKind[] = [jobKind, ...kinds]
  const platform = await openPlatform({ config: { dataDir, kvUrl: '', kinds } })
  const kv = await Deno.openKv(databaseFile(dataDir))
  const problems: string[] = []
  for (const agencyId of await platform.agencyIds()) {
    const entries = await Array.fromAsync(
      kv.list<LedgerEntry>({ prefix: keys.ledger(agencyId) }, { batchSize: 500 }),
      ({ value }) => value,
    )
    const records = new Map<string, { kind: string; envelope: Envelope }>()
    for await (const { key, value } of kv.list<Envelope>(
      { prefix: keys.records(agencyId) },
      { batchSize: 500 },
    )) {
      records.set(String(key[3]), { kind: String(key[2]), envelope: value })
    }
    const head = await kv.get<{ seq: number }>(keys.head(agencyId))
    problems.push(...ledgerProblems(entries, head.value?.seq), ...recordProblems(entries, records))

    const agency = await platform.agency(agencyId)
    for (const kind of all) {
      const stored = [...records].filter(([, record]) => record.kind === kind.name)
      const rows = stored.map(([id, { envelope }]) => kind.row(envelope.value, id))
      if (!isSame([...agency.table(kind).values()], rows))
        problems.push(`The table of ${kind.name} differs from its records.`)
    }
  }
  kv.close()
  await platform.close()
  return problems
}

function ledgerProblems(entries: readonly LedgerEntry[], head: number | undefined): string[] {
  const gaps = entries.flatMap(({ seq }, at) =>
    seq === at + 1 ? [] : [`Entry ${at + 1} of the ledger is missing.`],
  )
  return head === entries.length
    ? gaps
    : [...gaps, `The head is ${head}, the ledger ends at ${entries.length}.`]
}

/** Plays the ledger and compares what it comes to with the records. */
function recordProblems(
  entries: readonly LedgerEntry[],
  records: ReadonlyMap<string, { kind: string; envelope: Envelope }>,
): string[] {
  const played = new Map<string, { value: Record<string, unknown>; trail: number[] }>()
  for (const { id, operation, changed, seq } of entries) {
    if (operation === 'remove') {
      played.delete(id)
      continue
    }
    const { value, trail } = played.get(id) ?? { value: {}, trail: [] }
    played.set(id, { value: { ...value, ...changed }, trail: [...trail, seq] })
  }
  const problems: string[] = []
  for (const [id, { value, trail }] of played) {
    const record = records.get(id)
    if (!record) problems.push(`The record ${id} is in the ledger but not in the store.`)
    else if (!isSame(record.envelope.value, value))
      problems.push(`The record ${id} is not what its entries say.`)
    else if (!isSame(record.envelope.trail, trail))
      problems.push(`The trail of ${id} is not that of its entries.`)
  }
  for (const id of records.keys())
    if (!played.has(id)) problems.push(`The record ${id} is not in the ledger.`)
  return problems
}
