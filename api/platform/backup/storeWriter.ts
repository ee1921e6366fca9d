import type { Key } from '../keys.ts'

/** Writes new keys, many per transaction and without checks: nothing else refers to them yet. */
export interface StoreWriter {
  /** `size` is the approximate size of the value in bytes. */
  set(key: Key, value: unknown, size: number): Promise<void>
  delete(key: Key): Promise<void>
  /** Writes the buffered keys. */
  flush(): Promise<void>
}

// Well below KV's limit for a transaction.
const together = { keys: 400, bytes: 700_000 }
const keyBytes = 250

export function openStoreWriter(kv: Deno.Kv): StoreWriter {
  let operation = kv.atomic()
  let count = 0
  let bytes = 0

  async function flush(): Promise<void> {
    const [gathered, isAny] = [operation, count > 0]
    operation = kv.atomic()
    count = bytes = 0
    if (isAny) await gathered.commit()
  }

  async function makeRoom(size: number): Promise<void> {
    if (count === together.keys || bytes + size > together.bytes) await flush()
    count++
    bytes += size
  }

  return {
    flush,
    async set(key, value, size) {
      await makeRoom(size + keyBytes)
      operation.set(key, value)
    },
    async delete(key) {
      await makeRoom(keyBytes)
      operation.delete(key)
    },
  }
}
