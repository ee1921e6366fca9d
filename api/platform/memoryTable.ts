import { hasWords } from './folded.ts'
import type { Kind, Row } from './kind.ts'
import { OrderedRows, type Slot } from './orderedRows.ts'
import { TableSearch } from './search/tableSearch.ts'
import type { Hit, Page, PageQuery, RowFilter, SoughtRows, Table, Within } from './table.ts'

/** So many matches are sorted at once faster than all rows are walked through in another order than their ids'. */
const few = 2_000

/** Ids of less than one row in so many are looked up sooner than all rows are gone through. */
const fewOfRows = 8

type Buckets<R extends Row> = Map<string, OrderedRows<R>>

/** The table of one kind: rows by id, their orderings, and their relations from first use. */
export class MemoryTable<Value, R extends Row> implements Table<R> {
  readonly #kind: Kind<Value, R>
  readonly #slots = new Map<string, Slot<R>>()
  readonly #all: OrderedRows<R>
  readonly #relations = new Map<string, Buckets<R>>()
  readonly #none: OrderedRows<R>
  readonly #search: TableSearch<R>

  constructor(kind: Kind<Value, R>) {
    this.#kind = kind
    this.#all = new OrderedRows(kind.orders ?? {})
    this.#none = new OrderedRows(kind.orders ?? {})
    this.#search = new TableSearch(kind, this)
  }

  get size(): number {
    return this.#slots.size
  }

