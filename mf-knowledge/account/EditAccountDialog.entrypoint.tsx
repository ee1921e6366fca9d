import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type EditAccountDialogQuery } from './__generated__/EditAccountDialogQuery.graphql.ts'
import { EditAccountDialogLoading } from './EditAccountDialogLoading.tsx'

export const editAccountDialog = defineEntrypoint<EditAccountDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./EditAccountDialog.tsx').then(({ EditAccountDialog }) => EditAccountDialog),
  loading: <EditAccountDialogLoading />,
  redirectOnFailure: paths.accounts(),
  // The newest answer, whatever the store remembers: what is edited is what the server has.
  fetchPolicy: 'network-only',
})
