import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type ApplyDetailsDialogQuery } from './__generated__/ApplyDetailsDialogQuery.graphql.ts'

export const applyDetailsDialog = defineEntrypoint<ApplyDetailsDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./ApplyDetailsDialog.tsx').then(({ ApplyDetailsDialog }) => ApplyDetailsDialog),
  redirectOnFailure: paths.policies(),
})
