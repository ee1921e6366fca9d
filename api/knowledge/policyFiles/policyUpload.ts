import { attached, canAttach, DocumentTypeEnum, fileKind } from '../../files/index.ts'
import { type FieldProblem, inputOf, problemsOf, type RequestContext } from '../../graphql/index.ts'
import { replace } from '../../platform/index.ts'
import { policyFileForm, policyFileRules } from './policyFileRules.ts'

export const PolicyFileInput = inputOf('PolicyFileInput', policyFileForm.partial(), {
  types: { fileId: 'ID', type: DocumentTypeEnum },
})

/** The change that makes the viewer's upload a document of a policy, or what is wrong with it. */
export async function policyUpload(
  { agency, viewer }: RequestContext,
  input: typeof PolicyFileInput.$inferInput,
): Promise<
  | { problems: readonly FieldProblem[] }
  | { fileId: string; attach: (policyId: string, confirmedBy?: string | null) => Attaching }
> {
  const checked = policyFileRules.safeParse(input)
  if (!checked.success) return { problems: problemsOf(checked.error) }
  const { fileId, details } = checked.data
  const upload = await agency.read(fileKind, fileId)
  if (!upload || !canAttach(upload.value, viewer.id)) return { problems: [uploadAgain] }
  return {
    fileId,
    attach: (policyId, confirmedBy = null) =>
      replace(upload, { ...attached(upload.value, policyId, details), confirmedBy }, 'ATTACH_FILE'),
  }
}

type Attaching = ReturnType<typeof replace>

export const uploadAgain: FieldProblem = {
  path: 'fileId',
  message: 'This file is no longer available. Upload it again.',
}
