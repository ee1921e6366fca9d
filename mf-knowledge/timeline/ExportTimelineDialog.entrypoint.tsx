import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type ExportTimelineDialogQuery } from './__generated__/ExportTimelineDialogQuery.graphql.ts'
import { exportVariables } from './exportVariables.ts'

export const exportTimelineDialog = defineEntrypoint<ExportTimelineDialogQuery>({
  query,
  variables: exportVariables,
  page: () => import('./ExportTimelineDialog.tsx').then(({ ExportTimelineDialog }) => ExportTimelineDialog),
  redirectOnFailure: paths.accounts(),
  // How far it is, is what the server says now.
  fetchPolicy: 'network-only',
})
