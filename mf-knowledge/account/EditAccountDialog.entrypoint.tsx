import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type EditAccountDialogQuery } from './__generated__/EditAccountDialogQuery.graphql.ts'

export const editAccountDialog = defineEntrypoint<EditAccountDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./EditAccountDialog.tsx').then(({ EditAccountDialog }) => EditAccountDialog),
  dialog: {
    title: 'Edit account',
    description: 'Edit the account details.',
    size: 'xl',
    beneath: ({ param }) => paths.accountOverview(param('id')),
  },
  loading: <FormSkeleton label="Loading account..." fields={['control', 'control', 'control', 'control']} />,
  redirectOnFailure: paths.accounts(),
  // Loads the server's data instead of the store's.
  fetchPolicy: 'network-only',
})
