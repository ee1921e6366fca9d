import { ListSkeleton } from '@coverdesk/design-system'
import { accountColumns } from './accountColumns.ts'
import { accountsWords } from './accountsWords.ts'

export interface AccountsTableLoadingProps {
  /** How many choices the filter bar will have, when it is on its way too. */
  choices?: number
}

/** Rows to come, said aloud once. */
export function AccountsTableLoading(props: AccountsTableLoadingProps) {
  return (
    <ListSkeleton {...props} label={accountsWords.loading} columns={accountColumns} rows={12} rowLines={2} />
  )
}
