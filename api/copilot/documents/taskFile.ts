import type { RecognizedType } from '../../knowledge/index.ts'

/** A file of a workspace, as skills see it. */
export interface TaskFile {
  readonly id: string
  /** Without its role prefix. */
  readonly name: string
  /** The role prefix of its name, such as `[Contract]`; null if it has none. */
  readonly prefix: string | null
  /** Its detected type; null until it was read. */
  readonly type: RecognizedType | null
  /** Whether it came with the message being handled. */
  readonly isNew: boolean
  /** Which of the options that a quote prices, from 0; absent for the whole document. */
  readonly option?: number
}
