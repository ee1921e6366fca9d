import { defineEntrypoint } from '@coverdesk/contract'
import { paths } from '../paths.ts'
import query, { type RequestPageQuery } from './__generated__/RequestPageQuery.graphql.ts'
import { RequestFrame } from './RequestFrame.tsx'
import { RequestPageLoading } from './RequestPageLoading.tsx'

export const requestPage = defineEntrypoint<RequestPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./RequestPage.tsx').then(({ RequestPage }) => RequestPage),
  loading: <RequestPageLoading />,
  frame: RequestFrame,
  redirectOnFailure: paths.requests(),
})
