import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type IssueToHoldersDialogQuery } from './__generated__/IssueToHoldersDialogQuery.graphql.ts'
import { batchVariables } from './batchVariables.ts'

export const issueToHoldersDialog = defineEntrypoint<IssueToHoldersDialogQuery>({
  query,
  variables: batchVariables,
  page: () => import('./IssueToHoldersDialog.tsx').then(({ IssueToHoldersDialog }) => IssueToHoldersDialog),
  redirectOnFailure: paths.accounts(),
  // The progress must be current.
  fetchPolicy: 'network-only',
})
