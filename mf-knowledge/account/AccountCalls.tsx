import {
  CallStatusBadge,
  graphql,
  links,
  RecordTable,
  useFragment,
  usePaginationFragment,
  defineTable,
} from '@coverdesk/contract'
import { duration, orDash, Row, shortDateTime, Stack, Text, PhoneIcon } from '@coverdesk/design-system'
import { phone } from '@coverdesk/design-system/forms'
import { useMemo } from 'react'
import type { AccountCalls_account$key } from './__generated__/AccountCalls_account.graphql.ts'
import type { AccountCalls_call$key } from './__generated__/AccountCalls_call.graphql.ts'
import type { AccountCallsPaginationQuery } from './__generated__/AccountCallsPaginationQuery.graphql.ts'

/** An account's calls, newest first. */
export function AccountCalls({ account }: { account: AccountCalls_account$key }) {
  const { data, ...paging } = usePaginationFragment<AccountCallsPaginationQuery, AccountCalls_account$key>(
    graphql`
      fragment AccountCalls_account on Account
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "AccountCallsPaginationQuery") {
        calls(first: $first, after: $after) @connection(key: "AccountCalls_calls") {
          totalCount
          edges {
            node {
              id
              ...AccountCalls_call
            }
          }
        }
      }
    `,
    account,
  )
  const { edges, totalCount } = data.calls
  const rows = useMemo(() => edges.map(({ node }) => node), [edges])
  return (
    <RecordTable
      table={accountCallTable}
      rows={rows}
      totalCount={totalCount}
      renderRow={renderRow}
      paging={paging}
    />
  )
}

function renderRow(call: AccountCalls_call$key) {
  return <CallRow call={call} />
}

function CallRow({ call }: { call: AccountCalls_call$key }) {
  const { id, fromName, fromNumber, status, startedAt, endedAt } = useFragment(
    graphql`
      fragment AccountCalls_call on Call {
        id
        fromName
        fromNumber
        status
        startedAt
        endedAt
      }
    `,
    call,
  )
  const number = fromNumber ? phone(fromNumber) : null
  return (
    <Row
      href={links.call(id)}
      label={`Call from ${fromName ?? number ?? 'an unknown number'}, ${shortDateTime(startedAt)}`}
      cells={{
        caller: (
          <Stack space="half">
            <Text weight="medium" truncate>
              {orDash(fromName ?? number)}
            </Text>
            {fromName && number && (
              <Text tone="muted" size="small" truncate>
                {number}
              </Text>
            )}
          </Stack>
        ),
        status: <CallStatusBadge status={status} />,
        duration: duration(startedAt, endedAt),
        started: shortDateTime(startedAt),
      }}
    />
  )
}

/** The calls of an account. */
const accountCallTable = defineTable({
  noun: { one: 'call', many: 'calls' },
  rowLines: 2,
  empty: { icon: PhoneIcon, title: 'No calls', description: 'Calls from this account to Cara appear here.' },
  columns: [
    { id: 'caller', header: 'Caller', width: 'fill' },
    { id: 'status', header: 'Status', width: 'badge', card: 'aside' },
    { id: 'duration', header: 'Duration', width: 'number', align: 'end' },
    { id: 'started', header: 'Started', width: 'dateTime' },
  ],
})
