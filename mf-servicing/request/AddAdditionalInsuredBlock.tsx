import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem } from '@coverdesk/design-system'
import type { AddAdditionalInsuredBlock_details$key } from './__generated__/AddAdditionalInsuredBlock_details.graphql.ts'
import { AddressText } from './AddressText.tsx'

/** The additional insured to add to the policy, and why. */
export function AddAdditionalInsuredBlock({ details }: { details: AddAdditionalInsuredBlock_details$key }) {
  const { name, relationship, address } = useFragment(
    graphql`
      fragment AddAdditionalInsuredBlock_details on AddAdditionalInsuredDetails {
        name
        relationship
        address {
          ...AddressText_address
        }
      }
    `,
    details,
  )
  return (
    <>
      <DescriptionItem label="Additional insured">{name}</DescriptionItem>
      <DescriptionItem label="Relationship">{relationship}</DescriptionItem>
      <DescriptionItem label="Address">{address && <AddressText address={address} />}</DescriptionItem>
    </>
  )
}
