import { graphql, type PageProps, usePageTitle, usePreloadedQuery } from '@coverdesk/contract'
import type { EditAccountDialogQuery } from './__generated__/EditAccountDialogQuery.graphql.ts'
import { EditAccountForm } from './EditAccountForm.tsx'
import { editAccountWords } from './editAccountWords.ts'

/** Changes what is known of an account; the page around it leaves for the list when there is no such account. */
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
