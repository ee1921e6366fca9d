import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type EditPresetDialogQuery } from './__generated__/EditPresetDialogQuery.graphql.ts'

export const editPresetDialog = defineEntrypoint<EditPresetDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./EditPresetDialog.tsx').then(({ EditPresetDialog }) => EditPresetDialog),
  dialog: { title: 'Edit preset', size: 'xl', beneath: paths.presets },
  loading: <FormSkeleton label="Loading preset..." fields={['control', 'area', 'area']} />,
  redirectOnFailure: paths.presets(),
  // Loads the server's data instead of the store's.
  fetchPolicy: 'network-only',
})
