import { ListSkeleton } from '@coverdesk/design-system'
import { policyColumns } from './policyColumns.ts'
import { policiesWords } from './policiesWords.ts'

/** Rows to come, said aloud once. */
export function PoliciesTableLoading() {
  return <ListSkeleton label={policiesWords.loading} columns={policyColumns} rows={12} rowLines={2} />
}
