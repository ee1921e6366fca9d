import { EmailLink, graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem, DescriptionList, Link, Panel } from '@coverdesk/design-system'
import { AddressText } from '../shared/AddressText.tsx'
import { PhoneLink } from '../shared/PhoneLink.tsx'
import type { BusinessDetails_detail$key } from './__generated__/BusinessDetails_detail.graphql.ts'

export interface BusinessDetailsProps {
  accountId: string
  detail: BusinessDetails_detail$key
}

/** A business's name, location and industry. */
export function BusinessDetails({ accountId, detail }: BusinessDetailsProps) {
  const { name, dba, email, phone, website, mailingAddress, naics, industry } = useFragment(
    graphql`
      fragment BusinessDetails_detail on AccountDetail {
        name
        email
        phone
        mailingAddress {
          ...AddressText_address
        }
        ... on BusinessAccountDetail {
          dba
          website
          naics
          industry {
            code
            title
          }
        }
      }
    `,
    detail,
  )
  return (
    <Panel title="Business details">
      <DescriptionList>
        <DescriptionItem label="Name">{name}</DescriptionItem>
        {dba && <DescriptionItem label="DBA">{dba}</DescriptionItem>}
        <DescriptionItem label="Mailing address">
          {mailingAddress && <AddressText address={mailingAddress} />}
        </DescriptionItem>
        <DescriptionItem label="Classification">
          {industry ? `${industry.title} (${industry.code})` : naics}
        </DescriptionItem>
        <DescriptionItem label="Email">
          <EmailLink email={email} accountId={accountId} />
        </DescriptionItem>
        <DescriptionItem label="Phone">
          <PhoneLink phone={phone} />
        </DescriptionItem>
        {website && (
          <DescriptionItem label="Website">
            <Link href={website} isExternal>
              {website}
            </Link>
          </DescriptionItem>
        )}
      </DescriptionList>
    </Panel>
  )
}
