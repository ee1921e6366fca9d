import { graphql, Link, useFragment } from '@coverdesk/contract'
import { Heading, Inline, Link as TextLink, relativeTime, Text } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { WorkspaceStateBadge } from '../shared/WorkspaceStateBadge.tsx'
import type { RecentWorkspaces_query$key } from './__generated__/RecentWorkspaces_query.graphql.ts'
import * as styles from './HomePage.css.ts'

export function RecentWorkspaces({ query }: { query: RecentWorkspaces_query$key }) {
  const { caraWorkspaces } = useFragment(
    graphql`
      fragment RecentWorkspaces_query on Query {
        caraWorkspaces(first: 6) {
          edges {
            node {
              id
              title
              state
              updatedAt
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <section aria-labelledby="recent-title" className={styles.section}>
      <Inline justify="between">
        <Heading level={2} size="small" id="recent-title">
          Recent workspaces
        </Heading>
        {caraWorkspaces.edges.length > 0 && (
          <Text size="small">
            <TextLink href={paths.workspaces()}>All workspaces</TextLink>
          </Text>
        )}
      </Inline>
      {caraWorkspaces.edges.length === 0 ? (
        <Text as="p" size="small" tone="muted">
          Your agency's workspaces will be listed here.
        </Text>
      ) : (
        <div className={styles.rows}>
          {caraWorkspaces.edges.map(({ node: { id, title, state, updatedAt } }) => (
            <Link key={id} to={paths.workspace(id)} className={styles.row}>
              <span className={styles.rowTitle}>{title}</span>
              {state !== 'IDLE' && <WorkspaceStateBadge state={state} />}
              <Text size="small" tone="muted">
                {relativeTime(updatedAt)}
              </Text>
            </Link>
          ))}
        </div>
      )}
    </section>
  )
}
