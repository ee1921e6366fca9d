import { serialize } from 'node:v8'
import { type Key, keys } from '../keys.ts'
import type { LedgerEntry } from '../ledger.ts'
import { BackupError } from './manifest.ts'

/** One line of an exported store. The last line of a key wins; one without a value deletes the key and everything below it. */
export interface ExportedLine {
  readonly key: Key
  /** The serialized value in base 64; null if deleted. */
  readonly value: string | null
}

const maxPasses = 200

/**
 * Exports a whole store, line by line, while servers commit to it. A range read of a shared store is not a
 * snapshot: whatever the ledgers report as changed meanwhile is read again until nothing has.
 */
export async function exportStore(kv: Deno.Kv, write: (line: ExportedLine) => Promise<void>): Promise<void> {
  // An agency's ledger sorts before its records: no record is read before the entries that made it.
  const positions = new Map<string, number>()
  for await (const { key, value } of kv.list({ prefix: [] }, { batchSize: 500 })) {
    const [agencyId, part, seq] = key
    if (part === 'ledger') positions.set(String(agencyId), Number(seq))
    if (part === 'head' && !positions.has(String(agencyId))) positions.set(String(agencyId), 0)
    await write(exported(key as Key, value))
  }
  for await (const { key } of kv.list({ prefix: keys.agencies() })) {
    const agencyId = String(key[1])
    await catchUp(kv, { agencyId, position: positions.get(agencyId) ?? 0, write })
  }
}

async function catchUp(
  kv: Deno.Kv,
  {
    agencyId,
    position,
    write,
  }: { agencyId: string; position: number; write: (line: ExportedLine) => Promise<void> },
): Promise<void> {
  let reached = position
  for (let pass = 0; pass < maxPasses; pass++) {
    const range = { prefix: keys.ledger(agencyId), start: keys.entry(agencyId, reached + 1) }
    const entries = await Array.fromAsync(kv.list<LedgerEntry>(range, { batchSize: 500 }))
    for (const { key, value } of entries) {
      reached = value.seq
      await write(exported(key as Key, value))
    }
    for (const { value } of entries) {
      for (const line of await recordLines(kv, agencyId, value)) await write(line)
    }
    // The head shows whether the last pass got everything; it is written only then.
    const head = await kv.get<{ seq: number }>(keys.head(agencyId))
    if ((head.value?.seq ?? 0) !== reached) continue
    await write(exported(keys.head(agencyId), head.value))
    return
  }
  throw new BackupError(
    `The agency ${agencyId} is changing too fast to be backed up; try again when it is calmer.`,
  )
}

/** A record's current value, with its long texts and pending jobs. */
async function recordLines(
  kv: Deno.Kv,
  agencyId: string,
  { kind, id }: LedgerEntry,
): Promise<ExportedLine[]> {
  const own = [keys.record(agencyId, kind, id), keys.pending(kind, agencyId, id)]
  const found = await kv.getMany(own)
  const lines = own.map((key, at) => exported(key, found[at]?.value ?? null))
  // A text may have fewer chunks than when it was first read.
  lines.push(exported(keys.texts(agencyId, kind, id), null))
  for await (const { key, value } of kv.list({ prefix: keys.texts(agencyId, kind, id) })) {
    lines.push(exported(key as Key, value))
  }
  return lines
}

function exported(key: Key, value: unknown): ExportedLine {
  return { key, value: value === null ? null : serialize(value).toString('base64') }
}
