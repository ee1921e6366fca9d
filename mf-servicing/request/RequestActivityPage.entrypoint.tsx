import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type RequestActivityPageQuery } from './__generated__/RequestActivityPageQuery.graphql.ts'
import { RequestPanelLoading } from './RequestPanelLoading.tsx'

export const requestActivityPage = defineEntrypoint<RequestActivityPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./RequestActivityPage.tsx').then(({ RequestActivityPage }) => RequestActivityPage),
  loading: <RequestPanelLoading />,
  redirectOnFailure: paths.requests(),
})
