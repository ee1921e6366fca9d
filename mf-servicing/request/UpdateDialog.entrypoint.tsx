import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type UpdateDialogQuery } from './__generated__/UpdateDialogQuery.graphql.ts'

export const updateDialog = defineEntrypoint<UpdateDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./UpdateDialog.tsx').then(({ UpdateDialog }) => UpdateDialog),
  dialog: {
    title: 'Update Service Request',
    size: 'md',
    beneath: ({ param }) => paths.overview(param('id')),
  },
  loading: <FormSkeleton label="Loading service request..." fields={['control', 'control']} />,
  redirectOnFailure: paths.requests(),
  // The page beneath refreshes its own data.
  fetchPolicy: 'store-or-network',
})
