import { graphql, links, useFragment } from '@coverdesk/contract'
import { Link, orDash, Text } from '@coverdesk/design-system'
import type { PolicyName_policy$key } from './__generated__/PolicyName_policy.graphql.ts'

/** A link to a policy: what it is called and its carrier, with its number below. */
export function PolicyName({ policy }: { policy: PolicyName_policy$key }) {
  const { id, label, policyNumber, carrier } = useFragment(
    graphql`
      fragment PolicyName_policy on BusinessPolicy {
        id
        label
        policyNumber
        carrier {
          name
        }
      }
    `,
    policy,
  )
  return (
    <>
      <Link href={links.policy(id)}>
        {label}, {orDash(carrier?.name)}
      </Link>
      {policyNumber && (
        <Text as="div" size="small" tone="muted">
          {policyNumber}
        </Text>
      )}
    </>
  )
}
