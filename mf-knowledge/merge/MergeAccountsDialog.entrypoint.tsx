import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type MergeAccountsDialogQuery } from './__generated__/MergeAccountsDialogQuery.graphql.ts'

export const mergeAccountsDialog = defineEntrypoint<MergeAccountsDialogQuery>({
  query,
  variables({ param, url }) {
    const fromId = url.searchParams.get('from') ?? ''
    return { intoId: param('id'), fromId, isChosen: fromId !== '' }
  },
  page: () => import('./MergeAccountsDialog.tsx').then(({ MergeAccountsDialog }) => MergeAccountsDialog),
  redirectOnFailure: paths.accounts(),
  // The preview must be current.
  fetchPolicy: 'network-only',
})
