import { TableSkeleton } from '@coverdesk/design-system'
import { requestColumns } from './requestColumns.ts'

/** The requests of an account on their way. */
export function AccountRequestsLoading() {
  return <TableSkeleton label="Loading service requests..." columns={requestColumns} rows={4} />
}
