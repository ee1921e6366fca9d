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
import type { deleteDocumentMutation } from './__generated__/deleteDocumentMutation.graphql.ts'
import { restoreDocument } from './restoreDocument.ts'

/** DELETE of a document, JSON: its id (spec of policies, section 7). */
export async function deleteDocument({
  params,
  request,
}: ActionFunctionArgs): Promise<Response | FormErrors> {
  const { fileId }: { fileId: string } = await request.json()
  const answer = await runMutation<deleteDocumentMutation>(
    graphql`
      mutation deleteDocumentMutation($fileId: ID!) {
        deleteFile(fileId: $fileId) {
          __typename
          ... on DeleteFileSuccess {
            businessPolicy {
              ...PolicyDocuments_policy
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { fileId },
  )
  const errors = formErrors(answer)
  if (errors) return errors
  toast.show({ tone: 'success', title: 'Document deleted', onUndo: () => void restoreDocument(fileId) })
  return replace(paths.policyDocuments(policyId(params)))
}
