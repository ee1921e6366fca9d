import { defineEntrypoint } from '@coverdesk/contract'
import { TimelineSkeleton } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import query, { type AccountTimelinePageQuery } from './__generated__/AccountTimelinePageQuery.graphql.ts'
import { timelineVariables } from './timelineVariables.ts'

export const accountTimelinePage = defineEntrypoint<AccountTimelinePageQuery>({
  query,
  variables: ({ param, url }) => ({ id: param('id'), ...timelineVariables(url.search) }),
  page: () => import('./AccountTimelinePage.tsx').then(({ AccountTimelinePage }) => AccountTimelinePage),
  loading: <TimelineSkeleton />,
  redirectOnFailure: paths.accounts(),
})
