import type { FieldProblem } from '../../graphql/index.ts'
import type { Actor, AgencyStore, AnyKind, Change, Clock } from '../../platform/index.ts'
import { derivedId } from '../../platform/index.ts'
import type { SheetColumn, SheetValues } from '../sheets/sheetColumns.ts'

/** What rows are validated against. */
export interface ImportDeps {
  readonly agency: AgencyStore
  readonly actor: Actor
  readonly now: number
  /** The calendar day in the agency's time zone. */
  readonly today: string
  /** Whether the user confirmed policy numbers that already exist. */
  readonly isConfirmed: boolean
  /** What earlier rows created, by id, and other values that must be unique. */
  readonly taken: Set<string>
}

/** An existing record and its name in the list. */
export interface ListReference {
  readonly reference: string
  readonly id: string
}

/** A field that differs in the row, in display format; null if the record has no value. */
export interface FieldDifference {
  /** The column's path. */
  readonly path: string
  readonly before: string | null
  readonly after: string
}

/** Applies a row's changes to the current record; returns whether anything changed. */
export type RowUpdate = (deps: {
  readonly agency: AgencyStore
  readonly actor: Actor
  readonly clock: Clock
}) => Promise<boolean>

/** The outcome of a row. */
export type PlannedRow =
  | {
      readonly outcome: 'NEW'
      readonly name: string
      readonly changes: readonly Change[]
      /** A warning for the user before importing. */
      readonly warning?: () => string | null
    }
  | {
      readonly outcome: 'PRESENT'
      readonly name: string
      /** The list's name for a recognized record. */
      readonly called?: ListReference
    }
  | {
      /** The record exists and the row differs. */
      readonly outcome: 'CHANGED'
      readonly name: string
      readonly called?: ListReference
      readonly differences: readonly FieldDifference[]
      readonly update: RowUpdate
    }
  | { readonly outcome: 'REFUSED'; readonly name: string; readonly problems: readonly FieldProblem[] }

/** A list that can be imported. */
export interface ImportedList {
  readonly columns: readonly SheetColumn[]
  /** The required columns. */
  readonly required: readonly string[]
  plan(values: SheetValues, deps: ImportDeps): PlannedRow | Promise<PlannedRow>
}

/** The id of a record with this key: each record is created once, however often its row appears. */
export function importedId(agency: Pick<AgencyStore, 'id'>, kind: AnyKind, key: string): string {
  return derivedId(kind.prefix, [agency.id, 'import', kind.name, key])
}

/** Whether the record exists or comes with an earlier row. */
export function isThere({ agency, taken }: ImportDeps, kind: AnyKind, id: string): boolean {
  return taken.has(id) || agency.table(kind).get(id) !== undefined
}
