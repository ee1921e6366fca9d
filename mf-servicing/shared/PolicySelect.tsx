import { graphql, refresh } from '@coverdesk/contract'
import { Select, type SelectOption } from '@coverdesk/design-system'
import { useEffect, useState } from 'react'
import type { PolicySelectQuery } from './__generated__/PolicySelectQuery.graphql.ts'

export interface PolicySelectProps {
  /** Whose policies to choose from; undefined until an account is chosen. */
  accountId: string | undefined
  value: string
  onChange: (policyId: string) => void
}

/** Chooses one of an account's policies, or none. */
export function PolicySelect({ accountId, value, onChange }: PolicySelectProps) {
  const policies = usePolicies(accountId)
  return (
    <Select
      label="Policy"
      name="businessPolicyId"
      placeholder={policies?.length === 0 ? 'No policies' : 'None'}
      options={policies ?? []}
      value={value}
      onChange={onChange}
      isDisabled={policies === null}
    />
  )
}

/** The account's policies to choose from; null until they arrive. */
function usePolicies(accountId: string | undefined): readonly SelectOption[] | null {
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
  const answer = await refresh<PolicySelectQuery>(
    graphql`
      query PolicySelectQuery($accountId: ID!) {
        account(id: $accountId) {
          policies(first: 100) {
            edges {
              node {
                id
                title
              }
            }
          }
        }
      }
    `,
    { accountId },
  )
  return (answer?.account?.policies.edges ?? []).map(({ node }) => ({
    value: node.id,
    label: node.title,
  }))
}
