import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type NewPresetDialogQuery } from './__generated__/NewPresetDialogQuery.graphql.ts'

export const newPresetDialog = defineEntrypoint<NewPresetDialogQuery>({
  query,
  variables: () => ({}),
  page: () => import('./NewPresetDialog.tsx').then(({ NewPresetDialog }) => NewPresetDialog),
  dialog: { title: 'Create a new preset', size: 'xl', beneath: paths.presets },
  loading: <FormSkeleton label="Loading preset..." fields={['control', 'area', 'area']} />,
})
