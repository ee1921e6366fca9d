import { mutationFailure, graphql } from '@coverdesk/contract'
import type { removeScheduleMutation } from './__generated__/removeScheduleMutation.graphql.ts'

/** Removes a schedule of the policy, or one of its rows; answers why it was not done, or null. */
export function removeSchedule(
  policyId: string,
  schedule: string,
  row: string | null,
): Promise<string | null> {
  return mutationFailure<removeScheduleMutation>(
    graphql`
      mutation removeScheduleMutation($policyId: ID!, $schedule: String!, $row: String) {
        removePolicySchedule(policyId: $policyId, schedule: $schedule, row: $row) {
          __typename
          ... on RemovePolicyScheduleSuccess {
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
    { policyId, schedule, row },
  )
}
