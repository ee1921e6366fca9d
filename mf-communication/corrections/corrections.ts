import { mutationFailure, type FormErrors, graphql, mutationErrors } from '@coverdesk/contract'
import type {
  ConversationCorrectionInput,
  correctionsConversationMutation,
} from './__generated__/correctionsConversationMutation.graphql.ts'
import type {
  correctionsRequestMutation,
  ServiceRequestCorrectionInput,
} from './__generated__/correctionsRequestMutation.graphql.ts'
import type {
  correctionsOpenRequestMutation,
  correctionsOpenRequestMutation$variables,
} from './__generated__/correctionsOpenRequestMutation.graphql.ts'
import type {
  correctionsNewAccountMutation,
  CreateAccountInput,
} from './__generated__/correctionsNewAccountMutation.graphql.ts'

/** Corrects a conversation's account, or whether it contains a request; returns the error, or null. */
export function correctConversation(
  id: string,
  input: ConversationCorrectionInput,
): Promise<FormErrors | null> {
  return mutationErrors<correctionsConversationMutation>(
    graphql`
      mutation correctionsConversationMutation($id: ID!, $input: ConversationCorrectionInput!) {
        correctConversation(id: $id, input: $input) {
          __typename
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
  )
}

/** Corrects what a request is about; returns the error, or null. */
export function correctRequest(id: string, input: ServiceRequestCorrectionInput): Promise<string | null> {
  return mutationFailure<correctionsRequestMutation>(
    graphql`
      mutation correctionsRequestMutation($id: ID!, $input: ServiceRequestCorrectionInput!) {
        correctServiceRequest(id: $id, input: $input) {
          __typename
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
  )
}

/** Opens a request for what a conversation says; returns the error, or null. */
export function openRequest(
  id: string,
  type: correctionsOpenRequestMutation$variables['type'],
): Promise<string | null> {
  return mutationFailure<correctionsOpenRequestMutation>(
    graphql`
      mutation correctionsOpenRequestMutation($id: ID!, $type: ServiceRequestType!) {
        openConversationRequest(id: $id, type: $type) {
          __typename
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, type },
  )
}

/** Creates an account for an unknown sender or caller; returns its id or the error. */
export async function createAccount(input: CreateAccountInput): Promise<{ id: string } | FormErrors> {
  let id: string | null = null
  const errors = await mutationErrors<correctionsNewAccountMutation>(
    graphql`
      mutation correctionsNewAccountMutation($input: CreateAccountInput!) {
        createAccount(input: $input) {
          __typename
          ... on CreateAccountSuccess {
            account {
              id
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { input },
    ({ account }) => {
      id = account?.id ?? null
    },
  )
  if (id !== null) return { id }
  return errors ?? { fields: [], message: 'The account was not created. Try again.' }
}
