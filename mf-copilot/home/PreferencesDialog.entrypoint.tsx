import { defineEntrypoint } from '@coverdesk/contract'
import { FormSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type PreferencesDialogQuery } from './__generated__/PreferencesDialogQuery.graphql.ts'

export const preferencesDialog = defineEntrypoint<PreferencesDialogQuery>({
  query,
  variables: () => ({}),
  page: () => import('./PreferencesDialog.tsx').then(({ PreferencesDialog }) => PreferencesDialog),
  dialog: {
    title: 'Customize presets',
    description: 'Choose the cards on your home page. Changes are saved as you make them.',
    beneath: paths.home,
  },
  loading: <FormSkeleton label="Loading presets..." fields={['control', 'control', 'control', 'control']} />,
})
