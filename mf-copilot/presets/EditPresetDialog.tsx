import { graphql, MissingRecord, type PageProps, usePreloadedQuery } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import type { EditPresetDialogQuery } from './__generated__/EditPresetDialogQuery.graphql.ts'
import { PresetForm } from './PresetForm.tsx'

export function EditPresetDialog({ queryRef }: PageProps<EditPresetDialogQuery>) {
  const query = usePreloadedQuery<EditPresetDialogQuery>(
    graphql`
      query EditPresetDialogQuery($id: ID!) {
        customPreset(id: $id) {
          ...PresetForm_preset
        }
        ...PresetForm_query
      }
    `,
    queryRef,
  )
  if (!query.customPreset) return <MissingRecord what="preset" to={paths.presets()} />
  return <PresetForm preset={query.customPreset} query={query} />
}
