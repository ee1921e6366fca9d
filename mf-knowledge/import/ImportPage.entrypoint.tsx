import { defineEntrypoint } from '@coverdesk/contract'
import { Page, PageHeader, SkeletonText } from '@coverdesk/design-system'
import query, { type ImportPageQuery } from './__generated__/ImportPageQuery.graphql.ts'
import { importVariables } from './importAddress.ts'
import { importWords } from './importWords.ts'

export const importPage = defineEntrypoint<ImportPageQuery>({
  query,
  variables: ({ url }) => importVariables(url.search),
  page: () => import('./ImportPage.tsx').then(({ ImportPage }) => ImportPage),
  loading: (
    <Page>
      <PageHeader title={importWords.title} subtitle={importWords.subtitle} />
      <SkeletonText />
    </Page>
  ),
  // What a file comes to, and how far an import is, is what the server says now.
  fetchPolicy: 'network-only',
})
