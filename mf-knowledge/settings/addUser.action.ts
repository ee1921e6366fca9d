import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  replace,
  runMutation,
  submitted,
} from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { AddAgencyUserInput, addUserMutation } from './__generated__/addUserMutation.graphql.ts'

/** POST, JSON: a colleague's name and address. Someone who was deactivated is activated again. */
export function addUser(args: ActionFunctionArgs): Promise<Response | FormErrors> {
  return submitted(args, () => send(args))
}

async function send({ request }: ActionFunctionArgs): Promise<Response | FormErrors> {
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
