import { errorText, graphql, mutationErrors, runMutation } from '@coverdesk/contract'
import type {
  ReviewPolicyDetailInput,
  reviewDetailMutation,
} from './__generated__/reviewDetailMutation.graphql.ts'

export type Review = ReviewPolicyDetailInput

/** Accepts, corrects, clears or resets an extracted field; returns the error, or null. */
export async function reviewDetail(policyId: string, input: Review): Promise<string | null> {
  const errors = await mutationErrors(async () => {
    const { reviewPolicyDetail: answer } = await runMutation<reviewDetailMutation>(
      graphql`
        mutation reviewDetailMutation($policyId: ID!, $input: ReviewPolicyDetailInput!) {
          reviewPolicyDetail(policyId: $policyId, input: $input) {
            __typename
            ... on ReviewPolicyDetailSuccess {
              businessPolicy {
                details {
                  ...FieldReview_details
                  ...ScheduleTables_details
                }
              }
            }
            ... on ValidationErrors {
              fields {
                path
                message
              }
            }
            ... on NamedError {
              message
            }
          }
        }
      `,
      { policyId, input },
    )
    return answer
  })
  return errorText(errors)
}
