import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type EditPresetDialogQuery } from './__generated__/EditPresetDialogQuery.graphql.ts'
import { PresetDialogLoading } from './PresetDialogLoading.tsx'

export const editPresetDialog = defineEntrypoint<EditPresetDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./EditPresetDialog.tsx').then(({ EditPresetDialog }) => EditPresetDialog),
  loading: <PresetDialogLoading title="Edit preset" />,
  redirectOnFailure: paths.presets(),
  // Edits start from what the server has, not from what the store remembers.
  fetchPolicy: 'network-only',
})
