import { fileKind, refusalToRestore, FileType } from '../../files/index.ts'
import { builder, notFound, NotFoundError, successType } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, replace, retryOnConflict } from '../../platform/index.ts'
import { changedMeanwhile, fileStays, FileStaysError } from './fileStays.ts'
import { shownPolicyFile } from './shownPolicyFile.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'

const RestoreFileResult = builder.unionType('RestoreFileResult', {
  types: [
    successType('RestoreFileSuccess', { file: FileType, businessPolicy: BusinessPolicyType }),
    FileStaysError,
    NotFoundError,
  ],
})

builder.mutationField('restoreFile', (t) =>
  t.field({
    type: RestoreFileResult,
    description: 'Restores a document deleted within the last 30 days.',
    args: { fileId: t.arg.id({ required: true }) },
    resolve: (_, { fileId }, context) => restoreFile(context, fileId),
  }),
)

/** Restores a deleted document of a policy unchanged. */
async function restoreFile(context: RequestContext, id: string) {
  const { agency, actor, clock } = context
  const answer = await retryOnConflict(async () => {
    const file = await agency.read(fileKind, id)
    if (!file) return notFound('document')
    const refusal = refusalToRestore(file.value, clock.now())
    if (refusal !== null) return fileStays(refusal)
    const restored = { ...file.value, deletedAt: null }
    const committed = await agency.commit(actor, [replace(file, restored, 'RESTORE_FILE')])
    if (!committed.ok) return conflict
    return { __typename: 'RestoreFileSuccess' as const, ...shownPolicyFile(context, id) }
  })
  return answer === conflict ? fileStays(changedMeanwhile) : answer
}
