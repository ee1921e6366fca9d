import { type AgencyStore, type Kind, type LedgerEntry, type Row, SearchIndex } from '../platform/index.ts'

/** Texts that belong to a record and that its row does not hold: the pages of a document, the messages of a thread. */
interface Inside<R extends Row> {
  /** Everything the record says, with its names; null if it is not found by its texts. */
  read(agency: AgencyStore, row: R): Promise<readonly string[] | null>
  /** When it was last said, in milliseconds: of equally good records the newest comes first. */
  at(row: R): number
  /** How many records are read at once. Defaults to 32; fewer where they are large. */
  readonly together?: number
  /** The record whose texts this change altered. Defaults to the changed record, or the one it is shown under. */
  alteredBy?(agency: AgencyStore, entry: LedgerEntry): string | null
}

export type InsideOf<R extends Row> = (agency: AgencyStore) => Pick<InsideIndex<unknown, R>, 'find' | 'all'>

interface SoughtInside {
  readonly text: string
  readonly first: number
  readonly isWanted: (id: string) => boolean
}

/** How long searches wait for the index, in milliseconds; one that takes longer to fill answers with what it has. */
const longestWait = 400

/** How long filling the index may hold up everyone else, in milliseconds; then it pauses for as long. */
const slice = 8

/** A shorter word begins half of all words. */
const longEnough = /[\p{L}\p{N}]{3}/u

/** A text word's share of the points of a word in a name: what is said inside comes after what is called so. */
const shareOfName = 1 / 6

/**
 * The words inside one agency's records of a kind. It is filled from the first search on, in slices, and from then on
 * follows the ledger, so that it has what was just written and forgets what was removed. It goes with its agency.
 */
class InsideIndex<Value, R extends Row> {
  readonly #agency: AgencyStore
  readonly #kind: Kind<Value, R>
  readonly #inside: Inside<R>
  readonly #index = new SearchIndex({ of: 'texts' })
  /** The ledger position up to which it is complete; null until it is filled. */
  #position: number | null = null
  readonly #together: number
  #following: Promise<void> | null = null
  #followsSince = 0
  #onProgress: (() => void)[] = []

  constructor(agency: AgencyStore, kind: Kind<Value, R>, inside: Inside<R>) {
    this.#agency = agency
    this.#kind = kind
    this.#inside = inside
    this.#together = inside.together ?? 32
  }

  /** The records that hold all of the sought words, best first. */
  async find({ text, ...sought }: SoughtInside): Promise<{ id: string; points: number }[]> {
    await this.#ready()
    if (!longEnough.test(text)) return []
    return this.#index
      .find({ text, isTolerant: false, ...sought })
      .map(({ id, points }) => ({ id, points: points * shareOfName }))
  }

  /** Every record that holds all of the words. */
  async all(text: string): Promise<ReadonlySet<string>> {
    await this.#ready()
    return longEnough.test(text) ? this.#index.all(text) : new Set()
  }

  /** Waits until the index has everything that was committed before, but not for long. */
  async #ready(): Promise<void> {
    const following = this.#follow()
    const target = this.#agency.head
    const since = this.#position === null ? this.#followsSince : performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const isLate = new Promise<boolean>(
      (resolve) =>
        (timer = setTimeout(() => resolve(true), Math.max(0, since + longestWait - performance.now()))),
    )
    try {
      while ((this.#position ?? -1) < target) {
        const progress = new Promise<void>((resolve) => this.#onProgress.push(resolve))
        if (await Promise.race([isLate, following, progress])) return
      }
    } finally {
      clearTimeout(timer)
    }
  }

  #follow(): Promise<void> {
    if (this.#following) return this.#following
    this.#followsSince = performance.now()
    const following = this.#take().finally(() => (this.#following = null))
    // A search that waits for it reports the failure, and the next one starts again where it ended.
    following.catch(() => undefined)
    this.#following = following
    return following
  }

  async #take(): Promise<void> {
    this.#position ??= await this.#fill()
    this.#progressed()
    const altered = new Set<string>()
    for await (const entry of this.#agency.follow(this.#position)) {
      const id = this.#alteredBy(entry)
      if (id !== null) altered.add(id)
      // What was committed together is read together.
      if (entry.seq < this.#agency.head && altered.size < this.#together) continue
      await this.#put([...altered])
      altered.clear()
      this.#position = entry.seq
      this.#progressed()
    }
  }

  /** Takes every record of the kind; answers the ledger position from which changes are still to be taken. */
  async #fill(): Promise<number> {
    const from = this.#agency.head
    const rows = [...this.#agency.table(this.#kind).values()]
    // What people look for is mostly new.
    const ids = rows.toSorted((a, b) => this.#inside.at(b) - this.#inside.at(a)).map(({ id }) => id)
    let started = performance.now()
    for (let at = 0; at < ids.length; at += this.#together) {
      await this.#put(ids.slice(at, at + this.#together))
      if (performance.now() - started < slice) continue
      await new Promise((resolve) => setTimeout(resolve, slice))
      started = performance.now()
    }
    return from
  }

  async #put(ids: readonly string[]): Promise<void> {
    const table = this.#agency.table(this.#kind)
    const found = await Promise.all(
      ids.map(async (id) => {
        const row = table.get(id)
        const texts = row ? await this.#inside.read(this.#agency, row) : null
        return row && texts ? { texts, at: this.#inside.at(row) } : null
      }),
    )
    ids.forEach((id, place) => {
      const record = found[place]
      if (record) this.#index.put(id, ['', ...record.texts], -record.at)
      else this.#index.drop(id)
    })
  }

  #alteredBy(entry: LedgerEntry): string | null {
    const { prefix } = this.#kind
    const own = [entry.id, entry.subjectId].find((id) => id.startsWith(`${prefix}_`))
    return own ?? this.#inside.alteredBy?.(this.#agency, entry) ?? null
  }

  #progressed(): void {
    const waiting = this.#onProgress
    this.#onProgress = []
    for (const resolve of waiting) resolve()
  }
}

/** The index of each agency, for as long as the agency is in memory. */
export function insideOf<Value, R extends Row>(
  kind: Kind<Value, R>,
  inside: Inside<R>,
): (agency: AgencyStore) => InsideIndex<Value, R> {
  const byAgency = new WeakMap<AgencyStore, InsideIndex<Value, R>>()
  return (agency) => {
    const index = byAgency.get(agency) ?? new InsideIndex(agency, kind, inside)
    byAgency.set(agency, index)
    return index
  }
}
