import type { LedgerEntry } from './ledger.ts'
import { limits, type PreparedCommit } from './preparedCommit.ts'

/** What came of a commit: its entries and the versionstamp of what it wrote, or its own conflict. */
export type Committed =
  | { readonly entries: readonly LedgerEntry[]; readonly versionstamp: string }
  | { readonly conflict: true }

/** What came of a transaction: the entries of each of its commits. */
export interface Written {
  readonly entries: readonly (readonly LedgerEntry[])[]
  readonly versionstamp: string
}

/** What the queue needs to know of the store. */
export interface Transactions {
  /** Writes the commits as one transaction; null when a check failed. Throws when KV does. */
  write(commits: readonly PreparedCommit[]): Promise<Written | null>
  /** Takes in what other processes committed; answers whether there was anything. */
  catchUp(): Promise<boolean>
}

interface Waiting {
  readonly commit: PreparedCommit
  readonly resolve: (committed: Committed) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Group commit: while one transaction is on its way the commits behind it gather and then go out together.
 * When a transaction fails each of its commits is tried alone, so that one conflict never fails a neighbour.
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

  /** Somebody else may have committed: resolves once this has looked; a failure to look is told to `onError`. */
  catchUp(): Promise<void> {
    this.#asked ??= Promise.withResolvers()
    const { promise } = this.#asked
    this.#start()
    return promise
  }

  /** Does this between two transactions, never during one: commits wait until it is done, so it waits for none. */
  between<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#between.push(() => work().then(resolve, reject))
      this.#start()
    })
  }

  /** Resolves once nothing waits and nothing is on its way. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running
  }

  #start(): void {
    this.#running ??= this.#run()
  }

  async #run(): Promise<void> {
    // Who asks in the same moment goes together.
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

  /** Takes in what others committed, for all who asked before; answers whether there was anything. */
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

  /** Null only when a record or claim was lost; a head that another process moved is followed and tried again. */
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

/** As many commits, in order, as fit into one transaction and do not touch each other's records. */
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
    // A commit that has to wait holds back the later ones that touch the same records.
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
