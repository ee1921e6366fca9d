import type { Reading } from '../api/reading/reading.ts'

/** A folder in the format of the evaluation, with documents that are read once for all parts. */
export interface EvalFolder {
  /** File names in a subfolder that end with `ending`, sorted; none when the subfolder is missing. */
  list(subfolder: string, ending: string): Promise<string[]>
  text(path: string): Promise<string>
  bytes(path: string): Promise<Uint8Array>
  read(path: string): Promise<{ reading: Reading; milliseconds: number }>
}

/** One line of the table of scores. */
export interface Score {
  readonly metric: string
  /** Null when there was nothing to measure. */
  readonly value: number | null
  /** How a value is shown; a share is shown in percent. */
  readonly unit: 'share' | 'count' | 'milliseconds'
  readonly detail?: string
}

export interface PartOutcome {
  /** Results under their key in the results file; entries with the same name are joined. */
  readonly results: readonly { readonly name: string }[]
  readonly scores: readonly Score[]
  /** What was wrong, one line each, for `--misses`. */
  readonly misses: readonly string[]
}

/** A part of the evaluation: runs the product over its files and scores what comes back. */
export interface EvalPart {
  readonly name: string
  readonly resultsKey: string
  run(folder: EvalFolder): Promise<PartOutcome>
}
