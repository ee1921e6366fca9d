import { errorText, graphql, mutationErrors, runMutation } from '@coverdesk/contract'
import type { correctScheduleMutation } from './__generated__/correctScheduleMutation.graphql.ts'

/** Enters another value for a cell of the policy’s schedules; answers why it was not done, or null. */
export async function correctSchedule(
  policyId: string,
  path: string,
  value: string | null,
): Promise<string | null> {
  const errors = await mutationErrors(async () => {
    const { correctPolicySchedule: answer } = await runMutation<correctScheduleMutation>(
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
      { policyId, path, value },
    )
    return answer
  })
  return errorText(errors)
}
