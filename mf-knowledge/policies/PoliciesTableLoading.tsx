import { ListSkeleton } from '@coverdesk/design-system'
import { policyColumns } from './policyColumns.ts'
import { policiesWords } from './policiesWords.ts'

export interface PoliciesTableLoadingProps {
  /** How many choices the filter bar will have, when it is on its way too. */
  choices?: number
}

/** Rows to come, said aloud once. */
export function PoliciesTableLoading(props: PoliciesTableLoadingProps) {
  return (
    <ListSkeleton {...props} label={policiesWords.loading} columns={policyColumns} rows={12} rowLines={2} />
  )
}
