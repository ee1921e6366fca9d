import { defineEntrypoint } from '@coverdesk/contract'
import query, { type AccountDialogQuery } from './__generated__/AccountDialogQuery.graphql.ts'

/** The dialog that chooses the account of a call or thread; `list` is where to go when there is no such one. */
export function accountDialog(list: () => string) {
  return defineEntrypoint<AccountDialogQuery>({
    query,
    variables: ({ param }) => ({ id: param('id') }),
    page: () => import('./AccountDialog.tsx').then(({ AccountDialog }) => AccountDialog),
    redirectOnFailure: list(),
  })
}
