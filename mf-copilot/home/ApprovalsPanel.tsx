import { graphql, Link, useFragment } from '@coverdesk/contract'
import { Heading, relativeTime, Text } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { ApprovalsPanel_query$key } from './__generated__/ApprovalsPanel_query.graphql.ts'
import * as styles from './HomePage.css.ts'

/** What Cara proposed to do outside and nobody has decided yet. */
export function ApprovalsPanel({ query }: { query: ApprovalsPanel_query$key }) {
  const { pendingCaraProposals } = useFragment(
    graphql`
      fragment ApprovalsPanel_query on Query {
        pendingCaraProposals {
          id
          title
          workspaceId
          createdAt
        }
      }
    `,
    query,
  )
  return (
    <section aria-labelledby="approvals-title" className={styles.section}>
      <Heading level={2} size="small" id="approvals-title">
        Waiting for approval
      </Heading>
      {pendingCaraProposals.length === 0 ? (
        <Text as="p" size="small" tone="muted">
          Nothing is waiting. Cara asks here before it sends or changes anything.
        </Text>
      ) : (
        <div className={styles.rows}>
          {pendingCaraProposals.slice(0, 6).map(({ id, title, workspaceId, createdAt }) => (
            <Link key={id} to={paths.workspace(workspaceId)} className={styles.row}>
              <span className={styles.rowTitle}>{title}</span>
              <Text size="small" tone="muted">
                {relativeTime(createdAt)}
              </Text>
            </Link>
          ))}
        </div>
      )}
    </section>
  )
}
