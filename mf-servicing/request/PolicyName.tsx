import { graphql, lineOfBusinessLabel, useFragment } from '@coverdesk/contract'
import { orDash, Text } from '@coverdesk/design-system'
import type { PolicyName_policy$key } from './__generated__/PolicyName_policy.graphql.ts'

/** A policy by what staff call it: line of business and carrier, its number beneath. */
export function PolicyName({ policy }: { policy: PolicyName_policy$key }) {
  const { type, policyNumber, carrier } = useFragment(
    graphql`
      fragment PolicyName_policy on BusinessPolicy {
        type
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
      {lineOfBusinessLabel(type)}, {orDash(carrier?.name)}
      {policyNumber && (
        <Text as="div" size="small" tone="muted">
          {policyNumber}
        </Text>
      )}
    </>
  )
}
