import type { ScheduleColumn, ScheduleKind } from '../policyFacts.ts'

export interface KnownColumn extends ScheduleColumn {
  /** How headers name it; compared with `labelKey`. */
  readonly header: RegExp
  /** How a line below the row states it, with the value as the first group. */
  readonly note?: RegExp
  /** Whether an empty cell repeats the one above it, as cells merged over several rows do. */
  readonly isMerged?: boolean
}

interface StatedValue {
  readonly key: string
  /** Compared with `labelKey`. */
  readonly label: RegExp
  /** Whether the value is the first date of what is printed, as that of a term. */
  readonly isDate?: boolean
}

/** A header for several columns whose values are stacked in one cell. */
export interface ColumnGroup {
  readonly header: RegExp
  readonly keys: readonly string[]
}

export interface KnownSchedule {
  readonly kind: ScheduleKind
  readonly title: string
  /** Without one of these columns the table is something else. */
  readonly needs: readonly string[]
  /** A row with none of these is no record. */
  readonly identity: readonly string[]
  /** Rows that agree in these columns are one record. */
  readonly joinBy?: readonly string[]
  /**
   * Which rows that agree are joined: those of the same subject, as a roster and the reports behind it, or only the halves
   * of a row whose columns are split over two tables.
   */
  readonly joins?: 'subjects' | 'halves'
  readonly columns: readonly KnownColumn[]
  readonly groups?: readonly ColumnGroup[]
  /** What is stated once above the rows, as a label with its value below, and holds for each of them. */
  readonly stated?: readonly StatedValue[]
  /** Rows that name what the rows below them belong to, with the value of `key` as the first group. */
  readonly sections?: readonly {
    readonly key: string
    readonly pattern: RegExp
    /** Which group of the pattern is the value; the first if absent. */
    readonly group?: number
  }[]
}
