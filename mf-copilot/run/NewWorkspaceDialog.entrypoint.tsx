import { defineEntrypoint, useDialogRoute } from '@coverdesk/contract'
import { DialogFrame } from '@coverdesk/design-system'
import { DialogSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import query, { type NewWorkspaceDialogQuery } from './__generated__/NewWorkspaceDialogQuery.graphql.ts'

export const newWorkspaceDialog = defineEntrypoint<NewWorkspaceDialogQuery>({
  query,
  // An account or policy has no request, and an empty id is invalid.
  variables: ({ url }) => ({ serviceRequestId: url.searchParams.get('serviceRequestId') ?? '' }),
  page: () => import('./NewWorkspaceDialog.tsx').then(({ NewWorkspaceDialog }) => NewWorkspaceDialog),
  loading: <NewWorkspaceDialogLoading />,
  frame: DialogFrame,
})

function NewWorkspaceDialogLoading() {
  const { close } = useDialogRoute(paths.workspaces())
  return (
    <DialogSkeleton
      title="Open in Copilot"
      size="xl"
      label="Loading presets..."
      fields={['control', 'area']}
      onClose={close}
    />
  )
}
