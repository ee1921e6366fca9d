import { defineKind } from '../../platform/index.ts'
import type { Row } from '../../platform/index.ts'
import type { ListReference } from './importedList.ts'
import type { ColumnMapping } from '../sheets/sheetColumns.ts'
import type { ImportedListName } from './importedLists.ts'

/** An imported list. Times are in milliseconds since the epoch. */
export interface ListImport {
  readonly list: ImportedListName
  readonly fileId: string
  readonly fileName: string
  readonly mapping: ColumnMapping
  /** Whether the user confirmed policy numbers that already exist. */
  readonly isConfirmed: boolean
  /** Whether existing records are updated; missing on older imports. */
  readonly isUpdating?: boolean
  /** The number of rows in the file. */
  readonly total: number
  readonly requestedBy: string
  readonly createdAt: number
  readonly state: 'RUNNING' | 'DONE' | 'UNDOING' | 'UNDONE'
  /** The current or last job. */
  readonly jobId: string
  readonly endedAt: number | null
  /** Rows whose records already existed. */
  readonly presentCount: number
  readonly refusedCount: number
  /** The first rejected rows with their errors, for the screen; missing on older imports. */
  readonly refusals?: readonly string[]
  /** The rejected rows with their errors, to correct and import again. */
  readonly errorsFileId: string | null
  /** Why the file could not be read to the end. */
  readonly failure: string | null
  /** The first records that the undo kept, because they had changed. */
  readonly kept: readonly KeptRecord[]
  readonly keptCount: number
}

/** A record that an undone import keeps, and why. */
export interface KeptRecord {
  readonly id: string
  readonly name: string
  readonly reason: string
}

export type ListImportRow = Row & ListImport

export const listImportKind = defineKind({
  name: 'listImport',
  prefix: 'ij',
  row: (value: ListImport, id): ListImportRow => ({ id, ...value }),
})

/** Rows imported in one commit, undone together. */
export interface ImportBatch {
  readonly importId: string
  /** How many rows of the file are processed after this batch. */
  readonly through: number
  /** How many records it created. */
  readonly count: number
  /** How many rows updated an existing record; missing on older batches. */
  readonly updatedCount?: number
  readonly recordIds: readonly string[]
  /** The records that existed before, by their name in the list. */
  readonly called: readonly ListReference[]
}

export interface ImportBatchRow extends Row, Omit<ImportBatch, 'recordIds'> {}

/** A batch in the format of older records. */
type KeptBatch = Omit<ImportBatch, 'called'> & Partial<Pick<ImportBatch, 'called'>>

export const importBatchKind = defineKind({
  name: 'importBatch',
  prefix: 'ib',
  row: ({ importId, through, count, updatedCount = 0, called = [] }: KeptBatch, id): ImportBatchRow => ({
    id,
    importId,
    through,
    count,
    updatedCount,
    called,
  }),
  subject: ({ importId }: KeptBatch) => importId,
  relations: {
    import: ({ importId }) => importId,
    reference: ({ called }) => called.map(({ reference }) => reference),
  },
})
