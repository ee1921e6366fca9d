import { mutationFailure, graphql } from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import type { restoreDocumentMutation } from './__generated__/restoreDocumentMutation.graphql.ts'

/** Restores a deleted document; reports the result in a toast, since the screen may have changed. */
export async function restoreDocument(fileId: string): Promise<void> {
  const problem = await send(fileId)
  if (problem === null) toast.show({ tone: 'success', title: 'Document restored' })
  else toast.show({ tone: 'danger', title: 'The document was not restored', description: problem })
}

async function send(fileId: string): Promise<string | null> {
  return mutationFailure<restoreDocumentMutation>(
    graphql`
      mutation restoreDocumentMutation($fileId: ID!) {
        restoreFile(fileId: $fileId) {
          __typename
          ... on RestoreFileSuccess {
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
}
