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
}

/** Splits a role prefix from a file's name: "[Binder or Policy] GL.pdf". */
export function splitPrefix(fileName: string): { prefix: string | null; name: string } {
  const match = /^(\[[A-Z][A-Za-z0-9 ]{1,30}\])\s*(.+)$/.exec(fileName.trim())
  return { prefix: match?.[1] ?? null, name: match?.[2] ?? fileName }
}