  /** Takes a record as it now is. */
  put(id: string, value: Value): void {
    const row = this.#kind.row(value, id)
    const next: Slot<R> = { row, text: this.#kind.text?.(row).toLowerCase() ?? '' }
    const old = this.#slots.get(id)
    this.#slots.set(id, next)
    if (old) this.#all.replace(old, next)
    else this.#all.add(next)
    for (const [relation, buckets] of this.#relations) this.#rebucket(relation, buckets, old, next)
    this.#search.put(row, old?.row)
  }

  /** Forgets a record that has gone. */
  drop(id: string): void {
    const old = this.#slots.get(id)
    if (!old) return
    this.#slots.delete(id)
    this.#all.remove(old)
    for (const [relation, buckets] of this.#relations) this.#rebucket(relation, buckets, old, null)
    this.#search.drop(id)
  }

  get(id: string | null | undefined): R | undefined {
    return id == null ? undefined : this.#slots.get(id)?.row
  }

  related(relation: string, key: string): readonly R[] {
    return this.#bucket({ relation, key })
      .ordered('id')
      .map((slot) => slot.row)
  }

  countRelated(relation: string, key: string): number {
    return this.#bucket({ relation, key }).size
  }

  page(query: PageQuery<R>): Page<R> {
    const { order = 'id', direction = 'ascending', first, after } = query
    const rows = this.#narrowed(query)
    const slots = rows.ordered(order)
    const matches = matcher(query)
    const step = direction === 'ascending' ? 1 : -1
    const start = this.#start(rows, { order, step, after: after ?? null })

    const page: R[] = []
    let at = start
    for (; at >= 0 && at < slots.length && page.length < first; at += step) {
      const slot = slots[at]
      if (slot && matches(slot)) page.push(slot.row)
    }
    return {
      rows: page,
      hasNextPage: hasMatch(slots, { from: at, step, matches }),
      hasPreviousPage: hasMatch(slots, { from: start - step, step: -step, matches }),
    }
  }

  count(filter: RowFilter<R> = {}): number {
    const rows = this.#bucket(filter.within)
    if (!isFiltered(filter)) return rows.size
    let count = 0
    for (const _ of matching(rows, filter)) count++
    return count
  }

  search(sought: SoughtRows<R>): Promise<Hit<R>[]> {
    return this.#search.find(sought)
  }

  *mentioning(text: string): Iterable<R> {
    for (const slot of this.#all.having(wordsOf(text))) yield slot.row
  }

  *values(): Iterable<R> {
    for (const slot of this.#all.ordered('id')) yield slot.row
  }

  // In the order of their ids rows lie together in memory: what hardly any of them is finds itself soonest there.
  #narrowed(query: PageQuery<R>): OrderedRows<R> {
    const rows = this.#bucket(query.within)
    if (rows.size <= few || !isFiltered(query)) return rows
    if (wordsOf(query.text).length === 0 && (query.order ?? 'id') === 'id') return rows
    const some = new OrderedRows<R>(this.#kind.orders ?? {})
    for (const slot of matching(rows, query)) {
      if (some.size === few) return rows
      some.add(slot)
    }
    return some
  }

  #start(rows: OrderedRows<R>, from: { order: string; step: 1 | -1; after: string | null }): number {
    const top = from.step === 1 ? 0 : rows.size - 1
    if (from.after === null) return top
    const cursor = this.#slots.get(from.after)
    if (!cursor && from.order !== 'id') return top
    const position = cursor ? rows.position(from.order, cursor.row) : rows.idPosition(from.after)
    if (from.step === -1) return position - 1
    return rows.ordered(from.order)[position]?.row.id === from.after ? position + 1 : position
  }

  #bucket(within: Within | undefined): OrderedRows<R> {
    if (!within) return this.#all
    const known = this.#relations.get(within.relation)
    const bucket = (known ?? this.#relate(within.relation)).get(within.key) ?? this.#none
    return within.also ? this.#joined(bucket, within.also) : bucket
  }

  #joined(bucket: OrderedRows<R>, ids: ReadonlySet<string>): OrderedRows<R> {
    const others = [...ids].filter((id) => !bucket.slot(id)).map((id) => this.#slots.get(id))
    if (!others.some(Boolean)) return bucket
    const joined = new OrderedRows<R>(this.#kind.orders ?? {})
    for (const slot of [...bucket.ordered('id'), ...others]) if (slot) joined.add(slot)
    return joined
  }

  #relate(relation: string): Buckets<R> {
    this.#relation(relation)
    const buckets: Buckets<R> = new Map()
    for (const slot of this.#all.ordered('id')) this.#rebucket(relation, buckets, undefined, slot)
    this.#relations.set(relation, buckets)
    return buckets
  }

  #rebucket(relation: string, buckets: Buckets<R>, old: Slot<R> | undefined, next: Slot<R> | null): void {
    const before = old ? this.#keys(relation, old.row) : []
    const after = next ? this.#keys(relation, next.row) : []
    for (const key of before) {
      const bucket = buckets.get(key)
      if (!bucket || !old) continue
      if (next && after.includes(key)) bucket.replace(old, next)
      else bucket.remove(old)
      if (bucket.size === 0) buckets.delete(key)
    }
    for (const key of after) {
      if (!next || before.includes(key)) continue
      const bucket = buckets.get(key) ?? new OrderedRows<R>(this.#kind.orders ?? {})
      bucket.add(next)
      buckets.set(key, bucket)
    }
  }

  #keys(relation: string, row: R): readonly string[] {
    const found = this.#relation(relation)(row)
    if (found === null) return []
    return typeof found === 'string' ? [found] : [...new Set(found)]
  }

  #relation(relation: string): (row: R) => string | readonly string[] | null {
    const keysOf = this.#kind.relations?.[relation]
    if (!keysOf) throw new Error(`The kind ${this.#kind.name} has no relation '${relation}'.`)
    return keysOf
  }
}

function matcher<R extends Row>({ where, text, alsoHaving }: RowFilter<R>): (slot: Slot<R>) => boolean {
  const words = wordsOf(text)
  return (slot) =>
    (alsoHaving?.has(slot.row.id) === true || hasWords(slot.text, words)) && (!where || where(slot.row))
}

/** The slots that pass: in id order, but for the last few that have the words elsewhere. */
function* matching<R extends Row>(rows: OrderedRows<R>, filter: RowFilter<R>): Iterable<Slot<R>> {
  const { where, text, alsoHaving } = filter
  const words = wordsOf(text)
  const isFew = alsoHaving === undefined || alsoHaving.size * fewOfRows < rows.size
  if (words.length === 0 || !isFew) {
    const matches = matcher(filter)
    for (const slot of rows.ordered('id')) if (matches(slot)) yield slot
    return
  }
  for (const slot of rows.having(words)) if (!where || where(slot.row)) yield slot
  for (const id of alsoHaving ?? []) {
    const slot = rows.slot(id)
    if (slot && !hasWords(slot.text, words) && (!where || where(slot.row))) yield slot
  }
}

function isFiltered<R extends Row>({ where, text }: RowFilter<R>): boolean {
  return where !== undefined || wordsOf(text).length > 0
}

function wordsOf(text: string | undefined): readonly string[] {
  return text?.toLowerCase().split(/\s+/).filter(Boolean) ?? []
}

function hasMatch<R extends Row>(
  slots: readonly Slot<R>[],
  scan: { from: number; step: number; matches: (slot: Slot<R>) => boolean },
): boolean {
  for (let at = scan.from; at >= 0 && at < slots.length; at += scan.step) {
    const slot = slots[at]
    if (slot && scan.matches(slot)) return true
  }
  return false
}
