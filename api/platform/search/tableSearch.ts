import { folded } from '../folded.ts'
import type { Kind, Row, Searched } from '../kind.ts'
import type { Hit, SoughtRows, Table } from '../table.ts'
import { readIdentifier } from './readIdentifier.ts'
import { SearchIndex } from './searchIndex.ts'

/** How long the making of an index may hold up everybody else, in milliseconds. */
const slice = 8

/** More than any words score: a complete number means exactly that record. */
const pointsOfIdentified = 1_000

/** Words that more rows have are not looked through for an identifier: they are the beginning of one. */
const most = 10_000

/** The search of one table: its index is made at the first search, and from then on kept as the rows change. */
export class TableSearch<R extends Row> {
  readonly #searched: (row: R) => Searched | null
  readonly #table: Pick<Table<R>, 'get' | 'values'>
  #index: SearchIndex | null = null
  #whole: Promise<SearchIndex> | null = null

  constructor(
    { search = () => null }: Pick<Kind<never, R>, 'search'>,
    table: Pick<Table<R>, 'get' | 'values'>,
  ) {
    this.#searched = search
    this.#table = table
  }

  put(row: R, old: R | undefined): void {
    if (!this.#index) return
    const texts = this.#textsOf(row)
    if (this.#index.has(row.id) && old && isAlike(texts, this.#textsOf(old))) return
    if (texts) this.#index.put(row.id, texts)
    else this.#index.drop(row.id)
  }

  drop(id: string): void {
    this.#index?.drop(id)
  }

  async find({ where = () => true, ...sought }: SoughtRows<R>): Promise<Hit<R>[]> {
    this.#whole ??= this.#make()
    const index = await this.#whole
    const identified = this.#identified(index, sought.text).filter(where).slice(0, sought.first)
    if (identified.length > 0)
      return identified.map((row) => ({ row, points: pointsOfIdentified, isIdentified: true }))

    const isWanted = (id: string) => {
      const row = this.#table.get(id)
      return row !== undefined && where(row)
    }
    return index.find({ ...sought, isWanted }).flatMap(({ id, points }) => {
      const row = this.#table.get(id)
      return row ? [{ row, points, isIdentified: false }] : []
    })
  }

  /** The rows that have the text as an identifier, the newest first, however many have its words in their names. */
  #identified(index: SearchIndex, text: string): R[] {
    const identifier = readIdentifier(text)
    if (identifier === null) return []
    const letters = lettersOf(identifier)
    return index.having(identifier, { most }).flatMap((id) => {
      const row = this.#table.get(id)
      return row && this.#isIdentified(row, letters) ? [row] : []
    })
  }

  #isIdentified(row: R, letters: string): boolean {
    const { identifiers = [] } = this.#searched(row) ?? {}
    return identifiers.some((identifier) => identifier !== null && lettersOf(identifier) === letters)
  }

  #textsOf(row: R): readonly string[] | null {
    const searched = this.#searched(row)
    if (!searched) return null
    const { name, identifiers = [], others = [] } = searched
    return [name, ...[...identifiers, ...others].filter((text) => text !== null)]
  }

  async #make(): Promise<SearchIndex> {
    const index = new SearchIndex()
    // From here on changes go into the index as well: what has changed meanwhile is there already, or is gone.
    this.#index = index
    let started = performance.now()
    for (const id of Array.from(this.#table.values(), (row) => row.id)) {
      const row = this.#table.get(id)
      const texts = row && !index.has(id) ? this.#textsOf(row) : null
      if (texts) index.put(id, texts)
      if (performance.now() - started < slice) continue
      await new Promise((resolve) => setTimeout(resolve))
      started = performance.now()
    }
    return index
  }
}

/** A number is the same one however it is taken apart: `(207) 555-0142` and `207.555.0142`. */
function lettersOf(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]+/gu, '')
}

function isAlike(left: readonly string[] | null, right: readonly string[] | null): boolean {
  if (left === null || right === null) return left === right
  return left.length === right.length && left.every((text, at) => text === right[at])
}
