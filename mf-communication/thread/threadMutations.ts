import { mutationFailure, type FormErrors, graphql, mutationErrors } from '@coverdesk/contract'
import { announceSent, type Announcement } from '../shared/announceSent.ts'
import type {
  SendEmailReplyInput,
  threadMutationsSendMutation,
} from './__generated__/threadMutationsSendMutation.graphql.ts'
import type { threadMutationsConfirmMutation } from './__generated__/threadMutationsConfirmMutation.graphql.ts'
import type { threadMutationsResendMutation } from './__generated__/threadMutationsResendMutation.graphql.ts'
import type {
  threadMutationsUpdateMutation,
  UpdateEmailThreadInput,
} from './__generated__/threadMutationsUpdateMutation.graphql.ts'

/** What a change to a thread or one of its messages can alter, for the components that show it. */
void graphql`
  fragment threadMutations_thread on EmailThread {
    state
    waitingFor
    emails {
      id
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...EmailMessage_email
    }
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...ReplyForm_thread
  }
`

/** Sends the reply; returns the error, or null once it is queued. */
export function sendReply(
  id: string,
  input: SendEmailReplyInput,
  announcement: Announcement,
): Promise<FormErrors | null> {
  return mutationErrors<threadMutationsSendMutation>(
    graphql`
      mutation threadMutationsSendMutation($id: ID!, $input: SendEmailReplyInput!) {
        sendEmailReply(id: $id, input: $input) {
          __typename
          ... on SendEmailReplySuccess {
            emailThread {
              emails {
                id
                undoUntil
              }
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

/** Closes or reopens a thread, or discards Cara's draft; returns the error. */
export function updateThread(id: string, input: UpdateEmailThreadInput): Promise<string | null> {
  return mutationFailure<threadMutationsUpdateMutation>(
    graphql`
      mutation threadMutationsUpdateMutation($id: ID!, $input: UpdateEmailThreadInput!) {
        updateEmailThread(id: $id, input: $input) {
          __typename
          ... on UpdateEmailThreadSuccess {
            emailThread {
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

/** Sends a message again; returns the error. */
export function resendEmail(id: string): Promise<string | null> {
  return mutationFailure<threadMutationsResendMutation>(
    graphql`
      mutation threadMutationsResendMutation($id: ID!) {
        resendEmail(id: $id) {
          __typename
          ... on ResendEmailSuccess {
            emailThread {
              ...threadMutations_thread
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id },
  )
}

/** Records that a message did arrive; returns the error. */
export function confirmEmailSent(id: string): Promise<string | null> {
  return mutationFailure<threadMutationsConfirmMutation>(
    graphql`
      mutation threadMutationsConfirmMutation($id: ID!) {
        confirmEmailSent(id: $id) {
          __typename
          ... on ConfirmEmailSentSuccess {
            emailThread {
              ...threadMutations_thread
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id },
  )
}
