import { Page, PageHeader } from '@coverdesk/design-system'
import { PoliciesTableLoading } from './PoliciesTableLoading.tsx'
import { policiesWords } from './policiesWords.ts'

/** The list while its code is on the way. */
export function PoliciesPageLoading() {
  return (
    <Page width="full">
      <PageHeader title={policiesWords.title} subtitle={policiesWords.subtitle} />
      <PoliciesTableLoading choices={3} />
    </Page>
  )
}
