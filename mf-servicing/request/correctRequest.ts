import { type FormErrors, graphql, mutationErrors } from '@coverdesk/contract'
import type {
  correctRequestMutation,
  ServiceRequestCorrectionInput,
} from './__generated__/correctRequestMutation.graphql.ts'

/** Merges a request into another of its conversation, or splits one off it; returns the errors, or null. */
export function correctRequest(
  id: string,
  input: ServiceRequestCorrectionInput,
  onOpened?: (openedId: string) => void,
): Promise<FormErrors | null> {
  return mutationErrors<correctRequestMutation>(
    graphql`
      mutation correctRequestMutation($id: ID!, $input: ServiceRequestCorrectionInput!) {
        correctServiceRequest(id: $id, input: $input) {
          __typename
          ... on CorrectServiceRequestSuccess {
            serviceRequest {
              # The page below shows these.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...RequestRow_request
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...RequestActions_request
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...RequestOverview_request
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...RequestTimeline_request
            }
            openedRequest {
              id
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
    ({ openedRequest }) => {
      if (openedRequest) onOpened?.(openedRequest.id)
    },
  )
}
