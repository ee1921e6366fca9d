import { errorText, graphql, mutationErrors, runMutation } from '@coverdesk/contract'
import type { removeScheduleMutation } from './__generated__/removeScheduleMutation.graphql.ts'

/** Removes a schedule of the policy, or one of its rows; answers why it was not done, or null. */
export async function removeSchedule(
  policyId: string,
  schedule: string,
  row: string | null,
): Promise<string | null> {
  const errors = await mutationErrors(async () => {
    const { removePolicySchedule: answer } = await runMutation<removeScheduleMutation>(
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
      { policyId, schedule, row },
    )
    return answer
  })
  return errorText(errors)
}
