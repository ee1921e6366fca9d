import { addressLine } from '@coverdesk/design-system'
import { graphql, useFragment } from '@coverdesk/contract'
import type { AddressText_address$key } from './__generated__/AddressText_address.graphql.ts'

/** A postal address on one line. */
export function AddressText({ address }: { address: AddressText_address$key }) {
  const { line1, line2, city, zone, postalCode } = useFragment(
    graphql`
      fragment AddressText_address on Address {
        line1
        line2
        city
        zone
        postalCode
      }
    `,
    address,
  )
  return addressLine({ line1, line2, city, zone, postalCode })
}
