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
import type { deactivateUserMutation } from './__generated__/deactivateUserMutation.graphql.ts'

/** DELETE of a user, JSON: their id. */
export async function deactivateUser({ request }: ActionFunctionArgs): Promise<Response | FormErrors> {
  const { id }: { id: string } = await request.json()
  const answer = await runMutation<deactivateUserMutation>(
    graphql`
      mutation deactivateUserMutation($id: ID!) {
        deactivateAgencyUser(id: $id) {
          __typename
          ... on DeactivateAgencyUserSuccess {
            agency {
              users {
                id
                name
                isActive
                ...UsersPage_user
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
  toast.show({ tone: 'success', title: 'User deactivated' })
  return replace(paths.users())
}
