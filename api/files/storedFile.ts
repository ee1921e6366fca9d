import { defineKind, type AgencyStore } from '../platform/index.ts'
import type { DocumentType } from './documentType.ts'

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
  readonly type: DocumentType | null
  readonly notes: string | null
  /** Whether the client sees it; not said of files that were kept before there was a choice. */
  readonly isVisible?: boolean
  /** When it was deleted, in milliseconds; it can be restored for a while. */
  readonly deletedAt?: number | null
  /** Who confirmed that it belongs to its record although it names another insured or could not be read. */
  readonly confirmedBy?: string | null
  /** Who said that the notice in it no longer holds. */
  readonly noticeEndedBy?: string | null
}

export interface StoredFileRow extends Required<StoredFile> {
  readonly id: string
}

/** How long a deleted file can be restored, in milliseconds. */
export const restoringTime = 30 * 24 * 60 * 60_000

export const fileKind = defineKind({
  name: 'file',
  prefix: 'fi',
  row: (file: StoredFile, id): StoredFileRow => ({
    isVisible: false,
    deletedAt: null,
    confirmedBy: null,
    noticeEndedBy: null,
    ...file,
    id,
  }),
  search: ({ name }) => ({ name }),
  subject: (file: StoredFile) => file.attachedTo,
  content: ({ hash, size }: StoredFile) => ({ hash, size }),
  relations: {
    /** What a record shows; deleted files are not among it. */
    attachedTo: (file) => (file.deletedAt === null ? file.attachedTo : null),
    deletedFrom: (file) => (file.deletedAt === null ? null : file.attachedTo),
    hash: (file) => file.hash,
    /** Who uploaded a file that isn't attached to anything yet. */
    pendingOf: (file) => (file.attachedTo === null ? file.uploadedBy : null),
  },
})

/** The file as people meet it: one that was deleted is not there. */
export function presentFile(agency: Pick<AgencyStore, 'table'>, id: string): StoredFileRow | null {
  const file = agency.table(fileKind).get(id)
  return file && file.deletedAt === null ? file : null
}

/** Whether the user may attach the file to a record: their own upload, not yet used elsewhere. */
export function canAttach(file: StoredFile, userId: string): boolean {
  return file.attachedTo === null && file.uploadedBy === userId
}

/** The file as a part of the record. */
export function attached(
  file: StoredFile,
  recordId: string,
  details: Partial<Pick<StoredFile, 'type' | 'notes' | 'isVisible'>> = {},
): StoredFile {
  return { ...file, ...details, attachedTo: recordId }
}

/** Why the file cannot be restored, in plain words; null when it can. */
export function refusalToRestore({ deletedAt = null }: StoredFile, now: number): string | null {
  if (deletedAt === null) return 'This document is not deleted.'
  return now - deletedAt > restoringTime ? 'This document was deleted too long ago to be restored.' : null
}
