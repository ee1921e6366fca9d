import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem } from '@coverdesk/design-system'
import type { EndorsePolicyBlock_details$key } from './__generated__/EndorsePolicyBlock_details.graphql.ts'
import { PolicyName } from './PolicyName.tsx'

/** The policy to endorse; the change itself is in the details. */
export function EndorsePolicyBlock({ details }: { details: EndorsePolicyBlock_details$key }) {
  const { policy, policyId } = useFragment(
    graphql`
      fragment EndorsePolicyBlock_details on EndorsePolicyDetails {
        policyId
        policy {
          ...PolicyName_policy
        }
      }
    `,
    details,
  )
  return (
    <DescriptionItem label="Policy to endorse">
      {policy ? <PolicyName policy={policy} /> : policyId}
    </DescriptionItem>
  )
}
