import { graphql, usePaginationFragment } from '@coverdesk/contract'
import { CircleCheckIcon, EmptyState, Panel, Table } from '@coverdesk/design-system'
import { useCallback } from 'react'
import type { AccountRequests_account$key } from './__generated__/AccountRequests_account.graphql.ts'
import type { AccountRequestsPaginationQuery } from './__generated__/AccountRequestsPaginationQuery.graphql.ts'
import { AccountRequestRow } from './AccountRequestRow.tsx'
import { requestColumns } from './requestColumns.ts'

const pageSize = 50

/** The service requests of an account, the newest first. */
export function AccountRequests({ account }: { account: AccountRequests_account$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    AccountRequestsPaginationQuery,
    AccountRequests_account$key
  >(
    graphql`
      fragment AccountRequests_account on Account
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "AccountRequestsPaginationQuery") {
        serviceRequests(first: $first, after: $after) @connection(key: "AccountRequests_serviceRequests") {
          totalCount
          edges {
            node {
              id
              ...AccountRequestRow_request
            }
          }
        }
      }
    `,
    account,
  )
  const { edges, totalCount } = data.serviceRequests

  const renderRow = useCallback(
    (index: number) => {
      const edge = edges[index]
      return edge && <AccountRequestRow request={edge.node} />
    },
    [edges],
  )
  const rowKey = useCallback((index: number) => edges[index]?.node.id ?? '', [edges])

  return (
    <Table
      label="Service requests"
      columns={requestColumns}
      rowCount={edges.length}
      totalCount={totalCount}
      renderRow={renderRow}
      rowKey={rowKey}
      onEndReached={hasNext ? () => void loadNext(pageSize) : undefined}
      isLoadingMore={isLoadingNext}
      emptyState={
        <Panel>
          <EmptyState
            icon={CircleCheckIcon}
            title="No service requests"
            description="You're all set! This account has not made any service requests."
          />
        </Panel>
      }
    />
  )
}
