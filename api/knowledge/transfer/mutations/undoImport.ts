import { builder, NamedError, notFound, NotFoundError, successType } from '../../../graphql/index.ts'
import type { RequestContext } from '../../../graphql/index.ts'
import { conflict, replace, retryOnConflict, listed } from '../../../platform/index.ts'
import { planImportJob, undoing } from '../importJobs.ts'
import { listImportKind } from '../listImport.ts'
import { refusalToUndo, ListImportType } from '../listImportType.ts'

interface ImportStays {
  readonly __typename: 'ImportStaysError'
  readonly message: string
}

const ImportStaysError = builder.objectRef<ImportStays>('ImportStaysError').implement({
  description: "The import can't be undone, or not yet; the message says why.",
  interfaces: [NamedError],
})

const UndoImportResult = builder.unionType('UndoImportResult', {
  types: [successType('UndoImportSuccess', { listImport: ListImportType }), ImportStaysError, NotFoundError],
})

builder.mutationField('undoImport', (t) =>
  t.field({
    type: UndoImportResult,
    description: 'Starts undoing an import. Records changed since then are kept.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => undoImport(context, id),
  }),
)

async function undoImport(context: RequestContext, id: string) {
  const { agency, actor } = context
  const answer = await retryOnConflict(async () => {
    const stored = await agency.read(listImportKind, id)
    if (!stored) return notFound('import')
    const refusal = refusalToUndo(listed(agency, listImportKind, id), context)
    if (refusal !== null) return stays(refusal)
    const { jobId, changes } = planImportJob(agency, undoing, id)
    const begun = { ...stored.value, state: 'UNDOING' as const, jobId }
    const committed = await agency.commit(actor, [replace(stored, begun, 'BEGIN_UNDO_IMPORT'), ...changes])
    if (!committed.ok) return conflict
    return { __typename: 'UndoImportSuccess' as const, listImport: listed(agency, listImportKind, id) }
  })
  return answer === conflict ? stays('Someone else is changing this import. Try again.') : answer
}

function stays(message: string): ImportStays {
  return { __typename: 'ImportStaysError', message }
}
