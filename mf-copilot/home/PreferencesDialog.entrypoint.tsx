import { defineEntrypoint, useDialogRoute } from '@coverdesk/contract'
import { DialogFrame } from '@coverdesk/design-system'
import { DialogSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type PreferencesDialogQuery } from './__generated__/PreferencesDialogQuery.graphql.ts'

export const preferencesDialog = defineEntrypoint<PreferencesDialogQuery>({
  query,
  variables: () => ({}),
  page: () => import('./PreferencesDialog.tsx').then(({ PreferencesDialog }) => PreferencesDialog),
  loading: <PreferencesDialogLoading />,
  frame: DialogFrame,
})

function PreferencesDialogLoading() {
  const { close } = useDialogRoute(paths.home())
  return (
    <DialogSkeleton
      title="Customize presets"
      label="Loading presets..."
      fields={['control', 'control', 'control', 'control']}
      onClose={close}
    />
  )
}
