import { ListPageSkeleton } from '@coverdesk/design-system'
import { accountsWords } from './accountsWords.ts'
import { firstAccounts } from './firstAccounts.ts'

/** The list while its code is on the way. */
export function AccountsPageLoading() {
  return (
    <ListPageSkeleton title={accountsWords.title} subtitle={accountsWords.subtitle} list={firstAccounts} />
  )
}
