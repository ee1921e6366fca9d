import { Page, PageHeader } from '@coverdesk/design-system'
import { AccountsTableLoading } from './AccountsTableLoading.tsx'
import { accountsWords } from './accountsWords.ts'

/** The list while its code is on the way. */
export function AccountsPageLoading() {
  return (
    <Page width="full">
      <PageHeader title={accountsWords.title} subtitle={accountsWords.subtitle} />
      <AccountsTableLoading choices={1} />
    </Page>
  )
}
