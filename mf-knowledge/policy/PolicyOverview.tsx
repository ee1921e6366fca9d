import { graphql, useFragment } from '@coverdesk/contract'
import {
  DescriptionItem,
  DescriptionList,
  mediumDay,
  NOT_AVAILABLE,
  Panel,
  usd,
} from '@coverdesk/design-system'
import { titleCased } from '../shared/titleCased.ts'
import type { PolicyOverview_policy$key } from './__generated__/PolicyOverview_policy.graphql.ts'

/** The policy in brief (spec of policies, section 2, overview), and by what it is known to its carrier. */
export function PolicyOverview({ policy }: { policy: PolicyOverview_policy$key }) {
  const { standing, policyNumber, inforceAt, expiresAt, carrier, broker, pricing } = useFragment(
    graphql`
      fragment PolicyOverview_policy on BusinessPolicy {
        standing
        policyNumber
        inforceAt
        expiresAt
        carrier {
          name
        }
        broker {
          name
        }
        pricing {
          premium
          billingType
        }
      }
    `,
    policy,
  )
  return (
    <Panel title="Policy overview">
      <DescriptionList>
        <DescriptionItem label="Premium">{usd(pricing.premium / 100)}</DescriptionItem>
        <DescriptionItem label="Status">{titleCased(standing)}</DescriptionItem>
        <DescriptionItem label="Billing mode">{titleCased(pricing.billingType)}</DescriptionItem>
        <DescriptionItem label="Expiration date">{mediumDay(expiresAt)}</DescriptionItem>
        <DescriptionItem label="Carrier">{carrier?.name}</DescriptionItem>
        <DescriptionItem label="Wholesale broker">{broker?.name ?? NOT_AVAILABLE}</DescriptionItem>
        <DescriptionItem label="Policy number">{policyNumber ?? NOT_AVAILABLE}</DescriptionItem>
        <DescriptionItem label="In-force date">{mediumDay(inforceAt)}</DescriptionItem>
      </DescriptionList>
    </Panel>
  )
}
