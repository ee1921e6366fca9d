import { graphql, usePaginationFragment } from '@coverdesk/contract'
import { EmptyState, FileTextIcon, Panel, Stack, Table } from '@coverdesk/design-system'
import { useCallback } from 'react'
import { NoPolicies } from '../account/NoPolicies.tsx'
import type { AccountCertificates_account$key } from './__generated__/AccountCertificates_account.graphql.ts'
import type { AccountCertificatesPaginationQuery } from './__generated__/AccountCertificatesPaginationQuery.graphql.ts'
import { accountCertificateColumns } from './accountCertificateColumns.ts'
import { AccountCertificateRow } from './AccountCertificateRow.tsx'
import { CertificateActions } from './CertificateActions.tsx'

const pageSize = 50

/** The newest revision of each of an account's certificates, or what comes before the first (spec of accounts, section 2). */
export function AccountCertificates({ account }: { account: AccountCertificates_account$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    AccountCertificatesPaginationQuery,
    AccountCertificates_account$key
  >(
    graphql`
      fragment AccountCertificates_account on Account
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "AccountCertificatesPaginationQuery") {
        id
        policies(first: 1) {
          totalCount
        }
        certificates(first: $first, after: $after) @connection(key: "AccountCertificates_certificates") {
          totalCount
          edges {
            node {
              id
              ...AccountCertificateRow_certificate
            }
          }
        }
      }
    `,
    account,
  )
  const { id, policies } = data
  const { edges, totalCount } = data.certificates
  const hasPolicies = policies.totalCount > 0

  const renderRow = useCallback(
    (index: number) => {
      const edge = edges[index]
      return edge && <AccountCertificateRow accountId={id} certificate={edge.node} />
    },
    [id, edges],
  )
  const rowKey = useCallback((index: number) => edges[index]?.node.id ?? '', [edges])

  if (totalCount === 0)
    return (
      <Panel>
        {hasPolicies ? (
          <EmptyState
            icon={FileTextIcon}
            title="No certificates"
            action={<CertificateActions accountId={id} hasCertificates={false} />}
          />
        ) : (
          <NoPolicies
            accountId={id}
            description="To create a certificate of liability insurance, start by logging a policy"
          />
        )}
      </Panel>
    )
  return (
    <Stack space="s">
      {hasPolicies && <CertificateActions accountId={id} hasCertificates />}
      <Table
        label="Certificates"
        columns={accountCertificateColumns}
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
