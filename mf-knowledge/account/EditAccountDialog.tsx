import { graphql, type PageProps, usePreloadedQuery } from '@coverdesk/contract'
import type { EditAccountDialogQuery } from './__generated__/EditAccountDialogQuery.graphql.ts'
import { EditAccountForm } from './EditAccountForm.tsx'

/** Edits an account; the parent page redirects to the list if it does not exist. */
export function EditAccountDialog({ queryRef }: PageProps<EditAccountDialogQuery>) {
  const { account } = usePreloadedQuery<EditAccountDialogQuery>(
    graphql`
      query EditAccountDialogQuery($id: ID!) {
        account(id: $id) {
          ...EditAccountForm_account
        }
      }
    `,
    queryRef,
  )
  return account && <EditAccountForm account={account} />
}
