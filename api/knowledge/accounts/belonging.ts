import type { AgencyStore, AnyKind, Kind, LedgerEntry, Row } from '../../platform/index.ts'
import type { TimelineSubject } from '../timeline/timelineSubject.ts'

/** What records that belong to an account know of it. */
export interface AccountName {
  readonly id: string
  readonly name: string
}

/** Records of one kind beneath another record. */
export interface Records {
  readonly kind: AnyKind
  readonly ids: readonly string[]
}

/**
 * A kind of record that belongs to accounts: it shows in their timelines, goes with them when two are merged, and
 * takes their new names. It finds its account under the relation `account`.
 */
export interface Belonging<Value, R extends Row> {
  readonly kind: Kind<Value, R>
  readonly subject: TimelineSubject
  /** What people call each thing that may happen to it or beneath it, by the ledger's update types. */
  readonly words: Readonly<Record<string, string>>
  /** What people call the record in a timeline; the first thing that it is found by unless said. */
  readonly called?: (row: R) => string
  /** Whether another record's history tells of this already: one thing that happened is told once. */
  readonly isToldElsewhere?: (entry: LedgerEntry) => boolean
  /** What the folder of its documents is called in an export; the first thing that it is found by unless said. */
  readonly folder?: (agency: Pick<AgencyStore, 'table'>, row: R) => string
  /** Whether the system makes its documents with it: that they were made goes without saying. */
  readonly makesDocuments?: boolean
  /** The record as it belongs to this account; the same one when it does already, by this name. */
  readonly under: (value: Value, account: AccountName) => Value
  /** The update type of a record that goes to another account or takes its account's new name. */
  readonly updateType: string
  /** The records beneath it, whose history is part of the account's: the comments of a request. */
  readonly beneath?: (agency: Pick<AgencyStore, 'table'>, row: R) => readonly Records[]
}

// A belonging's functions are contravariant in its value; a heterogeneous list of them has no narrower type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyBelonging = Belonging<any, any>

const known: AnyBelonging[] = []

/** Says what belongs to accounts; throws when it could not be found or was said before. */
export function defineBelonging<Value, R extends Row>(belonging: Belonging<Value, R>): void {
  const { kind } = belonging
  if (!kind.relations?.['account']) throw new Error(`The kind ${kind.name} has no relation 'account'.`)
  if (known.some((other) => other.kind.name === kind.name)) {
    throw new Error(`That ${kind.name} belongs to accounts is said twice.`)
  }
  known.push(belonging)
}

/** Everything that belongs to accounts, in the order of its modules. */
export function belongings(): readonly AnyBelonging[] {
  return known
}

/** Whether a record belongs to the account now. */
export function belongsTo(
  agency: Pick<AgencyStore, 'table'>,
  { kind }: AnyBelonging,
  { id, accountId }: { id: string; accountId: string },
): boolean {
  const row = agency.table(kind).get(id)
  return row !== undefined && kind.relations?.['account']?.(row) === accountId
}
