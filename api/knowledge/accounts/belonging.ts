import type { AgencyStore, AnyKind, Kind, LedgerEntry, Row } from '../../platform/index.ts'
import type { TimelineSubject } from '../timeline/timelineSubject.ts'

/** What records of an account store about it. */
export interface AccountName {
  readonly id: string
  readonly name: string
}

/** Timeline titles by ledger update type; some tell what the change says. */
export type EventWords = Readonly<Record<string, string | ((changed: LedgerEntry['changed']) => string)>>

/** Child records of one kind. */
export interface Records {
  readonly kind: AnyKind
  readonly ids: readonly string[]
}

/**
 * A kind of record that belongs to accounts: it appears in their timelines, moves when accounts are merged, and
 * is updated when they are renamed. It finds its account through the relation `account`.
 */
export interface Belonging<Value, R extends Row> {
  readonly kind: Kind<Value, R>
  readonly subject: TimelineSubject
  /** Timeline titles of its events and its children's, by ledger update type. */
  readonly words: EventWords
  /** The record's name in a timeline; defaults to its first search text. */
  readonly called?: (row: R) => string
  /** Whether another record's history already covers the event, so that it appears only once. */
  readonly isToldElsewhere?: (entry: LedgerEntry) => boolean
  /** Folder name for its documents in an export; defaults to its first search text. */
  readonly folder?: (agency: Pick<AgencyStore, 'table'>, row: R) => string
  /** Whether its documents are generated with it, so that their creation need not be shown. */
  readonly makesDocuments?: boolean
  /** The record assigned to this account; the same object if it already is, under this name. */
  readonly under: (value: Value, account: AccountName) => Value
  /** The update type for a move to another account or a rename of its account. */
  readonly updateType: string
  /** Child records whose history is part of the account's, such as a request's comments. */
  readonly beneath?: (agency: Pick<AgencyStore, 'table'>, row: R) => readonly Records[]
}

// A belonging's functions are contravariant in their value, so a mixed list has no narrower type.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyBelonging = Belonging<any, any>

const known: AnyBelonging[] = []

/** Registers a kind that belongs to accounts; throws if it has no relation or is already registered. */
export function defineBelonging<Value, R extends Row>(belonging: Belonging<Value, R>): void {
  const { kind } = belonging
  if (!kind.relations?.['account']) throw new Error(`The kind ${kind.name} has no relation 'account'.`)
  if (known.some((other) => other.kind.name === kind.name)) {
    throw new Error(`That ${kind.name} belongs to accounts is said twice.`)
  }
  known.push(belonging)
}

/** All kinds that belong to accounts, in module order. */
export function belongings(): readonly AnyBelonging[] {
  return known
}

/** Whether a record currently belongs to the account. */
export function belongsTo(
  agency: Pick<AgencyStore, 'table'>,
  { kind }: AnyBelonging,
  { id, accountId }: { id: string; accountId: string },
): boolean {
  const row = agency.table(kind).get(id)
  return row !== undefined && kind.relations?.['account']?.(row) === accountId
}
