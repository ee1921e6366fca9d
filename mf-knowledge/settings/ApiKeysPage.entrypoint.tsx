import { defineEntrypoint, RecordTableLoading } from '@coverdesk/contract'
import query, { type ApiKeysPageQuery } from './__generated__/ApiKeysPageQuery.graphql.ts'
import { apiKeyTable } from './apiKeyTable.ts'

export const apiKeysPage = defineEntrypoint<ApiKeysPageQuery>({
  query,
  variables: () => ({}),
  page: () => import('./ApiKeysPage.tsx').then(({ ApiKeysPage }) => ApiKeysPage),
  loading: <RecordTableLoading table={apiKeyTable} />,
})
