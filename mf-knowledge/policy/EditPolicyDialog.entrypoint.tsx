import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type EditPolicyDialogQuery } from './__generated__/EditPolicyDialogQuery.graphql.ts'
import { EditPolicyDialogLoading } from './EditPolicyDialogLoading.tsx'

export const editPolicyDialog = defineEntrypoint<EditPolicyDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./EditPolicyDialog.tsx').then(({ EditPolicyDialog }) => EditPolicyDialog),
  loading: <EditPolicyDialogLoading />,
  redirectOnFailure: paths.policies(),
  // The newest answer, whatever the store remembers: what is edited is what the server has.
  fetchPolicy: 'network-only',
})
