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
  UpdateAccountInput,
  updateAccountMutation,
} from './__generated__/updateAccountMutation.graphql.ts'
import { accountId } from './accountId.ts'

/** What the edit form shows when it was rejected. */
export interface UpdateAccountErrors extends FormErrors {
  /** The account's current version, if a colleague changed it meanwhile. */
  version?: number
}

/** PUT of the edit form, JSON: the changed fields (spec of accounts, section 7). */
export async function updateAccount({
  params,
  request,
}: ActionFunctionArgs): Promise<Response | UpdateAccountErrors> {
  const id = accountId(params)
  const input: UpdateAccountInput = await request.json()
  const answer = await runMutation<updateAccountMutation>(
    graphql`
      mutation updateAccountMutation($id: ID!, $input: UpdateAccountInput!) {
        updateAccount(id: $id, input: $input) {
          __typename
          ... on UpdateAccountSuccess {
            account {
              ...AccountHeader_account
              ...ContactOverview_account
              account {
                ...BusinessDetails_detail
              }
              ...AccountRow_account
            }
          }
          ... on AccountChangedError {
            account {
              version
              ...AccountHeader_account
              ...EditAccountForm_account
            }
          }
          ...formErrors_answer @relay(mask: false)
        }
      }
    `,
    { id, input },
  )
  const errors = formErrors(answer)
  const changedVersion = answer.__typename === 'AccountChangedError' ? answer.account?.version : undefined
  if (errors) return { ...errors, ...(changedVersion !== undefined && { version: changedVersion }) }
  toast.show({ tone: 'success', title: 'Account updated' })
  return replace(paths.accountOverview(id))
}
