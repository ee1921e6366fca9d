import { FileType } from '../../files/index.ts'
import {
  builder,
  invalidFields,
  notFound,
  NotFoundError,
  type RequestContext,
  successType,
  ValidationErrors,
} from '../../graphql/index.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { PolicyFileInput, policyUpload, uploadAgain } from './policyUpload.ts'
import { shownPolicyFile } from './shownPolicyFile.ts'

const UploadPolicyFileResult = builder.unionType('UploadPolicyFileResult', {
  types: [
    successType('UploadPolicyFileSuccess', { file: FileType, businessPolicy: BusinessPolicyType }),
    NotFoundError,
    ValidationErrors,
  ],
})

builder.mutationField('uploadPolicyFile', (t) =>
  t.field({
    type: UploadPolicyFileResult,
    description: "Adds a file that the viewer uploaded to the policy's documents.",
    args: {
      policyId: t.arg.id({ required: true }),
      file: t.arg({ type: PolicyFileInput, required: true }),
    },
    resolve: (_, { policyId, file }, context) => uploadPolicyFile(context, policyId, file),
  }),
)

/** Adds the viewer's upload to the policy's documents, with its details. */
async function uploadPolicyFile(
  context: RequestContext,
  policyId: string,
  input: typeof PolicyFileInput.$inferInput,
) {
  const { agency, actor } = context
  if (!agency.table(businessPolicyKind).get(policyId)) return notFound('policy')
  const upload = await policyUpload(context, input)
  if ('problems' in upload) return invalidFields(upload.problems)
  const committed = await agency.commit(actor, [upload.attach(policyId)])
  if (!committed.ok) return invalidFields([uploadAgain])
  return { __typename: 'UploadPolicyFileSuccess' as const, ...shownPolicyFile(context, upload.fileId) }
}
