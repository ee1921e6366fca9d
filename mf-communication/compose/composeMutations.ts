import { type FormErrors, graphql, links, mutationErrors } from '@coverdesk/contract'
import { announceSent, type Announcement } from '../shared/announceSent.ts'
import type {
  composeMutationsForwardMutation,
  ForwardEmailInput,
} from './__generated__/composeMutationsForwardMutation.graphql.ts'
import type {
  composeMutationsNewMutation,
  SendNewEmailInput,
} from './__generated__/composeMutationsNewMutation.graphql.ts'

/** Sends a new email; returns the errors, or null once it is queued. */
export function sendNewEmail(
  input: SendNewEmailInput,
  announcement: Announcement,
): Promise<FormErrors | null> {
  return mutationErrors<composeMutationsNewMutation>(
    graphql`
      mutation composeMutationsNewMutation($input: SendNewEmailInput!) {
        sendNewEmail(input: $input) {
          __typename
          ... on SendNewEmailSuccess {
            emailThread {
              id
              emails {
                id
                undoUntil
              }
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { input },
    ({ emailThread }) => {
      if (!emailThread) return
      const link = { label: 'Open conversation', href: links.email(emailThread.id) }
      announceSent(emailThread.emails, { ...announcement, link })
    },
  )
}

/** Passes a message on; returns the errors, or null once it is queued. */
export function forwardEmail(
  id: string,
  input: ForwardEmailInput,
  announcement: Announcement,
): Promise<FormErrors | null> {
  return mutationErrors<composeMutationsForwardMutation>(
    graphql`
      mutation composeMutationsForwardMutation($id: ID!, $input: ForwardEmailInput!) {
        forwardEmail(id: $id, input: $input) {
          __typename
          ... on ForwardEmailSuccess {
            emailThread {
              emails {
                id
                undoUntil
              }
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...threadMutations_thread
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
    ({ emailThread }) => {
      if (emailThread) announceSent(emailThread.emails, announcement)
    },
  )
}
