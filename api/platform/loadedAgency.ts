import type { AgencyStore, CommitOptions, CommitResult, Stored } from './agencyStore.ts'
import type { Blobs } from './blobs/blobs.ts'
import type { Change } from './change.ts'
import type { Clock } from './clock.ts'
import { CommitQueue, type Transactions, type Written } from './commitQueue.ts'
import { Feed } from './feed.ts'
import { type IdMaker, isId } from './idMaker.ts'
import { keys } from './keys.ts'
import type { Claim } from './keyspace.ts'
import type { AnyKind, Kind, Row } from './kind.ts'
import type { KindRegistry } from './kindRegistry.ts'
import type { Actor, LedgerEntry } from './ledger.ts'
import type { Log } from './log.ts'
import { MemoryTable } from './memoryTable.ts'
import { type Envelope, type PreparedCommit, prepareCommit } from './preparedCommit.ts'
import { readText } from './text.ts'
import type { Table } from './table.ts'

/** What every agency of a process shares. */
export interface AgencyDeps {
  readonly kv: Deno.Kv
  readonly kinds: KindRegistry
  readonly clock: Clock
  readonly newId: IdMaker
  readonly log: Log
  /** Told of every entry that this process commits or catches up with. */
  readonly onEntries: (agency: LoadedAgency, entries: readonly LedgerEntry[]) => void
  readonly blobs: (agencyId: string) => Blobs
}

interface Head {
  readonly seq: number
}

// KV's limit of one getMany.
const readTogether = 10

/** An agency in memory: its tables, the end of its ledger, and the queue of its commits. */
export class LoadedAgency implements AgencyStore, Transactions {
  readonly id: string
  readonly blobs: Blobs
  readonly #deps: AgencyDeps
  readonly #tables: ReadonlyMap<string, MemoryTable<unknown, Row>>
  readonly #queue: CommitQueue
  readonly #feed: Feed
  #headVersionstamp: string | null
  #isUncertain = false

