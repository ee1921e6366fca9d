import { defineEntrypoint } from '@coverdesk/contract'
import { DialogFrame } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type EditPolicyDialogQuery } from './__generated__/EditPolicyDialogQuery.graphql.ts'
import { EditPolicyDialogLoading } from './EditPolicyDialogLoading.tsx'

export const editPolicyDialog = defineEntrypoint<EditPolicyDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./EditPolicyDialog.tsx').then(({ EditPolicyDialog }) => EditPolicyDialog),
  loading: <EditPolicyDialogLoading />,
  frame: DialogFrame,
  redirectOnFailure: paths.policies(),
  // Loads the server's data instead of the store's.
  fetchPolicy: 'network-only',
})
