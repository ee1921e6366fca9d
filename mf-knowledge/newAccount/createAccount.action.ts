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
import type {
  createAccountMutation,
  CreateAccountInput,
} from './__generated__/createAccountMutation.graphql.ts'

/** POST of the dialog, JSON: the create-account payload (spec of accounts, section 3). */
export async function createAccount({ request }: ActionFunctionArgs): Promise<Response | FormErrors> {
  const input: CreateAccountInput = await request.json()
  const answer = await runMutation<createAccountMutation>(
    graphql`
      mutation createAccountMutation($input: CreateAccountInput!) {
        createAccount(input: $input) {
          __typename
          ... on CreateAccountSuccess {
            account {
              id
              ...AccountHeader_account
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
  if (!answer.account) throw new Error('The server created an account without saying which.')
  toast.show({ tone: 'success', title: 'Account created' })
  return replace(paths.accountOverview(answer.account.id))
}
