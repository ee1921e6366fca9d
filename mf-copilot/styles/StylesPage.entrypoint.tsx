import { defineEntrypoint, ListPageLoading } from '@coverdesk/contract'
import query, { type StylesPageQuery } from './__generated__/StylesPageQuery.graphql.ts'
import { styleList } from './styleList.ts'

export const stylesPage = defineEntrypoint<StylesPageQuery>({
  query,
  variables: ({ url }) => styleList.variables(url.search),
  page: () => import('./StylesPage.tsx').then(({ StylesPage }) => StylesPage),
  loading: <ListPageLoading list={styleList} />,
  // Going back shows the loaded rows; the list then refreshes them.
  fetchPolicy: 'store-or-network',
})
