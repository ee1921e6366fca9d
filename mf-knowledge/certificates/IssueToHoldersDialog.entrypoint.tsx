import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type IssueToHoldersDialogQuery } from './__generated__/IssueToHoldersDialogQuery.graphql.ts'
import { batchVariables } from './batchVariables.ts'

export const issueToHoldersDialog = defineEntrypoint<IssueToHoldersDialogQuery>({
  query,
  variables: batchVariables,
  page: () => import('./IssueToHoldersDialog.tsx').then(({ IssueToHoldersDialog }) => IssueToHoldersDialog),
  redirectOnFailure: paths.accounts(),
  // How far it is, is what the server says now.
  fetchPolicy: 'network-only',
})
