import { type FormErrors, graphql, mutationErrors } from '@coverdesk/contract'
import type { saveFormMutation, UpdateCaraFormInput } from './__generated__/saveFormMutation.graphql.ts'

/** Saves changed fields of a filled form as a new version; returns the error, or null. */
export function saveForm(id: string, input: UpdateCaraFormInput): Promise<FormErrors | null> {
  return mutationErrors<saveFormMutation>(
    graphql`
      mutation saveFormMutation($id: ID!, $input: UpdateCaraFormInput!) {
        updateCaraForm(id: $id, input: $input) {
          __typename
          ... on UpdateCaraFormSuccess {
            caraArtifact {
              ...DocumentArtifact_artifact
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
