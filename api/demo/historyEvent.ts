import type { AgencyStore } from '../platform/index.ts'
import type { NewId } from './agencyAt.ts'

/** Something that happened at an agency, and how it comes into the ledger. */
export interface HistoryEvent {
  /** Milliseconds since the epoch. */
  readonly at: number
  /** What it changes: it waits until all that happened to this before is written. Nothing when it only adds. */
  readonly changes?: object
  /** It reads first, or commits more than once: all before is written then, and what comes after waits for it. */
  readonly isAlone?: boolean
  /** What may be done before its time, because it takes long. */
  readonly preparation?: Preparation
  /** Unless it is alone, it asks for its one commit before it returns. */
  write(): Promise<unknown>
}

export interface Preparation {
  /** It may begin when all that happened before this moment is written. */
  readonly from: number
  begin(): Promise<unknown>
}

/** Where things happen. */
export interface HistoryDeps {
  readonly agency: AgencyStore
  /** Asked when something is written, so in order of time. */
  readonly newId: NewId
  /** Ids of the agency's users. */
  readonly staff: readonly string[]
  readonly now: number
}
