import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  replace,
  runMutation,
} from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { policyId } from '../policy/policyId.ts'
import type { DocumentType, uploadDocumentMutation } from './__generated__/uploadDocumentMutation.graphql.ts'

/** POST of the dialog, multipart (spec of policies, section 7): the file is already uploaded and referenced by id. */
export async function uploadDocument({
  params,
  request,
}: ActionFunctionArgs): Promise<Response | FormErrors> {
  const id = policyId(params)
  const form = await request.formData()
  const answer = await runMutation<uploadDocumentMutation>(
    graphql`
      mutation uploadDocumentMutation($policyId: ID!, $file: PolicyFileInput!) {
        uploadPolicyFile(policyId: $policyId, file: $file) {
          __typename
          ... on UploadPolicyFileSuccess {
            businessPolicy {
              ...PolicyDocuments_policy
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    {
      policyId: id,
      file: {
        fileId: textOf(form, 'fileId'),
        // The field's options are the enum's values.
        type: textOf(form, 'type') as DocumentType | null,
        notes: textOf(form, 'notes'),
        visible: form.get('visible') === 'true',
      },
    },
  )
  const errors = formErrors(answer)
  if (errors) return errors
  toast.show({ tone: 'success', title: 'Document uploaded' })
  return replace(paths.policyDocuments(id))
}

/** A field's value; null if empty. */
function textOf(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : null
}
