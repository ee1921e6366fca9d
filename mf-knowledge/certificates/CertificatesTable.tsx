import { graphql, usePaginationFragment } from '@coverdesk/contract'
import { Button, EmptyState, ListFilterIcon, Table } from '@coverdesk/design-system'
import { useCallback } from 'react'
import type { CertificatesTable_account$key } from './__generated__/CertificatesTable_account.graphql.ts'
import type { CertificatesTablePaginationQuery } from './__generated__/CertificatesTablePaginationQuery.graphql.ts'
import { accountCertificateColumns } from './accountCertificateColumns.ts'
import { AccountCertificateRow } from './AccountCertificateRow.tsx'
import { certificateFilters } from './certificateFilters.ts'
import type { useCertificateFilters } from './useCertificateFilters.ts'

const pageSize = 50

export interface CertificatesTableProps {
  account: CertificatesTable_account$key
  list: ReturnType<typeof useCertificateFilters>
}

/** The newest revision of each of an account's certificates that the filter leaves, the one issued last first. */
export function CertificatesTable({ account, list }: CertificatesTableProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    CertificatesTablePaginationQuery,
    CertificatesTable_account$key
  >(
    graphql`
      fragment CertificatesTable_account on Account
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "CertificatesTablePaginationQuery") {
        id
        certificates(first: $first, after: $after, text: $text)
          @connection(key: "CertificatesTable_certificates") {
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
  const {
    id,
    certificates: { edges, totalCount },
  } = data
  const search = certificateFilters.write(list.values)

  const renderRow = useCallback(
    (index: number) => {
      const edge = edges[index]
      return edge && <AccountCertificateRow accountId={id} search={search} certificate={edge.node} />
    },
    [id, search, edges],
  )
  const rowKey = useCallback((index: number) => edges[index]?.node.id ?? '', [edges])

  return (
    <div aria-busy={list.isAhead}>
      <Table
        label="Certificates"
        columns={accountCertificateColumns}
        rowCount={edges.length}
        totalCount={totalCount}
        renderRow={renderRow}
        rowKey={rowKey}
        onEndReached={hasNext ? () => void loadNext(pageSize) : undefined}
        isLoadingMore={isLoadingNext}
        emptyState={
          <EmptyState
            icon={ListFilterIcon}
            title="No certificates found"
            description="No certificate of this account matches the filter."
            action={<Button onPress={list.clear}>Clear filter</Button>}
          />
        }
      />
    </div>
  )
}
