import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type ResolveDialogQuery } from './__generated__/ResolveDialogQuery.graphql.ts'

export const resolveDialog = defineEntrypoint<ResolveDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./ResolveDialog.tsx').then(({ ResolveDialog }) => ResolveDialog),
  redirectOnFailure: paths.requests(),
  // The page beneath refreshes its own data.
  fetchPolicy: 'store-or-network',
})
