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
  // The preview and the progress of an import must be current.
  fetchPolicy: 'network-only',
})
