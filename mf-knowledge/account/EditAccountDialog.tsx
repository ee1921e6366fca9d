import { graphql, type PageProps, usePageTitle, usePreloadedQuery } from '@coverdesk/contract'
import type { EditAccountDialogQuery } from './__generated__/EditAccountDialogQuery.graphql.ts'
import { EditAccountForm } from './EditAccountForm.tsx'
import { editAccountWords } from './editAccountWords.ts'

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
  usePageTitle(editAccountWords.title)
  return account && <EditAccountForm account={account} />
}
