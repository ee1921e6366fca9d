import { fileKind, FileType } from '../../files/index.ts'
import { builder, Node, nodeRef, Permission, permission } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { jobKind } from '../../platform/index.ts'
import { importedLists } from './importedLists.ts'
import type { ImportedListName } from './importedLists.ts'
import { importBatchKind, listImportKind } from './listImport.ts'
import type { KeptRecord, ListImportRow } from './listImport.ts'

export const ImportedListEnum = builder.enumType('ImportedList', {
  values: Object.keys(importedLists) as ImportedListName[],
})

const states = ['RUNNING', 'DONE', 'FAILED', 'UNDOING', 'UNDONE'] as const
type ImportState = (typeof states)[number]

const KeptRecordType = builder.objectRef<KeptRecord>('KeptRecord').implement({
  description: 'A record that undoing an import left in place, and why.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    reason: t.exposeString('reason'),
  }),
})

type Agency = Pick<RequestContext, 'agency'>

function stateOf({ jobId, state, failure }: ListImportRow, { agency }: Agency): ImportState {
  if (state === 'DONE') return failure === null ? state : 'FAILED'
  if (state === 'UNDONE') return state
  return agency.table(jobKind).get(jobId)?.state === 'FAILED' ? 'FAILED' : state
}

function batchesOf({ id }: ListImportRow, { agency }: Agency) {
  return agency.table(importBatchKind).related('import', id)
}

/** Why an import cannot be undone, in plain words; null when it can. */
export function refusalToUndo(row: ListImportRow, context: Agency): string | null {
  const state = stateOf(row, context)
  if (state === 'RUNNING') return 'The import is still in progress.'
  if (state === 'UNDOING') return 'The import is being undone.'
  if (state === 'UNDONE') return 'This import was already undone.'
  return batchesOf(row, context).some(({ count }) => count > 0) ? null : 'This import added nothing.'
}

export const ListImportType = nodeRef('ListImport', listImportKind).implement({
  description: 'An import of a list. Poll it for progress.',
  interfaces: [Node],
  fields: (t) => ({
    list: t.expose('list', { type: ImportedListEnum }),
    state: t.field({
      type: builder.enumType('ListImportState', { values: states }),
      resolve: (row, _, context) => stateOf(row, context),
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why the file could not be read to the end; rows before that point were imported.',
    }),
    fileName: t.exposeString('fileName'),
    total: t.exposeInt('total', { description: 'Number of rows in the file.' }),
    doneCount: t.int({
      description: 'Number of rows processed so far.',
      resolve: (row, _, context) =>
        row.state === 'RUNNING'
          ? batchesOf(row, context).reduce((most, { through }) => Math.max(most, through), 0)
          : row.total,
    }),
    createdCount: t.int({
      description: 'Number of records created so far, or left after an undo.',
      resolve: (row, _, context) => batchesOf(row, context).reduce((sum, { count }) => sum + count, 0),
    }),
    updatedCount: t.int({
      description: 'Number of rows that updated an existing record.',
      resolve: (row, _, context) =>
        batchesOf(row, context).reduce((sum, { updatedCount = 0 }) => sum + updatedCount, 0),
    }),
    presentCount: t.exposeInt('presentCount', {
      description: 'Number of rows that already existed, once the import is done.',
    }),
    refusedCount: t.exposeInt('refusedCount', {
      description: 'Number of rows rejected, once the import is done.',
    }),
    refusals: t.stringList({
      description: 'The first rejected rows, each with its errors.',
      resolve: ({ refusals = [] }) => [...refusals],
    }),
    errorsFile: t.field({
      type: FileType,
      nullable: true,
      description: 'The rejected rows with the reason for each. Correct them and import this file.',
      resolve: ({ errorsFileId }, _, { agency }) =>
        errorsFileId === null ? null : (agency.table(fileKind).get(errorsFileId) ?? null),
    }),
    kept: t.field({
      type: [KeptRecordType],
      description: 'Records that an undo left in place because they had changed; at most 100.',
      resolve: ({ kept }) => [...kept],
    }),
    keptCount: t.exposeInt('keptCount'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    viewerCanUndo: t.field({
      type: Permission,
      resolve(row, _, context) {
        const refusal = refusalToUndo(row, context)
        return permission(refusal)
      },
    }),
  }),
})
