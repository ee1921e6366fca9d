import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import query, { type AccountDialogQuery } from './__generated__/AccountDialogQuery.graphql.ts'

/** The dialog that sets the account of a call or thread; redirects to `list` if it does not exist. */
export function accountDialog(list: () => string) {
  return defineEntrypoint<AccountDialogQuery>({
    query,
    variables: ({ param }) => ({ id: param('id') }),
    page: () => import('./AccountDialog.tsx').then(({ AccountDialog }) => AccountDialog),
    redirectOnFailure: list(),
    dialog: {
      title: 'Choose the account',
      description:
        'Open requests from this conversation move too. Cara prepares them again for this account.',
      size: 'md',
      beneath: ({ param, url }) => `${list()}/${param('id')}${url.search}`,
    },
    loading: <FormSkeleton label="Loading conversation..." fields={['control']} />,
  })
}
