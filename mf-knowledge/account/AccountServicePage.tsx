import { graphql, type PageProps, refresh, useAgencyChanges, usePreloadedQuery } from '@coverdesk/contract'
import accountServicePageQuery, {
  type AccountServicePageQuery,
} from './__generated__/AccountServicePageQuery.graphql.ts'
import { AccountRequests } from './AccountRequests.tsx'

/** The account's requests (spec of accounts, section 2, service). */
export function AccountServicePage({ queryRef }: PageProps<AccountServicePageQuery>) {
  const { account } = usePreloadedQuery<AccountServicePageQuery>(
    graphql`
      query AccountServicePageQuery($id: ID!) {
        account(id: $id) {
          ...AccountRequests_account
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  useAgencyChanges({ typename: 'ServiceRequest' }, () =>
    refresh<AccountServicePageQuery>(accountServicePageQuery, variables),
  )
  // The parent page redirects to the list if the account does not exist.
  return account && <AccountRequests account={account} />
}
