import { graphql } from 'react-relay'
import type { decideProposalApproveMutation } from './__generated__/decideProposalApproveMutation.graphql.ts'
import type { decideProposalDeclineMutation } from './__generated__/decideProposalDeclineMutation.graphql.ts'
import { errorText, mutationErrors } from './mutationErrors.ts'
import { runMutation } from './runMutation.ts'

/**
 * Approves or declines exactly what a proposal shows; answers why it could not, or null. The screen learns of the new
 * state from its live stream alone: Cara may be done before the answer is here, and the answer would put an older state
 * over it.
 */
export async function decideProposal(id: string, decision: 'approve' | 'decline'): Promise<string | null> {
  return errorText(await mutationErrors(() => (decision === 'approve' ? approve(id) : decline(id))))
}

async function approve(id: string) {
  const { approveCaraProposal } = await runMutation<decideProposalApproveMutation>(
    graphql`
      mutation decideProposalApproveMutation($id: ID!) {
        approveCaraProposal(id: $id) {
          __typename
          ... on NamedError {
            message
          }
        }
      }
    `,
    { id },
  )
  return approveCaraProposal
}

async function decline(id: string) {
  const { declineCaraProposal } = await runMutation<decideProposalDeclineMutation>(
    graphql`
      mutation decideProposalDeclineMutation($id: ID!) {
        declineCaraProposal(id: $id) {
          __typename
          ... on NamedError {
            message
          }
        }
      }
    `,
    { id },
  )
  return declineCaraProposal
}
