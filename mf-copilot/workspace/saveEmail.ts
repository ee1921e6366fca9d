import { type FormErrors, graphql, mutationErrors } from '@coverdesk/contract'
import type { saveEmailMutation, UpdateCaraEmailInput } from './__generated__/saveEmailMutation.graphql.ts'

/** Saves a new version of an email; returns the error, or null. */
export function saveEmail(id: string, input: UpdateCaraEmailInput): Promise<FormErrors | null> {
  return mutationErrors<saveEmailMutation>(
    graphql`
      mutation saveEmailMutation($id: ID!, $input: UpdateCaraEmailInput!) {
        updateCaraEmail(id: $id, input: $input) {
          __typename
          ... on UpdateCaraEmailSuccess {
            caraArtifact {
              ...EmailArtifact_artifact
              ...ArtifactCard_artifact
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
  )
}
