import { errorText, graphql, mutationErrors, runMutation } from '@coverdesk/contract'
import type { addScheduleMutation } from './__generated__/addScheduleMutation.graphql.ts'

/** Adds a schedule from the documents to the policy; returns the error, or null. */
export async function addSchedule(policyId: string, schedule: string): Promise<string | null> {
  const errors = await mutationErrors(async () => {
    const { addPolicySchedule: answer } = await runMutation<addScheduleMutation>(
      graphql`
        mutation addScheduleMutation($policyId: ID!, $schedule: String!) {
          addPolicySchedule(policyId: $policyId, schedule: $schedule) {
            __typename
            ... on AddPolicyScheduleSuccess {
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
      { policyId, schedule },
    )
    return answer
  })
  return errorText(errors)
}
