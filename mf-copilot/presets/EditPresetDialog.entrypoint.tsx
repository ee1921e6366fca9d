import { defineEntrypoint } from '@coverdesk/contract'
import { DialogFrame } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type EditPresetDialogQuery } from './__generated__/EditPresetDialogQuery.graphql.ts'
import { PresetDialogLoading } from './PresetDialogLoading.tsx'

export const editPresetDialog = defineEntrypoint<EditPresetDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./EditPresetDialog.tsx').then(({ EditPresetDialog }) => EditPresetDialog),
  loading: <PresetDialogLoading title="Edit preset" />,
  frame: DialogFrame,
  redirectOnFailure: paths.presets(),
  // Loads the server's data instead of the store's.
  fetchPolicy: 'network-only',
})
