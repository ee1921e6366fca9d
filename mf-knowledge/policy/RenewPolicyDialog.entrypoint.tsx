import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type RenewPolicyDialogQuery } from './__generated__/RenewPolicyDialogQuery.graphql.ts'

export const renewPolicyDialog = defineEntrypoint<RenewPolicyDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./RenewPolicyDialog.tsx').then(({ RenewPolicyDialog }) => RenewPolicyDialog),
  dialog: {
    title: 'Renew policy',
    description: 'Everything else is copied from this term.',
    beneath: ({ param }) => paths.policyOverview(param('id')),
  },
  loading: <FormSkeleton label="Loading policy..." fields={['control', 'control', 'control', 'control']} />,
  redirectOnFailure: paths.policies(),
  // Loads the server's data instead of the store's.
  fetchPolicy: 'network-only',
})
