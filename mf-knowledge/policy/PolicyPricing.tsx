import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem, DescriptionList, Panel, percent, usd } from '@coverdesk/design-system'
import { titleCased } from '../shared/titleCased.ts'
import type { PolicyPricing_policy$key } from './__generated__/PolicyPricing_policy.graphql.ts'

/** The total's components, the payment plan, and the agency's commission. */
export function PolicyPricing({ policy }: { policy: PolicyPricing_policy$key }) {
  const { pricing } = useFragment(
    graphql`
      fragment PolicyPricing_policy on BusinessPolicy {
        pricing {
          total
          taxes
          agencyFees
          brokerFees
          policyFees
          otherFees
          estimatedCommission
          commissionRate
          intervalType
        }
      }
    `,
    policy,
  )
  const { agencyFees, brokerFees, policyFees, otherFees, estimatedCommission, commissionRate } = pricing
  const share = commissionRate === null ? null : commissionRate / 100
  return (
    <Panel title="Pricing">
      <DescriptionList>
        <DescriptionItem label="Total">{usd(pricing.total / 100)}</DescriptionItem>
        <DescriptionItem label="Taxes">{usd(pricing.taxes / 100)}</DescriptionItem>
        <DescriptionItem label="Fees">
          {usd((agencyFees + brokerFees + policyFees + otherFees) / 100)}
        </DescriptionItem>
        <DescriptionItem label="Payment interval">{titleCased(pricing.intervalType)}</DescriptionItem>
        <DescriptionItem label="Estimated commission">
          {estimatedCommission !== null && `${usd(estimatedCommission / 100)} (${percent(share)})`}
        </DescriptionItem>
      </DescriptionList>
    </Panel>
  )
}
