import {
  type ActionFunctionArgs,
  type FormErrors,
  formErrors,
  graphql,
  replace,
  runMutation,
} from '@coverdesk/contract'
import { toast } from '@coverdesk/design-system'
import { accountId } from '../account/accountId.ts'
import { paths } from '../paths.ts'
import type {
  mergeAccountsMutation,
  MergeAccountsInput,
} from './__generated__/mergeAccountsMutation.graphql.ts'

/** POST of the dialog, JSON: the account to merge, and the values taken from it. */
export async function mergeAccounts({ params, request }: ActionFunctionArgs): Promise<Response | FormErrors> {
  const intoId = accountId(params)
  const input: Omit<MergeAccountsInput, 'intoId'> = await request.json()
  const answer = await runMutation<mergeAccountsMutation>(
    graphql`
      mutation mergeAccountsMutation($input: MergeAccountsInput!) {
        mergeAccounts(input: $input) {
          __typename
          ... on MergeAccountsSuccess {
            account {
              ...AccountHeader_account
              ...AccountMerges_account
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { input: { ...input, intoId } },
  )
  const errors = formErrors(answer)
  if (errors) return errors
  toast.show({ tone: 'success', title: 'Accounts merged' })
  return replace(paths.accountOverview(intoId))
}
