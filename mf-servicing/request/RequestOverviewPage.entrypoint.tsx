import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type RequestOverviewPageQuery } from './__generated__/RequestOverviewPageQuery.graphql.ts'
import { RequestOverviewLoading } from './RequestOverviewLoading.tsx'

export const requestOverviewPage = defineEntrypoint<RequestOverviewPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./RequestOverviewPage.tsx').then(({ RequestOverviewPage }) => RequestOverviewPage),
  loading: <RequestOverviewLoading />,
  redirectOnFailure: paths.requests(),
})
