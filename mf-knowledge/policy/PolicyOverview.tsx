import { graphql, useFragment } from '@coverdesk/contract'
import {
  DescriptionItem,
  DescriptionList,
  mediumDay,
  NOT_AVAILABLE,
  Panel,
  Stack,
  usd,
} from '@coverdesk/design-system'
import { titleCased } from '../shared/titleCased.ts'
import type { PolicyOverview_policy$key } from './__generated__/PolicyOverview_policy.graphql.ts'
import { PolicyStatus } from './PolicyStatus.tsx'

/** The policy's summary (spec of policies, section 2, overview) and its identifiers. */
export function PolicyOverview({ policy }: { policy: PolicyOverview_policy$key }) {
  const overview = useFragment(
    graphql`
      fragment PolicyOverview_policy on BusinessPolicy {
        ...PolicyStatus_policy
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
  const { policyNumber, inforceAt, expiresAt, carrier, broker, pricing } = overview
  return (
    <Panel title="Policy overview">
      <Stack space="m">
        <PolicyStatus policy={overview} />
        <DescriptionList>
          <DescriptionItem label="Policy number">{policyNumber ?? NOT_AVAILABLE}</DescriptionItem>
          <DescriptionItem label="Carrier">{carrier?.name}</DescriptionItem>
          <DescriptionItem label="Wholesale broker">{broker?.name ?? NOT_AVAILABLE}</DescriptionItem>
          <DescriptionItem label="In-force date">{mediumDay(inforceAt)}</DescriptionItem>
          <DescriptionItem label="Expiration date">{mediumDay(expiresAt)}</DescriptionItem>
          <DescriptionItem label="Premium">{usd(pricing.premium / 100)}</DescriptionItem>
          <DescriptionItem label="Billing mode">{titleCased(pricing.billingType)}</DescriptionItem>
        </DescriptionList>
      </Stack>
    </Panel>
  )
}
