import { mutationFailure, graphql } from '@coverdesk/contract'
import type { addScheduleMutation } from './__generated__/addScheduleMutation.graphql.ts'

/** Adds a schedule from the documents to the policy; returns the error, or null. */
export function addSchedule(policyId: string, schedule: string): Promise<string | null> {
  return mutationFailure<addScheduleMutation>(
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
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { policyId, schedule },
  )
}
