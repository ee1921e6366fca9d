import { graphql, runMutation } from '@coverdesk/contract'
import type { askPolicyExplorerMutation } from './__generated__/askPolicyExplorerMutation.graphql.ts'

/** Asks about the policy; returns the whole conversation. Rejects with the message to show below the input. */
export async function askPolicyExplorer(policyId: string, message: string): Promise<void> {
  const answer = await runMutation<askPolicyExplorerMutation>(
    graphql`
      mutation askPolicyExplorerMutation($policyId: ID!, $message: String!) {
        addPolicyExplorerConversationMessage(policyId: $policyId, message: $message) {
          applicationError {
            message
          }
          businessPolicy {
            ...PolicyChat_policy
          }
        }
      }
    `,
    { policyId, message },
  )
  if (answer.applicationError) throw new Error(answer.applicationError.message)
}
