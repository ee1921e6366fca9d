import { ListPageSkeleton } from '@coverdesk/design-system'
import { firstRequests } from './firstRequests.ts'
import { requestsWords } from './requestsWords.ts'

/** The list while its code is on the way. */
export function RequestsPageLoading() {
  return (
    <ListPageSkeleton title={requestsWords.title} subtitle={requestsWords.subtitle} list={firstRequests} />
  )
}
