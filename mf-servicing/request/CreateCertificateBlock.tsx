import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem } from '@coverdesk/design-system'
import type { CreateCertificateBlock_details$key } from './__generated__/CreateCertificateBlock_details.graphql.ts'
import { AddressText } from './AddressText.tsx'
import { plainWords } from './plainWords.ts'

/** The certificate holder, and whether it becomes an additional insured. */
export function CreateCertificateBlock({ details }: { details: CreateCertificateBlock_details$key }) {
  const holder = useFragment(
    graphql`
      fragment CreateCertificateBlock_details on CreateCertificateDetails {
        name
        address {
          ...AddressText_address
        }
        additionalInsured
        additionalInsuredRelationship
        additionalInsuredRelationshipDescription
      }
    `,
    details,
  )
  return (
    <>
      <DescriptionItem label="Certificate holder">{holder.name}</DescriptionItem>
      <DescriptionItem label="Address">
        {holder.address && <AddressText address={holder.address} />}
      </DescriptionItem>
      <DescriptionItem label="Additional insured">{holder.additionalInsured ? 'Yes' : 'No'}</DescriptionItem>
      {holder.additionalInsured && (
        <>
          <DescriptionItem label="Relationship">
            {plainWords(holder.additionalInsuredRelationship)}
          </DescriptionItem>
          {holder.additionalInsuredRelationshipDescription && (
            <DescriptionItem label="Relationship described">
              {holder.additionalInsuredRelationshipDescription}
            </DescriptionItem>
          )}
        </>
      )}
    </>
  )
}
