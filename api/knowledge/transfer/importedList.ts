import type { FieldProblem } from '../../graphql/index.ts'
import type { Actor, AgencyStore, AnyKind, Change } from '../../platform/index.ts'
import { derivedId } from '../../platform/index.ts'

/** A column that a list may have. */
export interface ImportColumn {
  /** The field of the form that takes it: problems are told by it. */
  readonly path: string
  /** What people call it; exports name their columns so. */
  readonly label: string
  /** What other systems call it, in small letters. */
  readonly alsoCalled: readonly string[]
  /** Whether a cell can only be this, whatever its column is called. */
  readonly holds?: (cell: string) => boolean
  /** What the template writes into it; a column without an example is not in the template. */
  readonly example?: string
}

/** The cells of a row that have something in them, by the columns' paths. */
export type ImportValues = Readonly<Partial<Record<string, string>>>

/** What rows are checked against. */
export interface ImportGround {
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
  | { readonly outcome: 'REFUSED'; readonly name: string; readonly problems: readonly FieldProblem[] }

/** A list that an agency can bring from elsewhere. */
export interface ImportedList {
  readonly columns: readonly ImportColumn[]
  /** The columns without which no row makes sense. */
  readonly required: readonly string[]
  plan(values: ImportValues, ground: ImportGround): PlannedRow
}

/** The id that a record has when it comes by this key: it comes once, however often its row does. */
export function importedId(agency: Pick<AgencyStore, 'id'>, kind: AnyKind, key: string): string {
  return derivedId(kind.prefix, [agency.id, 'import', kind.name, key])
}

/** Whether the record is there, or comes with a row before. */
export function isThere({ agency, taken }: ImportGround, kind: AnyKind, id: string): boolean {
  return taken.has(id) || agency.table(kind).get(id) !== undefined
}
