import { PageHeader, Page } from '@coverdesk/design-system'
import { RequestsTableLoading } from './RequestsTableLoading.tsx'
import { requestsWords } from './requestsWords.ts'

/** The list while its code is on the way. */
export function RequestsPageLoading() {
  return (
    <Page width="full">
      <PageHeader title={requestsWords.title} subtitle={requestsWords.subtitle} />
      <RequestsTableLoading choices={3} />
    </Page>
  )
}
