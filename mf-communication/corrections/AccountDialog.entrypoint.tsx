import { defineEntrypoint } from '@coverdesk/contract'
import query, { type AccountDialogQuery } from './__generated__/AccountDialogQuery.graphql.ts'

/** The dialog that sets the account of a call or thread; redirects to `list` if it does not exist. */
export function accountDialog(list: () => string) {
  return defineEntrypoint<AccountDialogQuery>({
    query,
    variables: ({ param }) => ({ id: param('id') }),
    page: () => import('./AccountDialog.tsx').then(({ AccountDialog }) => AccountDialog),
    redirectOnFailure: list(),
  })
}
