import { fileKind, presentFile, FileType } from '../../files/index.ts'
import { builder, notFound, NotFoundError, successType } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, replace, retryOnConflict } from '../../platform/index.ts'
import { changedMeanwhile, fileStays, FileStaysError } from './fileStays.ts'
import { shownPolicyFile } from './shownPolicyFile.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'

const ConfirmPolicyFileResult = builder.unionType('ConfirmPolicyFileResult', {
  types: [
    successType('ConfirmPolicyFileSuccess', { file: FileType, businessPolicy: BusinessPolicyType }),
    FileStaysError,
    NotFoundError,
  ],
})

builder.mutationField('confirmPolicyFile', (t) =>
  t.field({
    type: ConfirmPolicyFileResult,
    description:
      'Confirms that a document that names another insured, could not be read, or came from an unverified sender belongs to its policy. It is then used and shown like any other.',
    args: { fileId: t.arg.id({ required: true }) },
    resolve: (_, { fileId }, context) => confirmPolicyFile(context, fileId),
  }),
)

async function confirmPolicyFile(context: RequestContext, id: string) {
  const { agency, viewer, actor } = context
  const answer = await retryOnConflict(async () => {
    const file = await agency.read(fileKind, id)
    const row = presentFile(agency, id)
    if (!file || !row) return notFound('document')
    if (row.confirmedBy !== null) return fileStays('This document already belongs to its policy.')
    const confirmed = { ...file.value, confirmedBy: viewer.id }
    const committed = await agency.commit(actor, [replace(file, confirmed, 'CONFIRM_FILE')])
    if (!committed.ok) return conflict
    return { __typename: 'ConfirmPolicyFileSuccess' as const, ...shownPolicyFile(context, id) }
  })
  return answer === conflict ? fileStays(changedMeanwhile) : answer
}
