import { attached } from '../../../files/index.ts'
import { builder, fieldError, ValidationErrors, successType } from '../../../graphql/index.ts'
import type { RequestContext } from '../../../graphql/index.ts'
import { securityEvent } from '../../../identity/index.ts'
import { create, replace, listed } from '../../../platform/index.ts'
import { planImportJob, running } from '../importJobs.ts'
import { importSource, sheetAnswer } from '../importSource.ts'
import { listImportKind } from '../listImport.ts'
import { ImportedListEnum, ListImportType } from '../listImportType.ts'
import { countRows } from '../plannedRows.ts'

const StartImportInput = builder.inputType('StartImportInput', {
  fields: (t) => ({
    fileId: t.id({ required: true }),
    list: t.field({ type: ImportedListEnum, required: true }),
    mapping: t.field({ type: ['String'], required: { list: false, items: false } }),
    update: t.boolean({
      description: 'Whether to update existing records with new values. Defaults to false.',
    }),
    confirm: t.boolean({ description: 'Allow policy numbers that already exist.' }),
  }),
})

const StartImportResult = builder.unionType('StartImportResult', {
  types: [successType('StartImportSuccess', { listImport: ListImportType }), ValidationErrors],
})

builder.mutationField('startImport', (t) =>
  t.field({
    type: StartImportResult,
    args: { input: t.arg({ type: StartImportInput, required: true }) },
    resolve: (_, { input }, context) => startImport(context, input),
  }),
)

/** Starts an import. Rejected rows are reported when it is done. */
async function startImport(context: RequestContext, input: typeof StartImportInput.$inferInput) {
  const { agency, actor, viewer, clock, origin } = context
  const source = await importSource(context, input)
  if ('__typename' in source) return source
  if (source.problem !== null) return fieldError('mapping', source.problem)
  const total = await sheetAnswer(() => countRows(agency, input.fileId))
  if (typeof total !== 'number') return total

  const id = agency.newId(listImportKind)
  const { jobId, changes } = planImportJob(agency, running, id)
  const begun = {
    list: input.list,
    fileId: input.fileId,
    fileName: source.file.value.name,
    mapping: source.mapping,
    isConfirmed: input.confirm === true,
    isUpdating: input.update === true,
    total,
    requestedBy: viewer.id,
    createdAt: clock.now(),
    state: 'RUNNING' as const,
    jobId,
    endedAt: null,
    presentCount: 0,
    refusedCount: 0,
    errorsFileId: null,
    failure: null,
    kept: [],
    keptCount: 0,
  }
  const committed = await agency.commit(actor, [
    create(listImportKind, id, begun, 'BEGIN_IMPORT'),
    replace(source.file, attached(source.file.value, id), 'ATTACH_FILE'),
    ...changes,
    securityEvent(agency, clock, {
      type: 'IMPORT',
      userId: viewer.id,
      origin,
      detail: source.file.value.name,
    }),
  ])
  if (!committed.ok) return fieldError('fileId', 'The file is already being imported.')
  return { __typename: 'StartImportSuccess' as const, listImport: listed(agency, listImportKind, id) }
}
