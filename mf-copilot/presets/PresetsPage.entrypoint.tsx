import { defineEntrypoint, ListPageLoading } from '@coverdesk/contract'
import query, { type PresetsPageQuery } from './__generated__/PresetsPageQuery.graphql.ts'
import { presetList } from './presetList.ts'

export const presetsPage = defineEntrypoint<PresetsPageQuery>({
  query,
  variables: ({ url }) => presetList.variables(url.search),
  page: () => import('./PresetsPage.tsx').then(({ PresetsPage }) => PresetsPage),
  loading: <ListPageLoading list={presetList} />,
  // Going back shows the loaded rows; the list then refreshes them.
  fetchPolicy: 'store-or-network',
})
