import { Buffer } from 'node:buffer'
import { deserialize } from 'node:v8'
import type { ExportedLine } from './exportStore.ts'
import { BackupError } from './manifest.ts'
import { openStoreWriter } from './storeWriter.ts'

/** Imports an exported store into an empty one. Throws `BackupError` if it isn't empty. */
export async function importStore(kv: Deno.Kv, lines: AsyncIterable<ExportedLine>): Promise<void> {
  for await (const _ of kv.list({ prefix: [] }, { limit: 1 })) {
    throw new BackupError('The store is not empty; a restore never writes over data.')
  }
  const writer = openStoreWriter(kv)
  for await (const { key, value } of lines) {
    if (value === null) {
      await writer.flush()
      await clear(kv, key)
    } else {
      await writer.set(key, deserialize(Buffer.from(value, 'base64')), value.length)
    }
  }
  await writer.flush()
}

async function clear(kv: Deno.Kv, key: Deno.KvKey): Promise<void> {
  await kv.delete(key)
  for await (const beneath of kv.list({ prefix: key })) await kv.delete(beneath.key)
}
