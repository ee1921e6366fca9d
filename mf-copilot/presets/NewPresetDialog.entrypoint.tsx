import { defineEntrypoint } from '@coverdesk/contract'
import { DialogFrame } from '@coverdesk/design-system'
import query, { type NewPresetDialogQuery } from './__generated__/NewPresetDialogQuery.graphql.ts'
import { PresetDialogLoading } from './PresetDialogLoading.tsx'

export const newPresetDialog = defineEntrypoint<NewPresetDialogQuery>({
  query,
  variables: () => ({}),
  page: () => import('./NewPresetDialog.tsx').then(({ NewPresetDialog }) => NewPresetDialog),
  loading: <PresetDialogLoading title="Create a new preset" />,
  frame: DialogFrame,
})
