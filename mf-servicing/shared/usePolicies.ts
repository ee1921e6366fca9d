import { graphql, lineOfBusinessLabel, refresh } from '@coverdesk/contract'
import type { SelectOption } from '@coverdesk/design-system'
import { useEffect, useState } from 'react'
import type { usePoliciesQuery } from './__generated__/usePoliciesQuery.graphql.ts'

/** The account's policies to choose from; null until they arrive. */
export function usePolicies(accountId: string | undefined): readonly SelectOption[] | null {
  const [found, setFound] = useState<{ accountId: string; options: readonly SelectOption[] } | null>(null)
  useEffect(() => {
    if (accountId === undefined) return
    let isCurrent = true
    void policiesOf(accountId).then((options) => isCurrent && setFound({ accountId, options }))
    return () => void (isCurrent = false)
  }, [accountId])
  return found !== null && found.accountId === accountId ? found.options : null
}

async function policiesOf(accountId: string): Promise<readonly SelectOption[]> {
  const answer = await refresh<usePoliciesQuery>(
    graphql`
      query usePoliciesQuery($accountId: ID!) {
        account(id: $accountId) {
          policies(first: 100) {
            edges {
              node {
                id
                type
                policyNumber
              }
            }
          }
        }
      }
    `,
    { accountId },
  )
  return (answer?.account?.policies.edges ?? []).map(({ node: { id, type, policyNumber } }) => ({
    value: id,
    label: [lineOfBusinessLabel(type), policyNumber].filter(Boolean).join(' '),
  }))
}
