import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type LinkDialogQuery } from './__generated__/LinkDialogQuery.graphql.ts'

export const linkDialog = defineEntrypoint<LinkDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./LinkDialog.tsx').then(({ LinkDialog }) => LinkDialog),
  dialog: {
    title: 'Link Account and Policy',
    description: 'Cara prepares the request again for this account.',
    size: 'md',
    beneath: ({ param }) => paths.overview(param('id')),
  },
  loading: <FormSkeleton label="Loading service request..." fields={['control', 'control']} />,
  redirectOnFailure: paths.requests(),
  // The page beneath refreshes its own data.
  fetchPolicy: 'store-or-network',
})
