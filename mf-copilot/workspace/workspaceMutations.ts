import { errorText, formErrors, graphql, mutationFailure, runMutation } from '@coverdesk/contract'
import type {
  AddCaraWorkspaceMessageInput,
  workspaceMutationsSendMutation,
} from './__generated__/workspaceMutationsSendMutation.graphql.ts'
import type { workspaceMutationsProposeMutation } from './__generated__/workspaceMutationsProposeMutation.graphql.ts'
import type { workspaceMutationsRestoreMutation } from './__generated__/workspaceMutationsRestoreMutation.graphql.ts'
import type { workspaceMutationsRetryMutation } from './__generated__/workspaceMutationsRetryMutation.graphql.ts'
import type { workspaceMutationsStopMutation } from './__generated__/workspaceMutationsStopMutation.graphql.ts'

// These changes arrive over the page's stream, in order. A response may arrive after a newer state from the stream and
// would restore the older one: Cara may finish before the response arrives.

/** Adds a message to a workspace; throws the error message if rejected, so that the composer keeps the input. */
export async function sendMessage(id: string, input: AddCaraWorkspaceMessageInput): Promise<void> {
  const addCaraWorkspaceMessage = await runMutation<workspaceMutationsSendMutation>(
    graphql`
      mutation workspaceMutationsSendMutation($id: ID!, $input: AddCaraWorkspaceMessageInput!) {
        addCaraWorkspaceMessage(id: $id, input: $input) {
          __typename
          ... on AddCaraWorkspaceMessageSuccess {
            caraWorkspace {
              id
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
  )
  const failure = errorText(formErrors(addCaraWorkspaceMessage))
  if (failure !== null) throw new Error(failure)
  if (!addCaraWorkspaceMessage.caraWorkspace) throw new Error('Failed to add message to workspace')
}

/** Stops Cara's work; returns the error. */
export function stopWorkspace(id: string): Promise<string | null> {
  return mutationFailure<workspaceMutationsStopMutation>(
    graphql`
      mutation workspaceMutationsStopMutation($id: ID!) {
        stopCaraWorkspace(id: $id) {
          __typename
          ... on StopCaraWorkspaceSuccess {
            caraWorkspace {
              id
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id },
  )
}

/** Retries a failed stage; returns the error. */
export function retryStage(id: string): Promise<string | null> {
  return mutationFailure<workspaceMutationsRetryMutation>(
    graphql`
      mutation workspaceMutationsRetryMutation($id: ID!) {
        retryCaraPlanStage(id: $id) {
          __typename
          ... on RetryCaraPlanStageSuccess {
            caraWorkspace {
              id
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id },
  )
}

/** Puts an email up for approval to be sent; returns the error. The proposal arrives over the page's stream. */
export function proposeEmail(id: string): Promise<string | null> {
  return mutationFailure<workspaceMutationsProposeMutation>(
    graphql`
      mutation workspaceMutationsProposeMutation($id: ID!) {
        proposeCaraEmail(id: $id) {
          __typename
          ... on ProposeCaraEmailSuccess {
            caraProposal {
              id
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id },
  )
}

/** Restores an earlier version of an artifact as the newest; returns the error. */
export function restoreVersion(id: string, version: number): Promise<string | null> {
  return mutationFailure<workspaceMutationsRestoreMutation>(
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
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, version },
  )
}
