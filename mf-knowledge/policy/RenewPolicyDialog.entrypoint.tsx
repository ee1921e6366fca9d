import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type RenewPolicyDialogQuery } from './__generated__/RenewPolicyDialogQuery.graphql.ts'

export const renewPolicyDialog = defineEntrypoint<RenewPolicyDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./RenewPolicyDialog.tsx').then(({ RenewPolicyDialog }) => RenewPolicyDialog),
  redirectOnFailure: paths.policies(),
  // Loads the server's data instead of the store's.
  fetchPolicy: 'network-only',
})
