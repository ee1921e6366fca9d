import type { Compare, Row } from './kind.ts'
import { RowTexts } from './rowTexts.ts'

/** A row with the lower-cased words that the text filter searches. */
export interface Slot<R extends Row> {
  readonly row: R
  readonly text: string
}

/** Above this many rows, changes are sorted in only when the list is read. */
const many = 256
/** So few changes are made one by one sooner than all rows are gone through. */
const few = 16

export type Orders<R extends Row> = Readonly<Record<string, Compare<R>>>

/** A set of rows kept in id order, and in any other ordering from its first use. */
export class OrderedRows<R extends Row> {
  readonly #orders: Orders<R>
  #byId: Slot<R>[] = []
  /** Pending inserts by id; null for pending removals. A list that is not read costs no sorting. */
  readonly #pending = new Map<string, Slot<R> | null>()
  #size = 0
  readonly #sorted = new Map<string, Slot<R>[]>()
  #texts: RowTexts<R> | undefined

  constructor(orders: Orders<R>) {
    this.#orders = orders
  }

  get size(): number {
    return this.#size
  }

  add(slot: Slot<R>): void {
    this.#size++
    if (this.#isLeftFor(slot)) {
      this.#pending.set(slot.row.id, slot)
      return
    }
    const place = insert(this.#byId, slot, byIdOnly)
    this.#texts?.changedFrom(place)
    for (const [name, slots] of this.#sorted) insert(slots, slot, this.#compare(name))
  }

  remove(slot: Slot<R>): void {
    this.#size--
    if (this.#isLeftFor(null)) {
      this.#pending.set(slot.row.id, null)
      return
    }
    const place = take(this.#byId, slot, byIdOnly)
    this.#texts?.changedFrom(place)
    for (const [name, slots] of this.#sorted) take(slots, slot, this.#compare(name))
  }

  /** Puts a slot in the place of another with the same id. */
  replace(old: Slot<R>, next: Slot<R>): void {
    if (this.#pending.has(old.row.id)) {
      this.#pending.set(old.row.id, next)
      return
    }
    const place = lowerBound(this.#byId, old.row, byIdOnly)
    this.#byId[place] = next
    this.#texts?.changedAt(place)
    for (const [name, slots] of this.#sorted) move(slots, old, next, this.#compare(name))
  }

  /** The slots in ascending order. Do not keep or change the array. */
  ordered(order: string): readonly Slot<R>[] {
    this.#settle()
    if (order === 'id') return this.#byId
    const known = this.#sorted.get(order)
    if (known) return known
    const compare = this.#compare(order)
    const slots = this.#byId.toSorted(compare)
    this.#sorted.set(order, slots)
    return slots
  }

  /** The slots that have these lower-cased words in their texts, in id order. */
  having(words: readonly string[]): Iterable<Slot<R>> {
    this.#settle()
    this.#texts ??= new RowTexts(this.#byId)
    return this.#texts.having(words)
  }

  /** The position of a row in an ordering; for a missing row, where it would be inserted. */
  position(order: string, row: R): number {
    return lowerBound(this.ordered(order), row, order === 'id' ? byIdOnly : this.#compare(order))
  }

  /** The position of an id in id order, or where it would be inserted. */
  idPosition(id: string): number {
    this.#settle()
    return placeOfId(this.#byId, id)
  }

  /** The slot with this id, if it is one of them. */
  slot(id: string): Slot<R> | undefined {
    const slot = this.#byId[this.idPosition(id)]
    return slot?.row.id === id ? slot : undefined
  }

  /** Whether a change can wait until the list is read; other orderings and the texts need it immediately. */
  #isLeftFor(added: Slot<R> | null): boolean {
    if (this.#pending.size > 0) return true
    if (this.#byId.length < many || this.#sorted.size > 0 || this.#texts) return false
    const last = this.#byId.at(-1)
    return !added || !last || byIdOnly(last, added) > 0
  }

  /** Puts all that waits in its place; nothing else but the id order is there then. */
  #settle(): void {
    if (this.#pending.size === 0) return
    const added = [...this.#pending.values()].filter((slot) => slot !== null)
    if (this.#pending.size <= few) {
      for (const id of this.#pending.keys()) takeId(this.#byId, id)
      for (const slot of added) insert(this.#byId, slot, byIdOnly)
    } else {
      const kept = this.#byId.filter(({ row }) => !this.#pending.has(row.id))
      this.#byId = merged(kept, added.toSorted(byIdOnly))
    }
    this.#pending.clear()
  }

  #compare(order: string): SlotCompare<R> {
    const compare = this.#orders[order]
    if (!compare) throw new Error(`There is no ordering '${order}'.`)
    return (a, b) => compare(a.row, b.row) || compareIds(a.row, b.row)
  }
}

type SlotCompare<R extends Row> = (a: { row: R }, b: { row: R }) => number

function compareIds(a: Row, b: Row): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

function byIdOnly(a: { row: Row }, b: { row: Row }): number {
  return compareIds(a.row, b.row)
}

function placeOfId<R extends Row>(slots: readonly Slot<R>[], id: string): number {
  let low = 0
  let high = slots.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const slot = slots[middle]
    if (slot && slot.row.id < id) low = middle + 1
    else high = middle
  }
  return low
}

/** Takes out the slot of this id, when it is there. */
function takeId<R extends Row>(slots: Slot<R>[], id: string): void {
  const place = placeOfId(slots, id)
  if (slots[place]?.row.id === id) slots.splice(place, 1)
}

/** Two lists in id order as one. */
function merged<R extends Row>(left: readonly Slot<R>[], right: readonly Slot<R>[]): Slot<R>[] {
  const all: Slot<R>[] = []
  let at = 0
  for (const slot of left) {
    for (let next = right[at]; next && byIdOnly(next, slot) < 0; next = right[++at]) all.push(next)
    all.push(slot)
  }
  return all.concat(right.slice(at))
}

function lowerBound<R extends Row>(slots: readonly Slot<R>[], row: R, compare: SlotCompare<R>): number {
  const probe = { row }
  let low = 0
  let high = slots.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const slot = slots[middle]
    if (slot && compare(slot, probe) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the current position of the slot. */
function insert<R extends Row>(slots: Slot<R>[], slot: Slot<R>, compare: SlotCompare<R>): number {
  const last = slots.at(-1)
  // New records carry the newest id: nearly every insert into the id order, and every one of a load, ends here.
  if (!last || compare(last, slot) < 0) return slots.push(slot) - 1
  const place = lowerBound(slots, slot.row, compare)
  slots.splice(place, 0, slot)
  return place
}

/** Answers where the slot stood. */
function take<R extends Row>(slots: Slot<R>[], slot: Slot<R>, compare: SlotCompare<R>): number {
  const place = lowerBound(slots, slot.row, compare)
  slots.splice(place, 1)
  return place
}

function move<R extends Row>(slots: Slot<R>[], old: Slot<R>, next: Slot<R>, compare: SlotCompare<R>): void {
  if (compare(old, next) === 0) {
    slots[lowerBound(slots, old.row, compare)] = next
  } else {
    take(slots, old, compare)
    insert(slots, next, compare)
  }
}
