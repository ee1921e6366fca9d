import { graphql, type PageProps, usePreloadedQuery } from '@coverdesk/contract'
import type { NewPresetDialogQuery } from './__generated__/NewPresetDialogQuery.graphql.ts'
import { PresetForm } from './PresetForm.tsx'

export function NewPresetDialog({ queryRef }: PageProps<NewPresetDialogQuery>) {
  const query = usePreloadedQuery<NewPresetDialogQuery>(
    graphql`
      query NewPresetDialogQuery {
        ...PresetForm_query
      }
    `,
    queryRef,
  )
  return <PresetForm preset={null} query={query} />
}
