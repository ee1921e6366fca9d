import { defineListEntrypoint } from '@coverdesk/contract'
import query, { type RequestsPageQuery } from './__generated__/RequestsPageQuery.graphql.ts'
import { requestList } from './requestList.ts'

export const requestsPage = defineListEntrypoint<RequestsPageQuery>(requestList, {
  query,
  page: () => import('./RequestsPage.tsx').then(({ RequestsPage }) => RequestsPage),
})
