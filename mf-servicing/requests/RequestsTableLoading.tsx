import { ListSkeleton } from '@coverdesk/design-system'
import { requestColumns } from './requestColumns.ts'
import { requestsWords } from './requestsWords.ts'

/** Rows to come, said aloud once. */
export function RequestsTableLoading() {
  return <ListSkeleton label={requestsWords.loading} columns={requestColumns} rows={12} />
}
