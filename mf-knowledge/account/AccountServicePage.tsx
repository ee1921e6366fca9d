import { graphql, type PageProps, refresh, useAgencyChanges, usePreloadedQuery } from '@coverdesk/contract'
import accountServicePageQuery, {
  type AccountServicePageQuery,
} from './__generated__/AccountServicePageQuery.graphql.ts'
import { AccountRequests } from './AccountRequests.tsx'

/** What was asked for the account (spec of accounts, section 2, service). */
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
  // The page around it leaves for the list when there is no such account.
  return account && <AccountRequests account={account} />
}
