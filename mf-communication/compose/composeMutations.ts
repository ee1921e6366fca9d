import { type FormErrors, graphql, mutationErrors } from '@coverdesk/contract'
import type {
  composeMutationsForwardMutation,
  ForwardEmailInput,
} from './__generated__/composeMutationsForwardMutation.graphql.ts'
import type {
  composeMutationsNewMutation,
  SendNewEmailInput,
} from './__generated__/composeMutationsNewMutation.graphql.ts'

/** Sends a new email; returns its thread once it is queued, or the errors. */
export async function sendNewEmail(input: SendNewEmailInput): Promise<{ threadId: string } | FormErrors> {
  let threadId: string | null = null
  const errors = await mutationErrors<composeMutationsNewMutation>(
    graphql`
      mutation composeMutationsNewMutation($input: SendNewEmailInput!) {
        sendNewEmail(input: $input) {
          __typename
          ... on SendNewEmailSuccess {
            emailThread {
              id
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { input },
    ({ emailThread }) => {
      threadId = emailThread?.id ?? null
    },
  )
  if (threadId !== null) return { threadId }
  return errors ?? { fields: [], message: 'The email was not sent. Try again.' }
}

/** Passes a message on; returns the errors, or null once it is queued. */
export function forwardEmail(id: string, input: ForwardEmailInput): Promise<FormErrors | null> {
  return mutationErrors<composeMutationsForwardMutation>(
    graphql`
      mutation composeMutationsForwardMutation($id: ID!, $input: ForwardEmailInput!) {
        forwardEmail(id: $id, input: $input) {
          __typename
          ... on ForwardEmailSuccess {
            emailThread {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...threadMutations_thread
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
  )
}
