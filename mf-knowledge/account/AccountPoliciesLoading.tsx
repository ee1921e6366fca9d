import { TableSkeleton } from '@coverdesk/design-system'
import { accountPolicyColumns } from './accountPolicyColumns.ts'

/** The policies of an account on their way. */
export function AccountPoliciesLoading() {
  return <TableSkeleton label="Loading policies..." columns={accountPolicyColumns} rows={4} rowLines={2} />
}
