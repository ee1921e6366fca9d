import { defineListEntrypoint } from '@coverdesk/contract'
import query, { type PresetsPageQuery } from './__generated__/PresetsPageQuery.graphql.ts'
import { presetList } from './presetList.ts'

export const presetsPage = defineListEntrypoint<PresetsPageQuery>(presetList, {
  query,
  page: () => import('./PresetsPage.tsx').then(({ PresetsPage }) => PresetsPage),
})
