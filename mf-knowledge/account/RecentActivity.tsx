import { graphql, useFragment } from '@coverdesk/contract'
import { Link, Panel, Timeline } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { AccountTimelineItem } from '../timeline/AccountTimelineItem.tsx'
import type { RecentActivity_account$key } from './__generated__/RecentActivity_account.graphql.ts'

/** The account's latest events. */
export function RecentActivity({ account }: { account: RecentActivity_account$key }) {
  const {
    id,
    recentActivity: { edges },
  } = useFragment(
    graphql`
      fragment RecentActivity_account on Account {
        id
        recentActivity: timeline(first: 6) {
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
  if (edges.length === 0) return null
  return (
    <Panel title="Recent activity" actions={<Link href={paths.accountTimeline(id)}>View timeline</Link>}>
      <Timeline label="Recent activity">
        {edges.map(({ node }) => (
          <AccountTimelineItem key={node.id} accountId={id} event={node} />
        ))}
      </Timeline>
    </Panel>
  )
}
