import {
  graphql,
  Outlet,
  type PageProps,
  refresh,
  useAgencyChanges,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { Stack } from '@coverdesk/design-system'
import accountOverviewPageQuery, {
  type AccountOverviewPageQuery,
} from './__generated__/AccountOverviewPageQuery.graphql.ts'
import { BusinessApplications } from '../application/BusinessApplications.tsx'
import { AccountMerges } from '../merge/AccountMerges.tsx'
import { BusinessDetails } from './BusinessDetails.tsx'
import { ContactOverview } from './ContactOverview.tsx'

/** Who speaks for the account and, of a business, what it is; its dialogs lie over it. */
export function AccountOverviewPage({ queryRef }: PageProps<AccountOverviewPageQuery>) {
  const { account } = usePreloadedQuery<AccountOverviewPageQuery>(
    graphql`
      query AccountOverviewPageQuery($id: ID!) {
        account(id: $id) {
          type
          ...ContactOverview_account
          ...BusinessApplications_account
          ...AccountMerges_account
          account {
            ...BusinessDetails_detail
          }
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  useAgencyChanges({ subjectId: variables.id }, () =>
    refresh<AccountOverviewPageQuery>(accountOverviewPageQuery, variables),
  )
  // The page around it leaves for the list when there is no such account.
  if (!account) return null
  return (
    <Stack space="m">
      <ContactOverview account={account} />
      {account.type === 'BUSINESS' && <BusinessDetails detail={account.account} />}
      <BusinessApplications account={account} />
      <AccountMerges account={account} />
      <Outlet />
    </Stack>
  )
}
