import { graphql, type PageProps, usePreloadedQuery } from '@coverdesk/contract'
import { Panel } from '@coverdesk/design-system'
import type { AccountPoliciesPageQuery } from './__generated__/AccountPoliciesPageQuery.graphql.ts'
import { NoPolicies } from './NoPolicies.tsx'
import { PersonalPolicies } from './PersonalPolicies.tsx'

/** The policies of a business; an individual's are not kept here yet. */
export function AccountPoliciesPage({ queryRef }: PageProps<AccountPoliciesPageQuery>) {
  const { account } = usePreloadedQuery<AccountPoliciesPageQuery>(
    graphql`
      query AccountPoliciesPageQuery($id: ID!) {
        account(id: $id) {
          id
          type
        }
      }
    `,
    queryRef,
  )
  // The page around it leaves for the list when there is no such account.
  if (!account) return null
  return (
    <Panel>
      {account.type === 'INDIVIDUAL' ? (
        <PersonalPolicies />
      ) : (
        <NoPolicies accountId={account.id} description="Get started by logging a new policy" />
      )}
    </Panel>
  )
}
