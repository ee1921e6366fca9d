import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type IssueToHoldersDialogQuery } from './__generated__/IssueToHoldersDialogQuery.graphql.ts'
import { batchVariables } from './batchVariables.ts'
import { listSearch } from './certificateFilters.ts'

export const issueToHoldersDialog = defineEntrypoint<IssueToHoldersDialogQuery>({
  query,
  variables: batchVariables,
  page: () => import('./IssueToHoldersDialog.tsx').then(({ IssueToHoldersDialog }) => IssueToHoldersDialog),
  dialog: {
    title: 'Issue to a list of holders',
    size: 'xl',
    beneath: ({ param, url }) => paths.accountCertificates(param('id'), listSearch(url.search)),
  },
  loading: <FormSkeleton label="Loading policies..." />,
  redirectOnFailure: paths.accounts(),
  // The progress must be current.
  fetchPolicy: 'network-only',
})
