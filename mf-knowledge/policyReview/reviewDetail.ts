import { mutationFailure, graphql } from '@coverdesk/contract'
import type {
  ReviewPolicyDetailInput,
  reviewDetailMutation,
} from './__generated__/reviewDetailMutation.graphql.ts'

export type Review = ReviewPolicyDetailInput

/** Accepts, corrects, clears or resets an extracted field; returns the error, or null. */
export function reviewDetail(policyId: string, input: Review): Promise<string | null> {
  return mutationFailure<reviewDetailMutation>(
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
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { policyId, input },
  )
}
