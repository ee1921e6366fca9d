import { graphql, lineOfBusinessLabel, useBackLink, useFragment } from '@coverdesk/contract'
import { Link, mediumDay, PageHeader, usdCompact } from '@coverdesk/design-system'
import { Fragment, type ReactNode } from 'react'
import { paths } from '../paths.ts'
import { PolicyStateBadge } from '../shared/PolicyStateBadge.tsx'
import type { PolicyHeader_policy$key } from './__generated__/PolicyHeader_policy.graphql.ts'

export interface PolicyHeaderProps {
  policy: PolicyHeader_policy$key
  actions?: ReactNode
}

/** What is insured, for whom, for how much and how long. */
export function PolicyHeader({ policy, actions }: PolicyHeaderProps) {
  const { type, state, expiresAt, pricing, account } = useFragment(
    graphql`
      fragment PolicyHeader_policy on BusinessPolicy {
        type
        state
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
  const contact = account.contacts[0]?.name
  const facts = [
    contact !== undefined && <span key="contact">{contact}</span>,
    <Link key="account" href={paths.accountOverview(account.id)}>
      {account.account.name}
    </Link>,
    <span key="premium">{usdCompact(pricing.premium / 100)}</span>,
    <span key="expires">Expires on {mediumDay(expiresAt)}</span>,
  ].filter((fact) => fact !== false)
  return (
    <PageHeader
      backLink={backLink}
      title={lineOfBusinessLabel(type)}
      subtitle={
        <>
          <PolicyStateBadge state={state} />
          {facts.map((fact, position) => (
            <Fragment key={fact.key}>
              {position > 0 && <span aria-hidden>·</span>}
              {fact}
            </Fragment>
          ))}
        </>
      }
      actions={actions}
    />
  )
}
