import { graphql, Link, links, refresh, useAgencyChanges, useFragment } from '@coverdesk/contract'
import {
  Badge,
  Button,
  Heading,
  Inline,
  Link as TextLink,
  relativeTime,
  Text,
} from '@coverdesk/design-system'
import { useState } from 'react'
import { paths } from '../paths.ts'
import type { ApprovalsPanel_query$key } from './__generated__/ApprovalsPanel_query.graphql.ts'
import type { ApprovalsPanelQuery } from './__generated__/ApprovalsPanelQuery.graphql.ts'
import * as styles from './HomePage.css.ts'

const shownAtFirst = 6
/** The API's maximum. */
const listedAtMost = 100

/** Cara's pending proposals, and the emails waiting for the agency. */
export function ApprovalsPanel({ query }: { query: ApprovalsPanel_query$key }) {
  const { pendingCaraProposals, emailsWaiting } = useFragment(
    graphql`
      fragment ApprovalsPanel_query on Query {
        pendingCaraProposals {
          id
          title
          customerName
          workspaceId
          createdAt
          reply {
            subject
          }
        }
        emailsWaiting: emailThreads(first: 0, waitingFor: AGENT) {
          totalCount
        }
      }
    `,
    query,
  )
  const [isWhole, setIsWhole] = useState(false)
  useAgencyChanges(
    ({ typename }) => typename === 'CaraProposal' || typename === 'EmailThread',
    () =>
      refresh<ApprovalsPanelQuery>(
        graphql`
          query ApprovalsPanelQuery {
            ...ApprovalsPanel_query
          }
        `,
        {},
      ),
  )
  const count = pendingCaraProposals.length
  // A button that shows one more row would take that row's place.
  const shown = isWhole || count <= shownAtFirst + 1 ? count : shownAtFirst
  const waiting = emailsWaiting.totalCount
  return (
    <section aria-labelledby="approvals-title" className={styles.section}>
      <Inline justify="between">
        <Inline space="xs">
          <Heading level={2} size="small" id="approvals-title">
            <Link to={paths.approvals()} className={styles.headingLink}>
              Waiting for approval
            </Link>
          </Heading>
          {count > 0 && <Badge tone="warning">{countText(pendingCaraProposals)}</Badge>}
        </Inline>
        {waiting > 0 && (
          <Text size="small">
            <TextLink href={links.emailsWaiting()}>
              {waiting === 1 ? '1 email waiting for us' : `${waiting} emails waiting for us`}
            </TextLink>
          </Text>
        )}
      </Inline>
      {count === 0 ? (
        <Text as="p" size="small" tone="muted">
          Nothing is waiting. Cara asks here before it sends or changes anything.
        </Text>
      ) : (
        <div className={styles.rows}>
          {pendingCaraProposals
            .slice(0, shown)
            .map(({ id, title, customerName, reply, workspaceId, createdAt }) => {
              const customer = customerName != null && !title.includes(customerName) ? customerName : null
              const about = [customer, reply?.subject].filter(Boolean).join(' · ')
              return (
                <Link key={id} to={paths.workspace(workspaceId)} className={styles.row}>
                  <span className={styles.rowWords}>
                    <span className={styles.rowTitle}>{title}</span>
                    {about !== '' && (
                      <Text size="small" tone="muted" truncate>
                        {about}
                      </Text>
                    )}
                  </span>
                  <Text size="small" tone="muted">
                    {relativeTime(createdAt)}
                  </Text>
                </Link>
              )
            })}
        </div>
      )}
      {shown < count && (
        <div>
          <Button size="small" onPress={() => setIsWhole(true)}>{`Show all ${count}`}</Button>
        </div>
      )}
    </section>
  )
}

/** How many proposals wait; in how many workspaces, too, if some have several. */
function countText(proposals: readonly { readonly workspaceId: string }[]): string {
  const count = proposals.length
  if (count === listedAtMost) return `${listedAtMost} or more`
  const workspaces = new Set(proposals.map(({ workspaceId }) => workspaceId)).size
  if (workspaces === count) return String(count)
  return `${count} in ${workspaces === 1 ? '1 workspace' : `${workspaces} workspaces`}`
}
