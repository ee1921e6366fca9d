import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type MergeAccountsDialogQuery } from './__generated__/MergeAccountsDialogQuery.graphql.ts'

export const mergeAccountsDialog = defineEntrypoint<MergeAccountsDialogQuery>({
  query,
  variables({ param, url }) {
    const fromId = url.searchParams.get('from') ?? ''
    return { intoId: param('id'), fromId, isChosen: fromId !== '' }
  },
  page: () => import('./MergeAccountsDialog.tsx').then(({ MergeAccountsDialog }) => MergeAccountsDialog),
  dialog: { title: 'Merge accounts', size: 'xl', beneath: ({ param }) => paths.accountOverview(param('id')) },
  loading: <FormSkeleton label="Loading account..." fields={['control']} />,
  redirectOnFailure: paths.accounts(),
  // The preview must be current.
  fetchPolicy: 'network-only',
})
