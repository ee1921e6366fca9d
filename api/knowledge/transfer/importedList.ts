import type { FieldProblem } from '../../graphql/index.ts'
import type { Actor, AgencyStore, AnyKind, Change, Clock } from '../../platform/index.ts'
import { derivedId } from '../../platform/index.ts'
import type { SheetColumn, SheetValues } from '../sheets/sheetColumns.ts'

/** What rows are checked against. */
export interface ImportDeps {
  readonly agency: AgencyStore
  readonly actor: Actor
  readonly now: number
  /** The calendar day in the agency's time zone. */
  readonly today: string
  /** Whoever imports knows that some policy numbers are there already. */
  readonly isConfirmed: boolean
  /** What the rows before have brought, by id, and what else must not come twice. */
  readonly taken: Set<string>
}

/** A record that was there before, and what a list calls it. */
export interface ListReference {
  readonly reference: string
  readonly id: string
}

/** A field that the row has another value for, as people read both; null where the record has none. */
export interface FieldDifference {
  /** The path of the column. */
  readonly path: string
  readonly before: string | null
  readonly after: string
}

/** Writes what a row has new to the record as it is by then; answers whether there was anything to write. */
export type RowUpdate = (deps: {
  readonly agency: AgencyStore
  readonly actor: Actor
  readonly clock: Clock
}) => Promise<boolean>

/** What a row comes to. */
export type PlannedRow =
  | {
      readonly outcome: 'NEW'
      readonly name: string
      readonly changes: readonly Change[]
      /** What whoever imports should know before it comes. */
      readonly warning?: () => string | null
    }
  | {
      readonly outcome: 'PRESENT'
      readonly name: string
      /** What the list calls a record that it was recognised as. */
      readonly called?: ListReference
    }
  | {
      /** The record is there, and the row says something else about it. */
      readonly outcome: 'CHANGED'
      readonly name: string
      readonly called?: ListReference
      readonly differences: readonly FieldDifference[]
      readonly update: RowUpdate
    }
  | { readonly outcome: 'REFUSED'; readonly name: string; readonly problems: readonly FieldProblem[] }

/** A list that an agency can bring from elsewhere. */
export interface ImportedList {
  readonly columns: readonly SheetColumn[]
  /** The columns without which no row makes sense. */
  readonly required: readonly string[]
  plan(values: SheetValues, ground: ImportDeps): PlannedRow | Promise<PlannedRow>
}

/** The id that a record has when it comes by this key: it comes once, however often its row does. */
export function importedId(agency: Pick<AgencyStore, 'id'>, kind: AnyKind, key: string): string {
  return derivedId(kind.prefix, [agency.id, 'import', kind.name, key])
}

/** Whether the record is there, or comes with a row before. */
export function isThere({ agency, taken }: ImportDeps, kind: AnyKind, id: string): boolean {
  return taken.has(id) || agency.table(kind).get(id) !== undefined
}