  private constructor(id: string, deps: AgencyDeps, head: Deno.KvEntryMaybe<Head>) {
    this.id = id
    this.blobs = deps.blobs(id)
    this.#deps = deps
    this.#tables = new Map(deps.kinds.all.map((kind) => [kind.name, new MemoryTable<unknown, Row>(kind)]))
    this.#queue = new CommitQueue(this, (reason) =>
      deps.log('error', 'catching up with the ledger failed', { agencyId: id, reason: String(reason) }),
    )
    this.#feed = new Feed(head.value?.seq ?? 0, (position, limit) => this.#readLedger(position, limit))
    this.#headVersionstamp = head.versionstamp
  }

  /** Reads every record of the agency in one range read. An agency without a head has no first commit yet. */
  static async load(id: string, deps: AgencyDeps): Promise<LoadedAgency> {
    const head = await deps.kv.get<Head>(keys.head(id))
    const agency = new LoadedAgency(id, deps, head)
    if (head.versionstamp !== null) await agency.#load()
    return agency
  }

  /** Whether the agency has had its first commit. */
  get isFounded(): boolean {
    return this.#headVersionstamp !== null
  }

  get head(): number {
    return this.#feed.head
  }

  get followers(): number {
    return this.#feed.followers
  }

  table<Value, R extends Row>(kind: Kind<Value, R>): Table<R> {
    this.#deps.kinds.require(kind)
    // The registry made the table of this very kind, so the row's type is the kind's.
    return this.#tables.get(kind.name) as unknown as Table<R>
  }

  async read<Value, R extends Row>(kind: Kind<Value, R>, id: string): Promise<Stored<Value> | null> {
    // Ids come from anywhere, and KV refuses keys that are too long: what has not our form names nothing.
    if (!isId(id)) return null
    const found = await this.#deps.kv.get<Envelope>(keys.record(this.id, kind.name, id))
    await this.#untilShown([found])
    return stored<Value>(kind, id, found)
  }

  async readMany<Value, R extends Row>(
    kind: Kind<Value, R>,
    ids: readonly string[],
  ): Promise<(Stored<Value> | null)[]> {
    const wanted = ids.filter(isId)
    const found = await this.#getMany<Envelope>(wanted.map((id) => keys.record(this.id, kind.name, id)))
    await this.#untilShown(found)
    const records = new Map(wanted.map((id, at) => [id, stored<Value>(kind, id, found[at])]))
    return ids.map((id) => records.get(id) ?? null)
  }

  readText(kind: AnyKind, id: string, name: string): Promise<string | null> {
    return readText(this.#deps.kv, this.id, { kind: kind.name, id, name })
  }

  newId(kind: AnyKind): string {
    return this.#deps.newId(kind.prefix)
  }

  async commit(actor: Actor, changes: readonly Change[], options: CommitOptions = {}): Promise<CommitResult> {
    if (changes.length === 0 && Object.keys(options).length === 0)
      return { ok: true, entries: [], stored: [] }
    for (const { kind } of changes) this.#deps.kinds.require(kind)
    const prepared = prepareCommit(this.id, { actor, changes, options })
    const committed = await this.#queue.add(prepared)
    if ('entries' in committed) {
      return { ok: true, entries: committed.entries, stored: storedBy(prepared, committed) }
    }
    return {
      ok: false,
      lostClaims: await this.#lostClaims(prepared.claims),
      current: (kind, id) => this.read(kind, id),
    }
  }

  async entries(positions: readonly number[]): Promise<LedgerEntry[]> {
    const found = await this.#getMany<LedgerEntry>(positions.map((seq) => keys.entry(this.id, seq)))
    return found.map(({ value }, at) => {
      if (value === null) throw new Error(`The ledger of agency ${this.id} has no entry ${positions[at]}.`)
      return value
    })
  }

  follow(position?: number): AsyncIterableIterator<LedgerEntry> {
    return this.#feed.follow(position)
  }

  /** Another process may have committed; the tables follow as soon as this one's own commit is through. */
  wake(): void {
    void this.#queue.catchUp()
  }

  /** Resolves once all pending commits are settled. */
  settled(): Promise<void> {
    return this.#queue.settled()
  }

  /** Does this while the commits of this process wait; it may neither commit nor read through the agency. */
  whileStill<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.between(work)
  }

  /** For the queue of this agency's commits only. */
  async write(commits: readonly PreparedCommit[]): Promise<Written | null> {
    if (this.#isUncertain) await this.catchUp()
    const { kv, clock } = this.#deps
    const now = clock.now()
    const operation = kv.atomic().check({ key: keys.head(this.id), versionstamp: this.#headVersionstamp })
    if (!this.isFounded) operation.set(keys.agency(this.id), { at: now })
    let seq = this.head
    const entries = commits.map((commit) => {
      operation.check(...commit.checks)
      for (const { key, value } of commit.writes) {
        if (value === null) operation.delete(key)
        else operation.set(key, value)
      }
      return commit.records.map((record): LedgerEntry => {
        const entry = { seq: ++seq, at: commit.at ?? now, ...record.entry }
        operation.set(keys.entry(this.id, seq), entry)
        if (record.value === null) operation.delete(record.key)
        else
          operation.set(record.key, { value: record.value, trail: [...record.trail, seq] } satisfies Envelope)
        return entry
      })
    })
    operation.set(keys.head(this.id), { seq } satisfies Head)

    // Until KV answers, the outcome of the transaction is unknown; after a failure the head shows it.
    this.#isUncertain = true
    const result = await operation.commit()
    this.#isUncertain = false
    if (!result.ok) return null
    this.#headVersionstamp = result.versionstamp
    for (const { kind, id, value } of commits.flatMap((commit) => commit.records))
      this.#show(kind.name, id, value)
    this.#announce(entries.flat())
    return { entries, versionstamp: result.versionstamp }
  }

  async catchUp(): Promise<boolean> {
    const head = await this.#deps.kv.get<Head>(keys.head(this.id))
    const hasMoved = head.versionstamp !== this.#headVersionstamp
    const upTo = head.value?.seq ?? 0
    while (this.head < upTo) {
      const entries = (await this.#readLedger(this.head, 500)).filter(({ seq }) => seq <= upTo)
      await this.#refresh(entries)
      this.#announce(entries)
    }
    this.#headVersionstamp = head.versionstamp
    this.#isUncertain = false
    return hasMoved
  }

  async #load(): Promise<void> {
    const found = this.#deps.kv.list<Envelope>({ prefix: keys.records(this.id) }, { batchSize: 500 })
    for await (const { key, value } of found) this.#show(String(key[2]), String(key[3]), value.value)
    // The range read is not a snapshot: records committed during it are read again.
    await this.catchUp()
  }

  /** Takes the records of these entries as they now are; a later entry may already show in them. */
  async #refresh(entries: readonly LedgerEntry[]): Promise<void> {
    const records = new Map(entries.map((entry) => [entry.id, entry]))
    const found = await this.#getMany<Envelope>(
      [...records.values()].map(({ kind, id }) => keys.record(this.id, kind, id)),
    )
    for (const { key, value } of found) this.#show(String(key[2]), String(key[3]), value?.value ?? null)
  }

  #show(kindName: string, id: string, value: unknown): void {
    const table = this.#tables.get(kindName)
    if (value === null) table?.drop(id)
    else table?.put(id, value)
  }

  #announce(entries: readonly LedgerEntry[]): void {
    this.#feed.push(entries)
    this.#deps.onEntries(this, entries)
  }

  async #readLedger(position: number, limit: number): Promise<LedgerEntry[]> {
    const range = { prefix: keys.ledger(this.id), start: keys.entry(this.id, position + 1) }
    const found = this.#deps.kv.list<LedgerEntry>(range, { limit, batchSize: Math.min(limit, 500) })
    return await Array.fromAsync(found, ({ value }) => value)
  }

  async #lostClaims(claims: readonly Claim[]): Promise<Claim[]> {
    const found = await this.#getMany(claims.map(({ keyspace, key }) => keys.kept(keyspace, key)))
    return claims.filter((_, at) => found[at]?.versionstamp)
  }

  /**
   * KV shows a commit a moment before the tables do, one of another process for longer: whoever has read a record
   * finds in the tables all that was committed with it.
   */
  async #untilShown(found: readonly Deno.KvEntryMaybe<Envelope>[]): Promise<void> {
    const isAhead = found.some(({ value }) => (value?.trail.at(-1) ?? 0) > this.head)
    if (isAhead) await this.#queue.catchUp()
  }

  async #getMany<T>(wanted: readonly Deno.KvKey[]): Promise<Deno.KvEntryMaybe<T>[]> {
    const parts: Promise<Deno.KvEntryMaybe<T>[]>[] = []
    for (let at = 0; at < wanted.length; at += readTogether) {
      parts.push(this.#deps.kv.getMany<T[]>(wanted.slice(at, at + readTogether)))
    }
    return (await Promise.all(parts)).flat()
  }
}

/** What a commit left behind, without reading it again. */
function storedBy(
  { records }: PreparedCommit,
  { entries, versionstamp }: { entries: readonly LedgerEntry[]; versionstamp: string },
): Stored<unknown>[] {
  return records.flatMap(({ kind, id, value, trail }, at) => {
    const seq = entries[at]?.seq
    return value === null || seq === undefined
      ? []
      : [{ kind, id, value, versionstamp, trail: [...trail, seq] }]
  })
}

function stored<Value>(
  kind: AnyKind,
  id: string,
  found: Deno.KvEntryMaybe<Envelope> | undefined,
): Stored<Value> | null {
  if (!found || found.versionstamp === null) return null
  const { value, trail } = found.value
  return { kind, id, value: value as Value, versionstamp: found.versionstamp, trail }
}
