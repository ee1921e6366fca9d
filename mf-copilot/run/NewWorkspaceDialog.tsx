import { graphql, type PageProps, useLocation, usePreloadedQuery } from '@coverdesk/contract'
import { Combobox } from '@coverdesk/design-system'
import { useState } from 'react'
import type { NewWorkspaceDialogQuery } from './__generated__/NewWorkspaceDialogQuery.graphql.ts'
import { usePendingFields } from '../shared/usePendingFields.ts'
import { RunDialog } from './RunDialog.tsx'
import { RunFields } from './RunFields.tsx'

/** Opens a service request, an account or a policy in Copilot (spec 1 §2.10). */
export function NewWorkspaceDialog({ queryRef }: PageProps<NewWorkspaceDialogQuery>) {
  const { workspacePresets, serviceRequest } = usePreloadedQuery<NewWorkspaceDialogQuery>(
    graphql`
      query NewWorkspaceDialogQuery($serviceRequestId: ID!) {
        workspacePresets {
          preset
          requestLabel
          description
          ...RunFields_preset
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
  const preset = workspacePresets.find((one) => one.preset === chosen)

  return (
    <RunDialog
      values={{ ...about, preset: chosen }}
      isUploading={isUploading}
      disabledReason={preset ? undefined : 'Choose a preset first.'}
    >
      <Combobox
        label="Preset"
        isRequired
        autoFocus={suggested === null}
        minQueryLength={0}
        value={chosen}
        onChange={(value) => setChosen(value ?? '')}
        options={workspacePresets.map(({ preset: value, requestLabel, description }) => ({
          value,
          label: requestLabel,
          description,
          ...(value === suggested && { badgeText: 'Suggested' }),
        }))}
      />
      {/* Which files a preset takes is known once it is chosen; the message never depends on it. */}
      <RunFields preset={preset ?? null} takesFiles={preset !== undefined} onPendingChange={setPending} />
    </RunDialog>
  )
}
