import { graphql, RecordTable, usePaginationFragment } from '@coverdesk/contract'
import { Button, EmptyState, ListFilterIcon } from '@coverdesk/design-system'
import { useCallback, useMemo } from 'react'
import type { AccountCertificateRow_certificate$key } from './__generated__/AccountCertificateRow_certificate.graphql.ts'
import type { CertificatesTable_account$key } from './__generated__/CertificatesTable_account.graphql.ts'
import type { CertificatesTablePaginationQuery } from './__generated__/CertificatesTablePaginationQuery.graphql.ts'
import { AccountCertificateRow } from './AccountCertificateRow.tsx'
import { certificateFilters } from './certificateFilters.ts'
import { certificateTable } from './certificateTable.ts'
import type { useCertificateFilters } from './useCertificateFilters.ts'

export interface CertificatesTableProps {
  account: CertificatesTable_account$key
  list: ReturnType<typeof useCertificateFilters>
}

/** The newest revision of each matching certificate, latest first. */
export function CertificatesTable({ account, list }: CertificatesTableProps) {
  const { data, ...paging } = usePaginationFragment<
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

  const rows = useMemo(() => edges.map(({ node }) => node), [edges])
  const renderRow = useCallback(
    (certificate: AccountCertificateRow_certificate$key) => (
      <AccountCertificateRow accountId={id} search={search} certificate={certificate} />
    ),
    [id, search],
  )

  return (
    <div aria-busy={list.isAhead}>
      <RecordTable
        table={certificateTable}
        rows={rows}
        totalCount={totalCount}
        renderRow={renderRow}
        paging={paging}
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
