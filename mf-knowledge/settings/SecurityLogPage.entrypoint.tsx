import { defineEntrypoint, RecordTableLoading } from '@coverdesk/contract'
import query, { type SecurityLogPageQuery } from './__generated__/SecurityLogPageQuery.graphql.ts'
import { securityLogList } from './securityLogList.ts'

export const securityLogPage = defineEntrypoint<SecurityLogPageQuery>({
  query,
  variables: ({ url }) => securityLogList.variables(url.search),
  page: () => import('./SecurityLogPage.tsx').then(({ SecurityLogPage }) => SecurityLogPage),
  loading: <RecordTableLoading table={securityLogList} rows={12} />,
})
