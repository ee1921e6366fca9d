import { ListSkeleton } from '@coverdesk/design-system'
import { requestColumns } from './requestColumns.ts'
import { requestsWords } from './requestsWords.ts'

export interface RequestsTableLoadingProps {
  /** How many choices the filter bar will have, when it is on its way too. */
  choices?: number
}

/** Rows to come, said aloud once. */
export function RequestsTableLoading(props: RequestsTableLoadingProps) {
  return <ListSkeleton {...props} label={requestsWords.loading} columns={requestColumns} rows={12} />
}
