import { graphql, MissingRecord, type PageProps, useLocation, usePreloadedQuery } from '@coverdesk/contract'
import { useState } from 'react'
import type { RunPresetDialogQuery } from './__generated__/RunPresetDialogQuery.graphql.ts'
import { usePendingFields } from '../shared/usePendingFields.ts'
import { pageBeneath } from './pageBeneath.ts'
import { RecordField } from './RecordField.tsx'
import { RunDialog } from './RunDialog.tsx'
import { RunFields } from './RunFields.tsx'

/** Runs a built-in or custom preset, over the page it was chosen on (spec 1 §2.4, §2.7). */
export function RunPresetDialog({ queryRef }: PageProps<RunPresetDialogQuery>) {
  const { workspacePresets, customPreset } = usePreloadedQuery<RunPresetDialogQuery>(
    graphql`
      query RunPresetDialogQuery($id: ID!) {
        workspacePresets {
          preset
          label
          description
          ...RunFields_preset
        }
        customPreset(id: $id) {
          id
          title
          description
          allowFileUpload
        }
      }
    `,
    queryRef,
  )
  const { pathname } = useLocation()
  const { isPending: isUploading, setPending } = usePendingFields()
  const [record, setRecord] = useState<Readonly<Record<string, string>>>({})
  const builtIn = workspacePresets.find(({ preset }) => preset === queryRef.variables.id)

  if (builtIn) {
    const { label, description, preset } = builtIn
    return (
      <RunDialog
        words={{ title: label, description }}
        values={{ ...record, preset }}
        isUploading={isUploading}
      >
        <RecordField onChange={setRecord} />
        <RunFields preset={builtIn} onPendingChange={setPending} />
      </RunDialog>
    )
  }
  if (!customPreset) return <MissingRecord what="preset" to={pageBeneath(pathname)} />
  const { id, title, description, allowFileUpload } = customPreset
  return (
    <RunDialog
      words={{ title, description }}
      values={{ ...record, customPresetId: id }}
      isUploading={isUploading}
    >
      <RecordField onChange={setRecord} />
      <RunFields preset={null} takesFiles={allowFileUpload} onPendingChange={setPending} />
    </RunDialog>
  )
}
