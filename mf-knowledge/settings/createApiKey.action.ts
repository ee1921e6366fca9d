import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  runMutation,
} from '@coverdesk/contract'
import type { createApiKeyMutation } from './__generated__/createApiKeyMutation.graphql.ts'

/** What the dialog shows: errors, or the key that was created. */
export interface CreateApiKeyAnswer extends FormErrors {
  key?: string | undefined
}

/** POST of the dialog, JSON: the key's label. */
export async function createApiKey({ request }: ActionFunctionArgs): Promise<CreateApiKeyAnswer> {
  const { label }: { label: string } = await request.json()
  const answer = await runMutation<createApiKeyMutation>(
    graphql`
      mutation createApiKeyMutation($label: String!) {
        createApiKey(label: $label) {
          __typename
          ... on CreateApiKeySuccess {
            key
            agency {
              apiKeys {
                id
                label
                createdAt
                revokedAt
              }
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { label },
  )
  const errors = formErrors(answer)
  if (errors) return errors
  return { fields: [], message: null, key: answer.key }
}
