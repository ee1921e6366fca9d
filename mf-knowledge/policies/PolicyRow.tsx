import { graphql, lineOfBusinessLabel, useFragment } from '@coverdesk/contract'
import { Cell, NOT_AVAILABLE, orDash, Row, shortDay, Text, VisuallyHidden } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { PolicyStateBadge } from '../shared/PolicyStateBadge.tsx'
import type { PolicyRow_policy$key } from './__generated__/PolicyRow_policy.graphql.ts'

export interface PolicyRowProps {
  policy: PolicyRow_policy$key
  /** Whether the table has the column of expirations. */
  showsExpiration: boolean
}

/** One policy of the list; the whole row leads to its overview. */
export function PolicyRow({ policy, showsExpiration }: PolicyRowProps) {
  const { id, type, state, policyNumber, expiresAt, carrier, account } = useFragment(
    graphql`
      fragment PolicyRow_policy on BusinessPolicy {
        id
        type
        state
        policyNumber
        expiresAt
        carrier {
          name
        }
        account {
          account {
            name
            email
          }
        }
      }
    `,
    policy,
  )
  const { name, email } = account.account
  return (
    <Row href={paths.policyOverview(id)}>
      <Cell>
        {name}
        <Second>{orDash(email)}</Second>
        {/* An account has several policies: each link says which one it leads to. */}
        <VisuallyHidden>{lineOfBusinessLabel(type)}</VisuallyHidden>
      </Cell>
      <Cell>
        <PolicyStateBadge state={state} />
      </Cell>
      <Cell>{lineOfBusinessLabel(type)}</Cell>
      <Cell>
        {orDash(carrier?.name)}
        <Second>{policyNumber ?? NOT_AVAILABLE}</Second>
      </Cell>
      {showsExpiration && <Cell>{shortDay(expiresAt)}</Cell>}
    </Row>
  )
}

/** The second line of a cell. */
function Second({ children }: { children: string }) {
  return (
    <Text as="div" size="small" tone="muted" weight="regular" truncate>
      {children}
    </Text>
  )
}
