import { graphql, useBackLink, useFragment } from '@coverdesk/contract'
import { FactLine, Link, mediumDay, PageHeader, usdCompact } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { PolicyStateBadge } from '../shared/PolicyStateBadge.tsx'
import type { PolicyHeader_policy$key } from './__generated__/PolicyHeader_policy.graphql.ts'

export interface PolicyHeaderProps {
  policy: PolicyHeader_policy$key
  actions?: ReactNode
}

/** What the policy is called, its account, premium and term. */
export function PolicyHeader({ policy, actions }: PolicyHeaderProps) {
  const { label, standing, expiresAt, pricing, account } = useFragment(
    graphql`
      fragment PolicyHeader_policy on BusinessPolicy {
        label
        standing
        expiresAt
        pricing {
          premium
        }
        account {
          id
          account {
            name
          }
          contacts {
            name
          }
        }
      }
    `,
    policy,
  )
  const backLink = useBackLink({ href: paths.policies(), label: 'Policies' })
  return (
    <PageHeader
      backLink={backLink}
      title={label}
      subtitle={
        <FactLine>
          <PolicyStateBadge standing={standing} />
          {account.contacts[0]?.name}
          <Link href={paths.accountOverview(account.id)}>{account.account.name}</Link>
          {usdCompact(pricing.premium / 100)}
          <>Expires on {mediumDay(expiresAt)}</>
        </FactLine>
      }
      actions={actions}
    />
  )
}
