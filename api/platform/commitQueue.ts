import type { LedgerEntry } from './ledger.ts'
import { limits, type PreparedCommit } from './preparedCommit.ts'

/** The result of a commit: its entries and the versionstamp written, or its own conflict. */
export type Committed =
  | { readonly entries: readonly LedgerEntry[]; readonly versionstamp: string }
  | { readonly conflict: true }

/** The result of a transaction: the entries of each of its commits. */
export interface Written {
  readonly entries: readonly (readonly LedgerEntry[])[]
  readonly versionstamp: string
}

/** What the queue needs from the store. */
export interface Transactions {
  /** Writes the commits as one transaction; null if a check failed. Throws if KV does. */
  write(commits: readonly PreparedCommit[]): Promise<Written | null>
  /** Reads what other processes committed; returns whether there was anything. */
  catchUp(): Promise<boolean>
}

interface Waiting {
  readonly commit: PreparedCommit
  readonly resolve: (committed: Committed) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Group commit: while a transaction is in flight, later commits queue up and are then sent together.
 * If a transaction fails, its commits are retried one by one, so that a conflict only fails its own commit.
 */
export class CommitQueue {
  readonly #transactions: Transactions
  readonly #onError: (reason: unknown) => void
  #waiting: Waiting[] = []
  #between: (() => Promise<void>)[] = []
  #asked: PromiseWithResolvers<void> | null = null
  #running: Promise<void> | null = null

  constructor(transactions: Transactions, onError: (reason: unknown) => void) {
    this.#transactions = transactions
    this.#onError = onError
  }

  add(commit: PreparedCommit): Promise<Committed> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ commit, resolve, reject })
      this.#start()
    })
  }

  /** Another process may have committed: resolves after checking; errors are reported to `onError`. */
  catchUp(): Promise<void> {
    this.#asked ??= Promise.withResolvers()
    const { promise } = this.#asked
    this.#start()
    return promise
  }

  /** Runs a callback between transactions. Commits wait for it, so it must not wait for any. */
  between<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#between.push(() => work().then(resolve, reject))
      this.#start()
    })
  }

  /** Resolves once nothing is queued or in flight. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running
  }

  #start(): void {
    this.#running ??= this.#run()
  }

  async #run(): Promise<void> {
    // Calls made at the same time share one check.
    await Promise.resolve()
    while (this.#waiting.length > 0 || this.#between.length > 0 || this.#asked) {
      if (this.#asked) await this.#look().catch(this.#onError)
      await this.#between.shift()?.()
      if (this.#waiting.length === 0) continue
      const { batch, rest } = nextBatch(this.#waiting)
      this.#waiting = rest
      await this.#settle(batch)
    }
    this.#running = null
  }

  /** Reads what others committed, for all earlier callers; returns whether there was anything. */
  async #look(): Promise<boolean> {
    const asked = this.#asked
    this.#asked = null
    try {
      return await this.#transactions.catchUp()
    } finally {
      asked?.resolve()
    }
  }

  async #settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.#write(batch)
      if (written) {
        const { entries, versionstamp } = written
        batch.forEach(({ resolve }, at) => resolve({ entries: entries[at] ?? [], versionstamp }))
      } else if (batch.length === 1) {
        batch[0]?.resolve({ conflict: true })
      } else {
        for (const alone of batch) await this.#settle([alone])
      }
    } catch (reason) {
      for (const { reject } of batch) reject(reason)
    }
  }

  /** Null only if a record or claim conflicts; a head moved by another process is followed and retried. */
  async #write(batch: readonly Waiting[]): Promise<Written | null> {
    const commits = batch.map(({ commit }) => commit)
    for (let attempt = 0; ; attempt++) {
      const written = await this.#transactions.write(commits)
      if (written) return written
      if (!(await this.#look())) return null
      if (attempt > 3)
        await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(100, 2 ** attempt)))
    }
  }
}

/** As many commits, in order, as fit into one transaction without touching the same records. */
function nextBatch(waiting: readonly Waiting[]): { batch: Waiting[]; rest: Waiting[] } {
  const batch: Waiting[] = []
  const rest: Waiting[] = []
  const touched = new Set<string>()
  const sum = { checks: 0, mutations: 0, bytes: 0, keyBytes: 0 }
  let isFull = false
  for (const one of waiting) {
    const { checks, mutations, bytes, keyBytes } = one.commit
    isFull ||=
      sum.checks + checks.length > limits.checks ||
      sum.mutations + mutations > limits.mutations ||
      sum.bytes + bytes > limits.bytes ||
      sum.keyBytes + keyBytes > limits.keyBytes
    const isApart = !isFull && touched.isDisjointFrom(one.commit.touched)
    // A commit that has to wait also delays later ones that touch the same records.
    for (const name of isFull ? [] : one.commit.touched) touched.add(name)
    if (!isApart) {
      rest.push(one)
      continue
    }
    batch.push(one)
    sum.checks += checks.length
    sum.mutations += mutations
    sum.bytes += bytes
    sum.keyBytes += keyBytes
  }
  return { batch, rest }
}
