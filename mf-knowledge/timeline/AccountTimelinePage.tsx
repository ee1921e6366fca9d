import {
  graphql,
  Outlet,
  type PageProps,
  refresh,
  useAgencyChanges,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { Inline, Stack } from '@coverdesk/design-system'
import accountTimelinePageQuery, {
  type AccountTimelinePageQuery,
} from './__generated__/AccountTimelinePageQuery.graphql.ts'
import { AccountTimeline } from './AccountTimeline.tsx'
import { ExportTimelineLink } from './ExportTimelineLink.tsx'
import { TimelineFiltersBar } from './TimelineFiltersBar.tsx'

/** Everything that happened to the account, the newest first; its export lies over it. */
export function AccountTimelinePage({ queryRef }: PageProps<AccountTimelinePageQuery>) {
  const query = usePreloadedQuery<AccountTimelinePageQuery>(
    graphql`
      query AccountTimelinePageQuery($id: ID!, $subjects: [AccountTimelineSubject!], $initiatorId: ID) {
        account(id: $id) {
          id
          ...AccountTimeline_account
        }
        ...TimelineFiltersBar_query
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  // Whatever belongs to the account may have changed: which of the agency's changes do is for the server to say.
  useAgencyChanges(
    () => true,
    () => refresh<AccountTimelinePageQuery>(accountTimelinePageQuery, variables),
  )
  // The parent page redirects to the list if the account does not exist.
  if (!query.account) return null
  return (
    <>
      <Stack space="l">
        <Inline justify="between">
          <TimelineFiltersBar accountId={query.account.id} query={query} />
          <ExportTimelineLink accountId={query.account.id} />
        </Inline>
        <AccountTimeline account={query.account} />
      </Stack>
      <Outlet />
    </>
  )
}
