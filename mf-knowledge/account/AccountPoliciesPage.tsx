import { graphql, type PageProps, refresh, useAgencyChanges, usePreloadedQuery } from '@coverdesk/contract'
import { Panel } from '@coverdesk/design-system'
import accountPoliciesPageQuery, {
  type AccountPoliciesPageQuery,
} from './__generated__/AccountPoliciesPageQuery.graphql.ts'
import { AccountPolicies } from './AccountPolicies.tsx'
import { PersonalPolicies } from './PersonalPolicies.tsx'

/** A business's policies; individuals' policies are not supported yet. */
export function AccountPoliciesPage({ queryRef }: PageProps<AccountPoliciesPageQuery>) {
  const { account } = usePreloadedQuery<AccountPoliciesPageQuery>(
    graphql`
      query AccountPoliciesPageQuery($id: ID!) {
        account(id: $id) {
          type
          ...AccountPolicies_account
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  useAgencyChanges({ typename: 'BusinessPolicy' }, () =>
    refresh<AccountPoliciesPageQuery>(accountPoliciesPageQuery, variables),
  )
  // The parent page redirects to the list if the account does not exist.
  if (!account) return null
  if (account.type === 'BUSINESS') return <AccountPolicies account={account} />
  return (
    <Panel>
      <PersonalPolicies />
    </Panel>
  )
}
