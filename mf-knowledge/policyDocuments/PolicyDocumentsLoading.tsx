import { TableSkeleton } from '@coverdesk/design-system'
import { documentColumns } from './documentColumns.ts'

/** The documents of a policy on their way. */
export function PolicyDocumentsLoading() {
  return <TableSkeleton label="Loading documents..." columns={documentColumns} rows={4} rowLines={2} />
}
