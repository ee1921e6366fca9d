import type { Clock } from './clock.ts'
import { keys } from './keys.ts'

/** A value as a keyspace keeps it. */
export interface Kept<V> {
  readonly value: V
  /** When it stops to count, in milliseconds; null when never. */
  readonly expiresAt: number | null
  readonly versionstamp: string
}

/** What `update` does with a key, and what it answers to its caller. */
export type Decision<V, Answer> =
  | { readonly put: V; readonly expiresAt?: number | null; readonly answer: Answer }
  | { readonly remove: true; readonly answer: Answer }
  | { readonly keep: true; readonly answer: Answer }

/** A key that a commit claims in its own transaction; lost if it is taken. */
export interface Claim {
  readonly keyspace: string
  readonly key: string
  readonly value: unknown
}

/** A key that a commit gives up in its own transaction. */
export type Release = Omit<Claim, 'value'>

/** A small typed map outside of the agencies: sessions, codes, unique addresses. Never for an agency's data. */
export interface Keyspace<V> {
  readonly name: string
  /** The value, or null when there is none or it has expired. */
  get(key: string): Promise<Kept<V> | null>
  /** Writes; with `read` only if unchanged since (null: only a free key). Returns whether it wrote. */
  put(key: string, value: V, options?: { expiresAt?: number | null; read?: Kept<V> | null }): Promise<boolean>
  /** Reads, decides and writes atomically: decides again if the value changed in between. */
  update<Answer>(key: string, decide: (current: Kept<V> | null) => Decision<V, Answer>): Promise<Answer>
  delete(key: string): Promise<void>
  /** The living values whose keys start so, in key order, at most `limit`. */
  list(start: string, limit: number): Promise<(Kept<V> & { readonly key: string })[]>
  claim(key: string, value: V): Claim
  release(key: string): Release
}

interface Wrapped<V> {
  readonly value: V
  readonly expiresAt: number | null
}

const namePattern = /^[a-z][A-Za-z]*$/
const lastCharacter = '\u{10FFFF}'

export function openKeyspace<V>(kv: Deno.Kv, name: string, { clock }: { clock: Clock }): Keyspace<V> {
  if (!namePattern.test(name)) throw new Error(`The keyspace name '${name}' must be in camelCase.`)

  async function find(key: string): Promise<{ kept: Kept<V> | null; versionstamp: string | null }> {
    const found = await kv.get<Wrapped<V>>(keys.kept(name, key))
    if (found.versionstamp === null) return { kept: null, versionstamp: null }
    return { kept: living(found.value, found.versionstamp), versionstamp: found.versionstamp }
  }

  // KV drops expired keys late, so that the time is checked here.
  function living({ value, expiresAt }: Wrapped<V>, versionstamp: string): Kept<V> | null {
    return expiresAt !== null && expiresAt <= clock.now() ? null : { value, expiresAt, versionstamp }
  }

  function set(operation: Deno.AtomicOperation, key: string, { value, expiresAt }: Wrapped<V>): void {
    const options = expiresAt === null ? {} : { expireIn: Math.max(1, expiresAt - clock.now()) }
    operation.set(keys.kept(name, key), { value, expiresAt }, options)
  }

  return {
    name,

    async get(key) {
      return (await find(key)).kept
    },

    async put(key, value, { expiresAt = null, read } = {}) {
      const operation = kv.atomic()
      if (read !== undefined) {
        const versionstamp = read === null ? await freeVersion(key) : read.versionstamp
        operation.check({ key: keys.kept(name, key), versionstamp })
      }
      set(operation, key, { value, expiresAt })
      return (await operation.commit()).ok
    },

    async update(key, decide) {
      for (;;) {
        const { kept, versionstamp } = await find(key)
        const decision = decide(kept)
        if ('keep' in decision) return decision.answer
        const operation = kv.atomic().check({ key: keys.kept(name, key), versionstamp })
        if ('remove' in decision) operation.delete(keys.kept(name, key))
        else set(operation, key, { value: decision.put, expiresAt: decision.expiresAt ?? null })
        if ((await operation.commit()).ok) return decision.answer
      }
    },

    async delete(key) {
      await kv.delete(keys.kept(name, key))
    },

    async list(start, limit) {
      const found: (Kept<V> & { key: string })[] = []
      const range = { start: keys.kept(name, start), end: keys.kept(name, start + lastCharacter) }
      for await (const { key, value, versionstamp } of kv.list<Wrapped<V>>(range)) {
        if (found.length >= limit) break
        const kept = living(value, versionstamp)
        if (kept) found.push({ ...kept, key: String(key.at(-1)) })
      }
      return found
    },

    claim: (key, value) => ({ keyspace: name, key, value }),
    release: (key) => ({ keyspace: name, key }),
  }

  // An expired value still occupies its key; the key is free if the value is unchanged since it was read.
  async function freeVersion(key: string): Promise<string | null> {
    const { kept, versionstamp } = await find(key)
    return kept ? null : versionstamp
  }
}
