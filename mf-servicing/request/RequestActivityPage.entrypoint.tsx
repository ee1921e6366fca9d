import { defineEntrypoint } from '@coverdesk/contract'
import { TimelineSkeleton } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type RequestActivityPageQuery } from './__generated__/RequestActivityPageQuery.graphql.ts'

export const requestActivityPage = defineEntrypoint<RequestActivityPageQuery>({
  query,
  variables: ({ param }) => ({ id: param('id') }),
  page: () => import('./RequestActivityPage.tsx').then(({ RequestActivityPage }) => RequestActivityPage),
  loading: <TimelineSkeleton />,
  redirectOnFailure: paths.requests(),
})
