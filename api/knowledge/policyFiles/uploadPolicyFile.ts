import { attached, canAttach, DocumentTypeEnum, fileKind, FileType } from '../../files/index.ts'
import {
  builder,
  fieldError,
  invalidInput,
  notFound,
  NotFoundError,
  ValidationErrors,
  successType,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { replace } from '../../platform/index.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { policyFileRules } from './policyFileRules.ts'
import { shownPolicyFile } from './shownPolicyFile.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'

const PolicyFileInput = builder.inputType('PolicyFileInput', {
  fields: (t) => ({
    fileId: t.id({ description: 'The ID returned by the file upload.' }),
    type: t.field({ type: DocumentTypeEnum }),
    notes: t.string({ description: 'Not visible to the client.' }),
    visible: t.boolean({ description: 'Whether the client can see it. Defaults by document type.' }),
  }),
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
  { fileId, ...said }: typeof PolicyFileInput.$inferInput,
) {
  const { agency, viewer, actor } = context
  if (!agency.table(businessPolicyKind).get(policyId)) return notFound('policy')
  if (fileId == null) return fieldError('fileId', 'Choose a file.')
  const checked = policyFileRules.safeParse(said)
  if (!checked.success) return invalidInput(checked.error)
  const upload = await agency.read(fileKind, fileId)
  if (!upload || !canAttach(upload.value, viewer.id)) return fieldError('fileId', uploadAgain)
  const file = attached(upload.value, policyId, checked.data)
  const committed = await agency.commit(actor, [replace(upload, file, 'ATTACH_FILE')])
  if (!committed.ok) return fieldError('fileId', uploadAgain)
  return { __typename: 'UploadPolicyFileSuccess' as const, ...shownPolicyFile(context, fileId) }
}

const uploadAgain = 'This file is no longer available. Upload it again.'
