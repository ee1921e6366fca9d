import { type FormErrors, graphql, mutationErrors } from '@coverdesk/contract'
import type {
  saveDocumentMutation,
  UpdateCaraHtmlDocumentInput,
} from './__generated__/saveDocumentMutation.graphql.ts'

/** Saves a new version of a document; returns the error, or null. */
export function saveDocument(id: string, input: UpdateCaraHtmlDocumentInput): Promise<FormErrors | null> {
  return mutationErrors<saveDocumentMutation>(
    graphql`
      mutation saveDocumentMutation($id: ID!, $input: UpdateCaraHtmlDocumentInput!) {
        updateCaraHtmlDocument(id: $id, input: $input) {
          __typename
          ... on UpdateCaraHtmlDocumentSuccess {
            caraArtifact {
              ...HtmlDocumentArtifact_artifact
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
