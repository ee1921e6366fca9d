import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem } from '@coverdesk/design-system'
import type { CancelPolicyBlock_details$key } from './__generated__/CancelPolicyBlock_details.graphql.ts'
import { PolicyName } from './PolicyName.tsx'

/** The policy to cancel, and why. */
export function CancelPolicyBlock({ details }: { details: CancelPolicyBlock_details$key }) {
  const { policy, policyId, reason } = useFragment(
    graphql`
      fragment CancelPolicyBlock_details on CancelPolicyDetails {
        policyId
        policy {
          ...PolicyName_policy
        }
        reason
      }
    `,
    details,
  )
  return (
    <>
      <DescriptionItem label="Policy to cancel">
        {policy ? <PolicyName policy={policy} /> : policyId}
      </DescriptionItem>
      <DescriptionItem label="Reason">{reason}</DescriptionItem>
    </>
  )
}
