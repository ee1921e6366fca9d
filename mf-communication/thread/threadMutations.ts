import { errorText, type FormErrors, graphql, mutationErrors, runMutation } from '@coverdesk/contract'
import type {
  SendEmailReplyInput,
  threadMutationsSendMutation,
} from './__generated__/threadMutationsSendMutation.graphql.ts'
import type { threadMutationsConfirmMutation } from './__generated__/threadMutationsConfirmMutation.graphql.ts'
import type {
  EditCaraReplyInput,
  threadMutationsEditMutation,
} from './__generated__/threadMutationsEditMutation.graphql.ts'
import type { threadMutationsResendMutation } from './__generated__/threadMutationsResendMutation.graphql.ts'
import type {
  threadMutationsUpdateMutation,
  UpdateEmailThreadInput,
} from './__generated__/threadMutationsUpdateMutation.graphql.ts'

/** Sends the reply; returns the error, or null once it is queued. */
export function sendReply(id: string, input: SendEmailReplyInput): Promise<FormErrors | null> {
  return mutationErrors(async () => {
    const { sendEmailReply } = await runMutation<threadMutationsSendMutation>(
      graphql`
        mutation threadMutationsSendMutation($id: ID!, $input: SendEmailReplyInput!) {
          sendEmailReply(id: $id, input: $input) {
            __typename
            ... on SendEmailReplySuccess {
              emailThread {
                state
                waitingFor
                emails {
                  id
                  ...EmailMessage_email
                }
                ...ReplyForm_thread
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
    return sendEmailReply
  })
}

/** Replaces a prepared reply with an edited one; returns the error. The new one arrives over the live stream. */
export function editReply(id: string, input: EditCaraReplyInput): Promise<FormErrors | null> {
  return mutationErrors(async () => {
    const { editCaraReply } = await runMutation<threadMutationsEditMutation>(
      graphql`
        mutation threadMutationsEditMutation($id: ID!, $input: EditCaraReplyInput!) {
          editCaraReply(id: $id, input: $input) {
            __typename
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
    return editCaraReply
  })
}

/** Closes or reopens a thread, or discards Cara's draft; returns the error. */
export async function updateThread(id: string, input: UpdateEmailThreadInput): Promise<string | null> {
  const errors = await mutationErrors(async () => {
    const { updateEmailThread } = await runMutation<threadMutationsUpdateMutation>(
      graphql`
        mutation threadMutationsUpdateMutation($id: ID!, $input: UpdateEmailThreadInput!) {
          updateEmailThread(id: $id, input: $input) {
            __typename
            ... on UpdateEmailThreadSuccess {
              emailThread {
                state
                waitingFor
                ...ReplyForm_thread
              }
            }
            ... on NamedError {
              message
            }
          }
        }
      `,
      { id, input },
    )
    return updateEmailThread
  })
  return errorText(errors)
}

/** Sends a message again; returns the error. */
export async function resendEmail(id: string): Promise<string | null> {
  const errors = await mutationErrors(async () => {
    const { resendEmail: answer } = await runMutation<threadMutationsResendMutation>(
      graphql`
        mutation threadMutationsResendMutation($id: ID!) {
          resendEmail(id: $id) {
            __typename
            ... on ResendEmailSuccess {
              emailThread {
                waitingFor
                emails {
                  id
                  ...EmailMessage_email
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
    return answer
  })
  return errorText(errors)
}

/** Records that a message did arrive; returns the error. */
export async function confirmEmailSent(id: string): Promise<string | null> {
  const errors = await mutationErrors(async () => {
    const { confirmEmailSent: answer } = await runMutation<threadMutationsConfirmMutation>(
      graphql`
        mutation threadMutationsConfirmMutation($id: ID!) {
          confirmEmailSent(id: $id) {
            __typename
            ... on ConfirmEmailSentSuccess {
              emailThread {
                waitingFor
                emails {
                  id
                  ...EmailMessage_email
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
    return answer
  })
  return errorText(errors)
}
