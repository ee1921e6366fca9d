import type { AgencyStore } from '../platform/index.ts'
import type { NewId } from './agencyAt.ts'

/** A past event of an agency, and how to write it to the ledger. */
export interface HistoryEvent {
  /** Milliseconds since the epoch. */
  readonly at: number
  /** The record it changes: waits until earlier events of that record are written. Undefined if it only adds. */
  readonly changes?: object
  /** Reads first or commits more than once: waits for all earlier events, and later ones wait for it. */
  readonly isAlone?: boolean
  /** Slow work that can run ahead of time. */
  readonly preparation?: Preparation
  /** Unless it runs alone, it must call its one commit before returning. */
  write(): Promise<unknown>
}

export interface Preparation {
  /** It can start once everything before this moment is written. */
  readonly from: number
  begin(): Promise<unknown>
}

/** The agency and its services. */
export interface HistoryDeps {
  readonly agency: AgencyStore
  /** Called in order of time. */
  readonly newId: NewId
  /** Ids of the agency's users. */
  readonly staff: readonly string[]
  readonly now: number
}
