import { mutationFailure, graphql } from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import type { confirmDocumentMutation } from './__generated__/confirmDocumentMutation.graphql.ts'

/** Confirms that a document with a warning belongs to its policy; reports the result in a toast. */
export async function confirmDocument(fileId: string): Promise<void> {
  const problem = await mutationFailure<confirmDocumentMutation>(
    graphql`
      mutation confirmDocumentMutation($fileId: ID!) {
        confirmPolicyFile(fileId: $fileId) {
          __typename
          ... on ConfirmPolicyFileSuccess {
            businessPolicy {
              files {
                ...OtherInsuredBanner_file
                ...SenderBanner_file
                ...DocumentRow_file
              }
              # All that any tab shows of them: there were none before.
              ...DetailsBanner_policy
              ...PolicySchedules_policy
              details {
                ...FieldReview_details
                ...PolicyFactSheet_details
                ...ScheduleTables_details
              }
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { fileId },
  )
  if (problem === null) toast.show({ tone: 'success', title: 'Document confirmed' })
  else toast.show({ tone: 'danger', title: 'The document was not confirmed', description: problem })
}
