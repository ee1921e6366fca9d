import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type ResolveDialogQuery } from './__generated__/ResolveDialogQuery.graphql.ts'

export const resolveDialog = defineEntrypoint<ResolveDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./ResolveDialog.tsx').then(({ ResolveDialog }) => ResolveDialog),
  dialog: { title: 'Resolve Service Request', beneath: ({ param }) => paths.overview(param('id')) },
  loading: <FormSkeleton label="Loading service request..." fields={['area', 'control']} />,
  redirectOnFailure: paths.requests(),
  // The page beneath refreshes its own data.
  fetchPolicy: 'store-or-network',
})
