import { graphql, type PageProps, useLocation, usePreloadedQuery } from '@coverdesk/contract'
import { Combobox } from '@coverdesk/design-system'
import { useState } from 'react'
import type { NewWorkspaceDialogQuery } from './__generated__/NewWorkspaceDialogQuery.graphql.ts'
import { usePendingFields } from '../shared/usePendingFields.ts'
import { RunDialog } from './RunDialog.tsx'
import { RunFields } from './RunFields.tsx'

/** Opens a service request, an account or a policy in Copilot (spec 1 §2.10). */
export function NewWorkspaceDialog({ queryRef }: PageProps<NewWorkspaceDialogQuery>) {
  const { workspacePresets, customPresets, serviceRequest } = usePreloadedQuery<NewWorkspaceDialogQuery>(
    graphql`
      query NewWorkspaceDialogQuery($serviceRequestId: ID!) {
        workspacePresets {
          preset
          requestLabel
          description
          ...RunFields_preset
        }
        customPresets(first: 100) {
          edges {
            node {
              id
              title
              description
              allowFileUpload
            }
          }
        }
        serviceRequest(id: $serviceRequestId) {
          suggestedPreset
        }
      }
    `,
    queryRef,
  )
  const about = Object.fromEntries(new URLSearchParams(useLocation().search))
  const suggested = serviceRequest?.suggestedPreset ?? null
  const [chosen, setChosen] = useState<string>(suggested ?? '')
  const { isPending: isUploading, setPending } = usePendingFields()
  const builtIn = workspacePresets.find(({ preset }) => preset === chosen)
  const own = customPresets.edges.map(({ node }) => node)
  const custom = own.find(({ id }) => id === chosen)

  return (
    <RunDialog
      values={{ ...about, ...(custom ? { customPresetId: custom.id } : { preset: chosen }) }}
      isUploading={isUploading}
      disabledReason={builtIn || custom ? undefined : 'Choose a preset first.'}
    >
      <Combobox
        label="Preset"
        placeholder="Choose a preset"
        isRequired
        autoFocus={suggested === null}
        minQueryLength={0}
        value={chosen}
        onChange={(value) => setChosen(value ?? '')}
        options={[
          ...workspacePresets.map(({ preset: value, requestLabel, description }) => ({
            value,
            label: requestLabel,
            description,
            ...(value === suggested && { badgeText: 'Suggested' }),
          })),
          ...own.map(({ id, title, description }) => ({
            value: id,
            label: title,
            description,
            badgeText: 'Custom',
          })),
        ]}
      />
      {/* Which files a preset takes is known once it is chosen; the message never depends on it. */}
      <RunFields
        preset={builtIn ?? null}
        takesFiles={custom ? custom.allowFileUpload : builtIn !== undefined}
        onPendingChange={setPending}
      />
    </RunDialog>
  )
}
