import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type UpdateDialogQuery } from './__generated__/UpdateDialogQuery.graphql.ts'

export const updateDialog = defineEntrypoint<UpdateDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./UpdateDialog.tsx').then(({ UpdateDialog }) => UpdateDialog),
  redirectOnFailure: paths.requests(),
  // The page beneath refreshes its own data.
  fetchPolicy: 'store-or-network',
})
