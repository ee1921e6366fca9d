import { defineListEntrypoint } from '@coverdesk/contract'
import query, { type StylesPageQuery } from './__generated__/StylesPageQuery.graphql.ts'
import { styleList } from './styleList.ts'

export const stylesPage = defineListEntrypoint<StylesPageQuery>(styleList, {
  query,
  page: () => import('./StylesPage.tsx').then(({ StylesPage }) => StylesPage),
})
