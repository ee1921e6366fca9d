import {
  graphql,
  Outlet,
  type PageProps,
  refresh,
  useAgencyChanges,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { RecordLayout } from '@coverdesk/design-system'
import accountOverviewPageQuery, {
  type AccountOverviewPageQuery,
} from './__generated__/AccountOverviewPageQuery.graphql.ts'
import { BusinessApplications } from '../application/BusinessApplications.tsx'
import { AccountMerges } from '../merge/AccountMerges.tsx'
import { BusinessDetails } from './BusinessDetails.tsx'
import { ContactOverview } from './ContactOverview.tsx'
import { CurrentPolicies } from './CurrentPolicies.tsx'
import { OpenRequests } from './OpenRequests.tsx'
import { RecentActivity } from './RecentActivity.tsx'

/** The account's policies and open requests; its details beside them. Its dialogs open above it. */
export function AccountOverviewPage({ queryRef }: PageProps<AccountOverviewPageQuery>) {
  const { account } = usePreloadedQuery<AccountOverviewPageQuery>(
    graphql`
      query AccountOverviewPageQuery($id: ID!) {
        account(id: $id) {
          id
          type
          ...CurrentPolicies_account
          ...OpenRequests_account
          ...RecentActivity_account
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
  useAgencyChanges(
    ({ subjectId, typename }) => subjectId === variables.id || shownTypes.has(typename),
    () => refresh<AccountOverviewPageQuery>(accountOverviewPageQuery, variables),
  )
  // The parent page redirects to the list if the account does not exist.
  if (!account) return null
  return (
    <>
      <RecordLayout
        aside={
          <>
            <ContactOverview account={account} />
            {account.type === 'BUSINESS' && (
              <BusinessDetails accountId={account.id} detail={account.account} />
            )}
          </>
        }
      >
        {account.type === 'BUSINESS' && <CurrentPolicies account={account} />}
        <OpenRequests account={account} />
        <BusinessApplications account={account} />
        <AccountMerges account={account} />
        <RecentActivity account={account} />
      </RecordLayout>
      <Outlet />
    </>
  )
}

/** Of these it shows the account's own; which they are is for the server to say. */
const shownTypes = new Set(['BusinessPolicy', 'ServiceRequest'])
