import { errorText, type FormErrors, graphql, mutationErrors, runMutation } from '@coverdesk/contract'
import type {
  ConversationCorrectionInput,
  correctionsConversationMutation,
} from './__generated__/correctionsConversationMutation.graphql.ts'
import type {
  correctionsRequestMutation,
  ServiceRequestCorrectionInput,
} from './__generated__/correctionsRequestMutation.graphql.ts'
import type {
  correctionsNewAccountMutation,
  CreateAccountInput,
} from './__generated__/correctionsNewAccountMutation.graphql.ts'

/** Corrects a conversation's account, or whether it contains a request; returns the error, or null. */
export function correctConversation(
  id: string,
  input: ConversationCorrectionInput,
): Promise<FormErrors | null> {
  return mutationErrors(async () => {
    const { correctConversation: answer } = await runMutation<correctionsConversationMutation>(
      graphql`
        mutation correctionsConversationMutation($id: ID!, $input: ConversationCorrectionInput!) {
          correctConversation(id: $id, input: $input) {
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
    return answer
  })
}

/** Corrects what a request is about; returns the error, or null. */
export async function correctRequest(
  id: string,
  input: ServiceRequestCorrectionInput,
): Promise<string | null> {
  const errors = await mutationErrors(async () => {
    const { correctServiceRequest } = await runMutation<correctionsRequestMutation>(
      graphql`
        mutation correctionsRequestMutation($id: ID!, $input: ServiceRequestCorrectionInput!) {
          correctServiceRequest(id: $id, input: $input) {
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
    return correctServiceRequest
  })
  return errorText(errors)
}

/** Creates an account for an unknown sender or caller; returns its id or the error. */
export async function createAccount(input: CreateAccountInput): Promise<{ id: string } | FormErrors> {
  let id: string | null = null
  const errors = await mutationErrors(async () => {
    const { createAccount: answer } = await runMutation<correctionsNewAccountMutation>(
      graphql`
        mutation correctionsNewAccountMutation($input: CreateAccountInput!) {
          createAccount(input: $input) {
            __typename
            ... on CreateAccountSuccess {
              account {
                id
              }
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
      { input },
    )
    if (answer.__typename === 'CreateAccountSuccess') id = answer.account.id
    return answer
  })
  if (id !== null) return { id }
  return errors ?? { fields: [], message: 'The account was not created. Try again.' }
}
