import { defineKind } from '../platform/index.ts'

/** A file that was uploaded; its bytes are a blob. */
export interface StoredFile {
  readonly name: string
  readonly mimeType: string
  /** Bytes. */
  readonly size: number
  /** The name of the blob. */
  readonly hash: string
  readonly uploadedBy: string
  readonly createdAt: number
  /** The record that the file belongs to; null while it is only uploaded. */
  readonly attachedTo: string | null
  readonly type: string | null
  readonly notes: string | null
}

export interface StoredFileRow extends StoredFile {
  readonly id: string
}

export const fileKind = defineKind({
  name: 'file',
  prefix: 'fi',
  row: (file: StoredFile, id): StoredFileRow => ({ id, ...file }),
  subject: (file: StoredFile) => file.attachedTo,
  relations: {
    attachedTo: (file) => file.attachedTo,
    hash: (file) => file.hash,
    /** By whom a file was uploaded that belongs to nothing yet. */
    pendingOf: (file) => (file.attachedTo === null ? file.uploadedBy : null),
  },
})

/** Whether the user may attach the file to a record: their own upload, not yet used elsewhere. */
export function canAttach(file: StoredFile, userId: string): boolean {
  return file.attachedTo === null && file.uploadedBy === userId
}

/** The file as a part of the record. */
export function attached(file: StoredFile, recordId: string): StoredFile {
  return { ...file, attachedTo: recordId }
}
