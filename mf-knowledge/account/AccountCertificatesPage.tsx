import { graphql, type PageProps, usePreloadedQuery } from '@coverdesk/contract'
import { Panel } from '@coverdesk/design-system'
import type { AccountCertificatesPageQuery } from './__generated__/AccountCertificatesPageQuery.graphql.ts'
import { NoPolicies } from './NoPolicies.tsx'
import { PersonalPolicies } from './PersonalPolicies.tsx'

/** The certificates that were issued for a business. */
export function AccountCertificatesPage({ queryRef }: PageProps<AccountCertificatesPageQuery>) {
  const { account } = usePreloadedQuery<AccountCertificatesPageQuery>(
    graphql`
      query AccountCertificatesPageQuery($id: ID!) {
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
        <NoPolicies
          accountId={account.id}
          description="To create a certificate of liability insurance, start by logging a policy"
        />
      )}
    </Panel>
  )
}
