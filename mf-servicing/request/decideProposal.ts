import { formErrors, graphql, RequestFailure, runMutation } from '@coverdesk/contract'
import type { decideProposalApproveMutation } from './__generated__/decideProposalApproveMutation.graphql.ts'
import type { decideProposalDeclineMutation } from './__generated__/decideProposalDeclineMutation.graphql.ts'

/** Approves or declines exactly what a proposal shows; answers why it could not. */
export async function decideProposal(id: string, decision: 'approve' | 'decline'): Promise<string | null> {
  try {
    const errors = formErrors(await (decision === 'approve' ? approve(id) : decline(id)))
    return errors && (errors.message ?? errors.fields.map(({ message }) => message).join(' '))
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    return `${error.message} Try again.`
  }
}

async function approve(id: string) {
  const { approveCaraProposal } = await runMutation<decideProposalApproveMutation>(
    graphql`
      mutation decideProposalApproveMutation($id: ID!) {
        approveCaraProposal(id: $id) {
          __typename
          ... on ApproveCaraProposalSuccess {
            caraProposal {
              state
              result
              viewerCanDecide {
                isAllowed
                reason
              }
            }
          }
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
          ... on DeclineCaraProposalSuccess {
            caraProposal {
              state
              result
              viewerCanDecide {
                isAllowed
                reason
              }
            }
          }
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
