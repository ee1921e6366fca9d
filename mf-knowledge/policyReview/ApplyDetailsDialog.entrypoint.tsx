import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type ApplyDetailsDialogQuery } from './__generated__/ApplyDetailsDialogQuery.graphql.ts'

export const applyDetailsDialog = defineEntrypoint<ApplyDetailsDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./ApplyDetailsDialog.tsx').then(({ ApplyDetailsDialog }) => ApplyDetailsDialog),
  dialog: {
    title: 'Apply to policy',
    description: 'The checked values replace what is on the policy. The change and its sources go on record.',
    size: '2xl',
    beneath: ({ param }) => paths.reviewPolicy(param('id')),
  },
  loading: <FormSkeleton label="Loading policy..." />,
  redirectOnFailure: paths.policies(),
})
