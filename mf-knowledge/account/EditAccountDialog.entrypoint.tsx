import { defineEntrypoint } from '@coverdesk/contract'
import { DialogFrame } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type EditAccountDialogQuery } from './__generated__/EditAccountDialogQuery.graphql.ts'
import { EditAccountDialogLoading } from './EditAccountDialogLoading.tsx'

export const editAccountDialog = defineEntrypoint<EditAccountDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./EditAccountDialog.tsx').then(({ EditAccountDialog }) => EditAccountDialog),
  loading: <EditAccountDialogLoading />,
  frame: DialogFrame,
  redirectOnFailure: paths.accounts(),
  // Loads the server's data instead of the store's.
  fetchPolicy: 'network-only',
})
