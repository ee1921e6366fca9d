import { graphql, links, usePaginationFragment } from '@coverdesk/contract'
import { ButtonLink, Inline, Panel, PlusIcon, Stack, Table } from '@coverdesk/design-system'
import { useCallback } from 'react'
import type { AccountPolicies_account$key } from './__generated__/AccountPolicies_account.graphql.ts'
import type { AccountPoliciesPaginationQuery } from './__generated__/AccountPoliciesPaginationQuery.graphql.ts'
import { accountPolicyColumns } from './accountPolicyColumns.ts'
import { AccountPolicyRow } from './AccountPolicyRow.tsx'
import { NoPolicies } from './NoPolicies.tsx'

const pageSize = 50

/** The policies of a business, what expires last first. */
export function AccountPolicies({ account }: { account: AccountPolicies_account$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    AccountPoliciesPaginationQuery,
    AccountPolicies_account$key
  >(
    graphql`
      fragment AccountPolicies_account on Account
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "AccountPoliciesPaginationQuery") {
        id
        policies(first: $first, after: $after) @connection(key: "AccountPolicies_policies") {
          totalCount
          edges {
            node {
              id
              ...AccountPolicyRow_policy
            }
          }
        }
      }
    `,
    account,
  )
  const { id } = data
  const { edges, totalCount } = data.policies

  const renderRow = useCallback(
    (index: number) => {
      const edge = edges[index]
      return edge && <AccountPolicyRow policy={edge.node} />
    },
    [edges],
  )
  const rowKey = useCallback((index: number) => edges[index]?.node.id ?? '', [edges])

  if (totalCount === 0) {
    return (
      <Panel>
        <NoPolicies accountId={id} description="Get started by logging a new policy" />
      </Panel>
    )
  }
  return (
    <Stack space="s">
      <Inline justify="end">
        <ButtonLink href={links.newPolicy(id)} icon={PlusIcon}>
          Add Policy
        </ButtonLink>
      </Inline>
      <Table
        label="Policies"
        columns={accountPolicyColumns}
        rowLines={2}
        rowCount={edges.length}
        totalCount={totalCount}
        renderRow={renderRow}
        rowKey={rowKey}
        onEndReached={hasNext ? () => void loadNext(pageSize) : undefined}
        isLoadingMore={isLoadingNext}
      />
    </Stack>
  )
}
