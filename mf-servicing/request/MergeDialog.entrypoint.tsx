import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type MergeDialogQuery } from './__generated__/MergeDialogQuery.graphql.ts'

export const mergeDialog = defineEntrypoint<MergeDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./MergeDialog.tsx').then(({ MergeDialog }) => MergeDialog),
  dialog: {
    title: 'Merge Service Requests',
    description: 'This request’s details are added to the request you choose, and this one is closed.',
    size: 'md',
    beneath: ({ param }) => paths.overview(param('id')),
  },
  loading: <FormSkeleton label="Loading service requests..." fields={['control']} />,
  redirectOnFailure: paths.requests(),
})
