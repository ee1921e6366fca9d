import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type RequestOverviewPageQuery } from './__generated__/RequestOverviewPageQuery.graphql.ts'
import { RequestPanelLoading } from './RequestPanelLoading.tsx'

export const requestOverviewPage = defineEntrypoint<RequestOverviewPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./RequestOverviewPage.tsx').then(({ RequestOverviewPage }) => RequestOverviewPage),
  loading: <RequestPanelLoading />,
  redirectOnFailure: paths.requests(),
})
