import { graphql } from 'react-relay'
import type { decideProposalApproveMutation } from './__generated__/decideProposalApproveMutation.graphql.ts'
import type { decideProposalDeclineMutation } from './__generated__/decideProposalDeclineMutation.graphql.ts'
import { errorText, mutationErrors } from './mutationErrors.ts'
import { runMutation } from './runMutation.ts'

/**
 * Approves or declines exactly what a proposal shows; returns the error, or null. The screen updates only through
 * its live stream: Cara may finish before this response arrives, and the response would then restore an older
 * state.
 */
export async function decideProposal(
  id: string,
  decision: 'approve' | 'decline',
  { isConfirmed = false } = {},
): Promise<string | null> {
  return errorText(
    await mutationErrors(() => (decision === 'approve' ? approve(id, isConfirmed) : decline(id))),
  )
}

async function approve(id: string, isConfirmed: boolean) {
  const { approveCaraProposal } = await runMutation<decideProposalApproveMutation>(
    graphql`
      mutation decideProposalApproveMutation($id: ID!, $confirm: Boolean) {
        approveCaraProposal(id: $id, confirm: $confirm) {
          __typename
          ... on NamedError {
            message
          }
        }
      }
    `,
    { id, ...(isConfirmed && { confirm: true }) },
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
