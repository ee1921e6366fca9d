import { formErrors, graphql, type MutationAnswer, RequestFailure, runMutation } from '@coverdesk/contract'
import type {
  AddCaraWorkspaceMessageInput,
  workspaceMutationsSendMutation,
} from './__generated__/workspaceMutationsSendMutation.graphql.ts'
import type { workspaceMutationsApproveMutation } from './__generated__/workspaceMutationsApproveMutation.graphql.ts'
import type { workspaceMutationsDeclineMutation } from './__generated__/workspaceMutationsDeclineMutation.graphql.ts'
import type { workspaceMutationsRestoreMutation } from './__generated__/workspaceMutationsRestoreMutation.graphql.ts'
import type { workspaceMutationsRetryMutation } from './__generated__/workspaceMutationsRetryMutation.graphql.ts'
import type { workspaceMutationsStopMutation } from './__generated__/workspaceMutationsStopMutation.graphql.ts'

/** Adds a message to a workspace; throws in words when it was refused, so that the composer keeps what was written. */
export async function sendMessage(id: string, input: AddCaraWorkspaceMessageInput): Promise<void> {
  const { addCaraWorkspaceMessage } = await runMutation<workspaceMutationsSendMutation>(
    graphql`
      mutation workspaceMutationsSendMutation($id: ID!, $input: AddCaraWorkspaceMessageInput!) {
        addCaraWorkspaceMessage(id: $id, input: $input) {
          __typename
          ... on AddCaraWorkspaceMessageSuccess {
            caraWorkspace {
              ...WorkspaceConversation_workspace
              ...WorkspacePanel_workspace
            }
          }
          ... on NamedError {
            message
          }
          ... on ValidationErrors {
            fields {
              path
              message
            }
          }
        }
      }
    `,
    { id, input },
  )
  const failure = refusal(addCaraWorkspaceMessage)
  if (failure !== null) throw new Error(failure)
}

/** Stops what Cara is doing; answers why it could not. */
export function stopWorkspace(id: string): Promise<string | null> {
  return answered(async () => {
    const { stopCaraWorkspace } = await runMutation<workspaceMutationsStopMutation>(
      graphql`
        mutation workspaceMutationsStopMutation($id: ID!) {
          stopCaraWorkspace(id: $id) {
            __typename
            ... on StopCaraWorkspaceSuccess {
              caraWorkspace {
                ...WorkspaceConversation_workspace
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
    return stopCaraWorkspace
  })
}

/** Continues a failed stage; answers why it could not. */
export function retryStage(id: string): Promise<string | null> {
  return answered(async () => {
    const { retryCaraPlanStage } = await runMutation<workspaceMutationsRetryMutation>(
      graphql`
        mutation workspaceMutationsRetryMutation($id: ID!) {
          retryCaraPlanStage(id: $id) {
            __typename
            ... on RetryCaraPlanStageSuccess {
              caraWorkspace {
                ...WorkspaceConversation_workspace
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
    return retryCaraPlanStage
  })
}

/** Approves exactly what the proposal shows; answers why it could not. */
export function approveProposal(id: string): Promise<string | null> {
  return answered(async () => {
    const { approveCaraProposal } = await runMutation<workspaceMutationsApproveMutation>(
      graphql`
        mutation workspaceMutationsApproveMutation($id: ID!) {
          approveCaraProposal(id: $id) {
            __typename
            ... on ApproveCaraProposalSuccess {
              caraProposal {
                ...ProposalCard_proposal
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
  })
}

/** Declines a proposal; answers why it could not. */
export function declineProposal(id: string): Promise<string | null> {
  return answered(async () => {
    const { declineCaraProposal } = await runMutation<workspaceMutationsDeclineMutation>(
      graphql`
        mutation workspaceMutationsDeclineMutation($id: ID!) {
          declineCaraProposal(id: $id) {
            __typename
            ... on DeclineCaraProposalSuccess {
              caraProposal {
                ...ProposalCard_proposal
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
  })
}

/** Makes an earlier version of an artifact the newest one; answers why it could not. */
export function restoreVersion(id: string, version: number): Promise<string | null> {
  return answered(async () => {
    const { restoreCaraArtifactVersion } = await runMutation<workspaceMutationsRestoreMutation>(
      graphql`
        mutation workspaceMutationsRestoreMutation($id: ID!, $version: Int!) {
          restoreCaraArtifactVersion(id: $id, version: $version) {
            __typename
            ... on RestoreCaraArtifactVersionSuccess {
              caraArtifact {
                ...ArtifactPane_artifact
                ...ArtifactCard_artifact
              }
            }
            ... on NamedError {
              message
            }
          }
        }
      `,
      { id, version },
    )
    return restoreCaraArtifactVersion
  })
}

/** Why a mutation did not do what was asked, in words; null when it did. */
async function answered(run: () => Promise<MutationAnswer>): Promise<string | null> {
  try {
    return refusal(await run())
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    return `${error.message} Try again.`
  }
}

function refusal(answer: MutationAnswer): string | null {
  const errors = formErrors(answer)
  return errors && (errors.message ?? errors.fields.map(({ message }) => message).join(' '))
}
