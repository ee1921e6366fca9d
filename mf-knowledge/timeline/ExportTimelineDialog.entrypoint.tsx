import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type ExportTimelineDialogQuery } from './__generated__/ExportTimelineDialogQuery.graphql.ts'
import { exportVariables, withExport } from './exportVariables.ts'

export const exportTimelineDialog = defineEntrypoint<ExportTimelineDialogQuery>({
  query,
  variables: exportVariables,
  page: () => import('./ExportTimelineDialog.tsx').then(({ ExportTimelineDialog }) => ExportTimelineDialog),
  dialog: {
    title: 'Export timeline',
    beneath: ({ param, url }) => paths.accountTimeline(param('id'), withExport(url.search)),
  },
  loading: <FormSkeleton label="Loading timeline..." fields={['area']} />,
  redirectOnFailure: paths.accounts(),
  // How far it is, is what the server says now.
  fetchPolicy: 'network-only',
})
