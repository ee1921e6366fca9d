import { ListPageSkeleton } from '@coverdesk/design-system'
import { firstPolicies } from './firstPolicies.ts'
import { policiesWords } from './policiesWords.ts'

/** The list while its code is on the way. */
export function PoliciesPageLoading() {
  return (
    <ListPageSkeleton title={policiesWords.title} subtitle={policiesWords.subtitle} list={firstPolicies} />
  )
}
