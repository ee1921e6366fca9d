import { ListSkeleton } from '@coverdesk/design-system'
import { accountColumns } from './accountColumns.ts'
import { accountsWords } from './accountsWords.ts'

/** Rows to come, said aloud once. */
export function AccountsTableLoading() {
  return <ListSkeleton label={accountsWords.loading} columns={accountColumns} rows={12} rowLines={2} />
}
