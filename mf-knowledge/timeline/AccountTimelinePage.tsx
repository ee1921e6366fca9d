import {
  graphql,
  Outlet,
  type PageProps,
  refresh,
  useAgencyChanges,
  usePreloadedQuery,
  useLocation,
} from '@coverdesk/contract'
import { Inline, Stack, ButtonLink, DownloadIcon } from '@coverdesk/design-system'
import accountTimelinePageQuery, {
  type AccountTimelinePageQuery,
} from './__generated__/AccountTimelinePageQuery.graphql.ts'
import { AccountTimeline } from './AccountTimeline.tsx'
import { TimelineFiltersBar } from './TimelineFiltersBar.tsx'
import { paths } from '../paths.ts'

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

/** Leads to the export of the timeline as it is narrowed now. */
function ExportTimelineLink({ accountId }: { accountId: string }) {
  const { search } = useLocation()
  return (
    <ButtonLink href={paths.exportTimeline(accountId, search)} icon={DownloadIcon}>
      Export
    </ButtonLink>
  )
}
