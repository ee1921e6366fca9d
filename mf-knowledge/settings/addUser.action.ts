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
import type { AddAgencyUserInput, addUserMutation } from './__generated__/addUserMutation.graphql.ts'

/** POST, JSON: a colleague's name and address. Someone who was deactivated is activated again. */
export async function addUser({ request }: ActionFunctionArgs): Promise<Response | FormErrors> {
  const input: AddAgencyUserInput = await request.json()
  const answer = await runMutation<addUserMutation>(
    graphql`
      mutation addUserMutation($input: AddAgencyUserInput!) {
        addAgencyUser(input: $input) {
          __typename
          ... on AddAgencyUserSuccess {
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
    { input },
  )
  const errors = formErrors(answer)
  if (errors) return errors
  toast.show({ tone: 'success', title: `${input.name.trim()} can sign in now` })
  return replace(paths.users())
}
