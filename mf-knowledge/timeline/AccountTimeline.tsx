import { graphql, usePaginationFragment } from '@coverdesk/contract'
import { Stack, Text, Timeline } from '@coverdesk/design-system'
import { LoadMore } from '@coverdesk/design-system/data'
import type { AccountTimeline_account$key } from './__generated__/AccountTimeline_account.graphql.ts'
import type { AccountTimelinePaginationQuery } from './__generated__/AccountTimelinePaginationQuery.graphql.ts'
import { AccountTimelineItem } from './AccountTimelineItem.tsx'

const pageSize = 50

/** What happened, as far as it is loaded, and the way to the rest. */
export function AccountTimeline({ account }: { account: AccountTimeline_account$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    AccountTimelinePaginationQuery,
    AccountTimeline_account$key
  >(
    graphql`
      fragment AccountTimeline_account on Account
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "AccountTimelinePaginationQuery") {
        id
        timeline(first: $first, after: $after, subjects: $subjects, initiatorId: $initiatorId)
          @connection(key: "AccountTimeline_timeline") {
          totalCount
          edges {
            node {
              id
              ...AccountTimelineItem_event
            }
          }
        }
      }
    `,
    account,
  )
  const { edges, totalCount } = data.timeline
  if (edges.length === 0) return <Text tone="muted">No matching activity.</Text>
  return (
    <Stack space="m">
      <Timeline label="Timeline">
        {edges.map(({ node }) => (
          <AccountTimelineItem key={node.id} accountId={data.id} event={node} />
        ))}
      </Timeline>
      <LoadMore
        noun="events"
        shownCount={edges.length}
        totalCount={totalCount}
        onLoadMore={hasNext ? () => void loadNext(pageSize) : undefined}
        isLoading={isLoadingNext}
      />
    </Stack>
  )
}
