import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type SplitDialogQuery } from './__generated__/SplitDialogQuery.graphql.ts'

export const splitDialog = defineEntrypoint<SplitDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./SplitDialog.tsx').then(({ SplitDialog }) => SplitDialog),
  dialog: {
    title: 'Split Off a Request',
    description: 'Opens a second request from the same conversation. Cara reads it again to fill it in.',
    size: 'md',
    beneath: ({ param }) => paths.overview(param('id')),
  },
  loading: <FormSkeleton label="Loading service request..." fields={['control']} />,
  redirectOnFailure: paths.requests(),
})
