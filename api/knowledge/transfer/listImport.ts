import { defineKind } from '../../platform/index.ts'
import type { Row } from '../../platform/index.ts'
import type { ListReference } from './importedList.ts'
import type { ColumnMapping } from '../sheets/sheetColumns.ts'
import type { ImportedListName } from './importedLists.ts'

/** A list that the agency brings from elsewhere. Moments are in milliseconds since the epoch. */
export interface ListImport {
  readonly list: ImportedListName
  readonly fileId: string
  readonly fileName: string
  readonly mapping: ColumnMapping
  /** Whoever imports knows that some policy numbers are there already. */
  readonly isConfirmed: boolean
  /** Whether records that are there already take what their rows have new; not on older imports. */
  readonly isUpdating?: boolean
  /** How many rows the file has. */
  readonly total: number
  readonly requestedBy: string
  readonly createdAt: number
  readonly state: 'RUNNING' | 'DONE' | 'UNDOING' | 'UNDONE'
  /** The job that is at it, or was. */
  readonly jobId: string
  readonly endedAt: number | null
  /** The rows whose records were there before. */
  readonly presentCount: number
  readonly refusedCount: number
  /** The refused rows, each with what is wrong with it, to correct and import. */
  readonly errorsFileId: string | null
  /** Why the file could not be read to its end. */
  readonly failure: string | null
  /** What the undoing left, because it was changed since: the first of them. */
  readonly kept: readonly KeptRecord[]
  readonly keptCount: number
}

/** A record that an undone import leaves, and why. */
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

/** Rows that came together, in one commit: what undoing takes back. */
export interface ImportBatch {
  readonly importId: string
  /** How many rows of the file are done with this one. */
  readonly through: number
  /** How many rows it has brought. */
  readonly count: number
  /** How many rows have updated a record that was there; not on older batches. */
  readonly updatedCount?: number
  readonly recordIds: readonly string[]
  /** The records that were there before, by what the list calls them. */
  readonly called: readonly ListReference[]
}

export interface ImportBatchRow extends Row, Omit<ImportBatch, 'recordIds'> {}

/** A batch as older records have it. */
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
