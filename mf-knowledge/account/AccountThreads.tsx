import {
  graphql,
  links,
  RecordTable,
  ThreadStateBadge,
  useFragment,
  usePaginationFragment,
  WaitingForBadge,
} from '@coverdesk/contract'
import { orDash, Row, shortDateTime, Stack, Text } from '@coverdesk/design-system'
import { useMemo } from 'react'
import type { AccountThreads_account$key } from './__generated__/AccountThreads_account.graphql.ts'
import type { AccountThreads_thread$key } from './__generated__/AccountThreads_thread.graphql.ts'
import type { AccountThreadsPaginationQuery } from './__generated__/AccountThreadsPaginationQuery.graphql.ts'
import { accountThreadTable } from './accountThreadTable.ts'

/** An account's email threads, most recently active first. */
export function AccountThreads({ account }: { account: AccountThreads_account$key }) {
  const { data, ...paging } = usePaginationFragment<
    AccountThreadsPaginationQuery,
    AccountThreads_account$key
  >(
    graphql`
      fragment AccountThreads_account on Account
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "AccountThreadsPaginationQuery") {
        emailThreads(first: $first, after: $after) @connection(key: "AccountThreads_emailThreads") {
          totalCount
          edges {
            node {
              id
              ...AccountThreads_thread
            }
          }
        }
      }
    `,
    account,
  )
  const { edges, totalCount } = data.emailThreads
  const rows = useMemo(() => edges.map(({ node }) => node), [edges])
  return (
    <RecordTable
      table={accountThreadTable}
      rows={rows}
      totalCount={totalCount}
      renderRow={renderRow}
      paging={paging}
    />
  )
}

function renderRow(thread: AccountThreads_thread$key) {
  return <ThreadRow thread={thread} />
}

function ThreadRow({ thread }: { thread: AccountThreads_thread$key }) {
  const { id, subject, fromName, fromEmail, state, waitingFor, updatedAt } = useFragment(
    graphql`
      fragment AccountThreads_thread on EmailThread {
        id
        subject
        fromName
        fromEmail
        state
        waitingFor
        updatedAt
      }
    `,
    thread,
  )
  return (
    <Row
      href={links.email(id)}
      label={`${subject ?? 'No subject'}, from ${fromName ?? fromEmail}`}
      cells={{
        subject: (
          <Stack space="half">
            <Text weight="medium" truncate>
              {orDash(subject)}
            </Text>
            <Text tone="muted" size="small" truncate>
              {fromName ?? fromEmail}
            </Text>
          </Stack>
        ),
        waitingFor: <WaitingForBadge waitingFor={waitingFor} />,
        status: <ThreadStateBadge state={state} />,
        updated: shortDateTime(updatedAt),
      }}
    />
  )
}
