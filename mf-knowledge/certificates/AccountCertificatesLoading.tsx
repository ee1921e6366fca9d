import { TableSkeleton } from '@coverdesk/design-system'
import { accountCertificateColumns } from './accountCertificateColumns.ts'

/** The certificates of an account on their way. */
export function AccountCertificatesLoading() {
  return <TableSkeleton label="Loading certificates..." columns={accountCertificateColumns} rows={4} />
}
