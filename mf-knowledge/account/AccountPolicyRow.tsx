import { graphql, lineOfBusinessLabel, useFragment } from '@coverdesk/contract'
import { Cell, Link, NOT_AVAILABLE, orDash, Row, shortDay, Text } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { PolicyStateBadge } from '../shared/PolicyStateBadge.tsx'
import type { AccountPolicyRow_policy$key } from './__generated__/AccountPolicyRow_policy.graphql.ts'

/** One policy of an account; the whole row leads to it, as View does. */
export function AccountPolicyRow({ policy }: { policy: AccountPolicyRow_policy$key }) {
  const { id, type, policyNumber, state, carrier, expiresAt } = useFragment(
    graphql`
      fragment AccountPolicyRow_policy on BusinessPolicy {
        id
        type
        policyNumber
        state
        carrier {
          name
        }
        expiresAt
      }
    `,
    policy,
  )
  const href = paths.policyOverview(id)
  return (
    <Row href={href}>
      <Cell>
        {lineOfBusinessLabel(type)}
        <Text as="div" size="small" tone="muted" weight="regular" truncate>
          {policyNumber ?? NOT_AVAILABLE}
        </Text>
      </Cell>
      <Cell>
        <PolicyStateBadge state={state} />
      </Cell>
      <Cell>{orDash(carrier?.name)}</Cell>
      <Cell>{shortDay(expiresAt)}</Cell>
      <Cell>
        <Link href={href}>View</Link>
      </Cell>
    </Row>
  )
}
