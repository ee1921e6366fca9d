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
    description:
      'The checked values replace those on the policy. The history records the change and its sources.',
    size: '2xl',
    beneath: ({ param }) => paths.reviewPolicy(param('id')),
  },
  loading: <FormSkeleton label="Loading policy..." />,
  redirectOnFailure: paths.policies(),
})
