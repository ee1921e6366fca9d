import { fileKind, presentFile } from '../../files/index.ts'
import { builder, notFound, NotFoundError } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, replace, retryOnConflict, listed } from '../../platform/index.ts'
import type { BusinessPolicyRow } from '../policies/businessPolicyKind.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { changedMeanwhile, fileStays, FileStaysError } from './fileStays.ts'
import { refusalToDelete } from './policyFileRules.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'

interface DeleteFileSuccess {
  readonly __typename: 'DeleteFileSuccess'
  readonly id: string
  readonly businessPolicy: BusinessPolicyRow
}

const DeleteFileSuccessType = builder.objectRef<DeleteFileSuccess>('DeleteFileSuccess').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the deleted document. `restoreFile` restores it.' }),
    businessPolicy: t.expose('businessPolicy', { type: BusinessPolicyType }),
  }),
})

const DeleteFileResult = builder.unionType('DeleteFileResult', {
  types: [DeleteFileSuccessType, FileStaysError, NotFoundError],
})

builder.mutationField('deleteFile', (t) =>
  t.field({
    type: DeleteFileResult,
    description: 'Deletes a document of a policy. `restoreFile` can restore it for 30 days.',
    args: { fileId: t.arg.id({ required: true }) },
    resolve: (_, { fileId }, context) => deleteFile(context, fileId),
  }),
)

/** Removes a document from its policy; a later sweep deletes its content once it can't be restored. */
async function deleteFile(context: RequestContext, id: string) {
  const { agency, actor, clock } = context
  const answer = await retryOnConflict(async () => {
    const file = await agency.read(fileKind, id)
    if (!file || !presentFile(agency, id)) return notFound('document')
    const { attachedTo } = file.value
    const refusal = refusalToDelete(file.value)
    if (refusal !== null || attachedTo === null) return fileStays(refusal ?? changedMeanwhile)
    const deleted = { ...file.value, deletedAt: clock.now() }
    const committed = await agency.commit(actor, [replace(file, deleted, 'DELETE_FILE')])
    if (!committed.ok) return conflict
    return {
      __typename: 'DeleteFileSuccess' as const,
      id,
      businessPolicy: listed(context.agency, businessPolicyKind, attachedTo),
    }
  })
  return answer === conflict ? fileStays(changedMeanwhile) : answer
}
