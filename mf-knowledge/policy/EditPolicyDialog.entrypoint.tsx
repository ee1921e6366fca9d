import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type EditPolicyDialogQuery } from './__generated__/EditPolicyDialogQuery.graphql.ts'

export const editPolicyDialog = defineEntrypoint<EditPolicyDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./EditPolicyDialog.tsx').then(({ EditPolicyDialog }) => EditPolicyDialog),
  dialog: {
    title: 'Edit policy',
    description: 'Edit the policy details.',
    size: '3xl',
    beneath: ({ param }) => paths.policyOverview(param('id')),
  },
  loading: (
    <FormSkeleton
      label="Loading policy..."
      fields={['control', 'control', 'control', 'control', 'control', 'control']}
    />
  ),
  redirectOnFailure: paths.policies(),
  // Loads the server's data instead of the store's.
  fetchPolicy: 'network-only',
})
