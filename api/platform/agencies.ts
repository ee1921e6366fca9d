import { keys } from './keys.ts'
import { type AgencyDeps, LoadedAgency } from './loadedAgency.ts'

/** There is no agency with this ID. */
export class UnknownAgencyError extends Error {
  override name = 'UnknownAgencyError'
}

export interface AgenciesOptions {
  /** How many unused agencies stay in memory. */
  readonly maxIdle: number
  /** Whether other processes write to the same store, so that their commits must be watched. */
  readonly isShared: boolean
}

/**
 * The agencies in memory. The least recently used are evicted first; one that is still referenced or watched
 * stays alive and is found again, so a process never has two instances of one agency.
 */
export class Agencies {
  readonly #deps: AgencyDeps
  readonly #options: AgenciesOptions
  readonly #recent = new Map<string, LoadedAgency>()
  readonly #alive = new Map<string, WeakRef<LoadedAgency>>()
  readonly #opening = new Map<string, Promise<LoadedAgency>>()
  readonly #watches = new Map<string, ReadableStreamDefaultReader<unknown>>()
  readonly #gone = new FinalizationRegistry<string>((id) => this.#forget(id))

  constructor(deps: AgencyDeps, options: AgenciesOptions) {
    this.#deps = deps
    this.#options = options
  }

  /** The agency with its tables loaded. Throws `UnknownAgencyError`. */
  async open(id: string): Promise<LoadedAgency> {
    const known = this.#recent.get(id) ?? this.#alive.get(id)?.deref()
    if (known) return this.#use(known)
    const opening = this.#opening.get(id) ?? this.#load(id)
    this.#opening.set(id, opening)
    try {
      return this.#use(await opening)
    } finally {
      this.#opening.delete(id)
    }
  }

  /** A new agency; its first commit creates it. */
  async create(): Promise<LoadedAgency> {
    return this.#keep(await LoadedAgency.load(this.#deps.newId('ag'), this.#deps))
  }

  /** IDs of all agencies, oldest first. */
  async ids(): Promise<string[]> {
    const found = this.#deps.kv.list({ prefix: keys.agencies() }, { batchSize: 500 })
    return await Array.fromAsync(found, ({ key }) => String(key[1]))
  }

  /** How many agencies stay in memory without references. */
  get idle(): number {
    return this.#recent.size
  }

  /** Waits for pending commits and stops watching. */
  async close(): Promise<void> {
    for (const agency of this.#alive.values()) await agency.deref()?.settled()
    const watches = [...this.#watches.values()]
    this.#watches.clear()
    await Promise.all(watches.map((watch) => watch.cancel()))
  }

  async #load(id: string): Promise<LoadedAgency> {
    const agency = await LoadedAgency.load(id, this.#deps)
    if (!agency.isFounded) throw new UnknownAgencyError(`There is no agency ${id}.`)
    return this.#keep(agency)
  }

  #keep(agency: LoadedAgency): LoadedAgency {
    this.#alive.set(agency.id, new WeakRef(agency))
    this.#gone.register(agency, agency.id)
    if (this.#options.isShared) void this.#watch(agency.id)
    return this.#use(agency)
  }

  #use(agency: LoadedAgency): LoadedAgency {
    this.#recent.delete(agency.id)
    this.#recent.set(agency.id, agency)
    for (const id of this.#recent.keys()) {
      if (this.#recent.size <= this.#options.maxIdle) break
      this.#recent.delete(id)
    }
    return agency
  }

  #forget(id: string): void {
    // The agency may have been reloaded since the earlier instance was collected.
    if (this.#alive.get(id)?.deref()) return
    this.#alive.delete(id)
    const watch = this.#watches.get(id)
    this.#watches.delete(id)
    void watch?.cancel()
  }

  // Holds the agency weakly: a watch must not keep it in memory.
  async #watch(id: string): Promise<void> {
    if (this.#watches.has(id)) return
    const watch = this.#deps.kv.watch([keys.head(id)]).getReader()
    this.#watches.set(id, watch)
    try {
      while (!(await watch.read()).done) this.#alive.get(id)?.deref()?.wake()
    } catch (reason) {
      this.#deps.log('warn', 'the watch of a ledger ended', { agencyId: id, reason: String(reason) })
      this.#watches.delete(id)
      if (this.#alive.get(id)?.deref()) setTimeout(() => void this.#watch(id), 1_000)
    }
  }
}
