import { defineEntrypoint, useLocation, useDialogRoute } from '@coverdesk/contract'
import { DialogFrame } from '@coverdesk/design-system'
import { DialogSkeleton } from '@coverdesk/design-system/frames'
import query, { type RunPresetDialogQuery } from './__generated__/RunPresetDialogQuery.graphql.ts'
import { pageBeneath } from './pageBeneath.ts'

export const runPresetDialog = defineEntrypoint<RunPresetDialogQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./RunPresetDialog.tsx').then(({ RunPresetDialog }) => RunPresetDialog),
  loading: <RunPresetDialogLoading />,
  frame: DialogFrame,
})

function RunPresetDialogLoading() {
  const { close } = useDialogRoute(pageBeneath(useLocation().pathname))
  return (
    <DialogSkeleton
      title="Run preset"
      size="xl"
      label="Loading preset..."
      fields={['control', 'area']}
      onClose={close}
    />
  )
}
