import { mutationFailure, graphql } from '@coverdesk/contract'
import type { correctScheduleMutation } from './__generated__/correctScheduleMutation.graphql.ts'

/** Enters another value for a cell of the policy’s schedules; answers why it was not done, or null. */
export function correctSchedule(
  policyId: string,
  path: string,
  value: string | null,
): Promise<string | null> {
  return mutationFailure<correctScheduleMutation>(
    graphql`
      mutation correctScheduleMutation($policyId: ID!, $path: String!, $value: String) {
        correctPolicySchedule(policyId: $policyId, path: $path, value: $value) {
          __typename
          ... on CorrectPolicyScheduleSuccess {
            businessPolicy {
              ...PolicySchedules_policy
              details {
                ...ScheduleTables_details
              }
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { policyId, path, value },
  )
}
