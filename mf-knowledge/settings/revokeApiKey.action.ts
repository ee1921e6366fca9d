import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  replace,
  runMutation,
} from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { revokeApiKeyMutation } from './__generated__/revokeApiKeyMutation.graphql.ts'

/** DELETE of a key, JSON: its id. */
export async function revokeApiKey({ request }: ActionFunctionArgs): Promise<Response | FormErrors> {
  const { id }: { id: string } = await request.json()
  const answer = await runMutation<revokeApiKeyMutation>(
    graphql`
      mutation revokeApiKeyMutation($id: ID!) {
        revokeApiKey(id: $id) {
          __typename
          ... on RevokeApiKeySuccess {
            agency {
              apiKeys {
                id
                revokedAt
              }
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id },
  )
  const errors = formErrors(answer)
  if (errors) return errors
  toast.show({ tone: 'success', title: 'API key revoked' })
  return replace(paths.apiKeys())
}
