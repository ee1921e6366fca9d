import { Buffer } from 'node:buffer'
import { deserialize } from 'node:v8'
import type { ExportedLine } from './exportStore.ts'
import { BackupError } from './manifest.ts'

// Well inside of what KV takes as one transaction.
const together = { lines: 200, bytes: 500_000 }

/** Writes an exported store into an empty one. Throws `BackupError` when it is not empty. */
export async function importStore(kv: Deno.Kv, lines: AsyncIterable<ExportedLine>): Promise<void> {
  for await (const _ of kv.list({ prefix: [] }, { limit: 1 })) {
    throw new BackupError('The store is not empty; a restore never writes over data.')
  }
  let operation = kv.atomic()
  let count = 0
  let bytes = 0
  async function flush(): Promise<void> {
    if (count > 0) await operation.commit()
    operation = kv.atomic()
    count = bytes = 0
  }
  for await (const { key, value } of lines) {
    const size = (value?.length ?? 0) + 500
    if (value === null || count === together.lines || bytes + size > together.bytes) await flush()
    if (value === null) {
      await clear(kv, key)
      continue
    }
    operation.set(key, deserialize(Buffer.from(value, 'base64')))
    count++
    bytes += size
  }
  await flush()
}

async function clear(kv: Deno.Kv, key: Deno.KvKey): Promise<void> {
  await kv.delete(key)
  for await (const beneath of kv.list({ prefix: key })) await kv.delete(beneath.key)
}
