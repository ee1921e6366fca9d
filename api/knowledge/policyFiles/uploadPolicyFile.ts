import { attached, canAttach, DocumentTypeEnum, fileKind, FileType } from '../../files/index.ts'
import {
  builder,
  fieldError,
  inputOf,
  invalidInput,
  notFound,
  NotFoundError,
  ValidationErrors,
  successType,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { replace } from '../../platform/index.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { policyFileForm, policyFileRules } from './policyFileRules.ts'
import { shownPolicyFile } from './shownPolicyFile.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'

const PolicyFileInput = inputOf('PolicyFileInput', policyFileForm.partial(), {
  types: { fileId: 'ID', type: DocumentTypeEnum },
})

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
  const { agency, viewer, actor } = context
  if (!agency.table(businessPolicyKind).get(policyId)) return notFound('policy')
  const checked = policyFileRules.safeParse(input)
  if (!checked.success) return invalidInput(checked.error)
  const { fileId, details } = checked.data
  const upload = await agency.read(fileKind, fileId)
  if (!upload || !canAttach(upload.value, viewer.id)) return fieldError('fileId', uploadAgain)
  const file = attached(upload.value, policyId, details)
  const committed = await agency.commit(actor, [replace(upload, file, 'ATTACH_FILE')])
  if (!committed.ok) return fieldError('fileId', uploadAgain)
  return { __typename: 'UploadPolicyFileSuccess' as const, ...shownPolicyFile(context, fileId) }
}

const uploadAgain = 'This file is no longer available. Upload it again.'
