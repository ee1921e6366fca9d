import { defineListEntrypoint } from '@coverdesk/contract'
import query, { type CallsPageQuery } from './__generated__/CallsPageQuery.graphql.ts'
import { callList } from './callList.ts'

export const callsPage = defineListEntrypoint<CallsPageQuery>(callList, {
  query,
  page: () => import('./CallsPage.tsx').then(({ CallsPage }) => CallsPage),
})
