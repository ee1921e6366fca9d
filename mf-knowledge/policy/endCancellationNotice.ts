import { graphql, mutationFailure } from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import type { endCancellationNoticeMutation } from './__generated__/endCancellationNoticeMutation.graphql.ts'

/** Records that the policy was reinstated; reports the result in a toast. */
export async function endCancellationNotice(policyId: string, fileId: string): Promise<void> {
  const problem = await mutationFailure<endCancellationNoticeMutation>(
    graphql`
      mutation endCancellationNoticeMutation($policyId: ID!, $fileId: ID!) {
        endCancellationNotice(policyId: $policyId, fileId: $fileId) {
          __typename
          ... on EndCancellationNoticeSuccess {
            businessPolicy {
              ...CancellationBanner_policy
              ...CancellationNote_policy
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { policyId, fileId },
  )
  if (problem === null) toast.show({ tone: 'success', title: 'Policy reinstated' })
  else toast.show({ tone: 'danger', title: 'The policy was not reinstated', description: problem })
}
