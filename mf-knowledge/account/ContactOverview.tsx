import { EmailLink, graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem, DescriptionList, mediumDate, Panel } from '@coverdesk/design-system'
import { PhoneLink } from '../shared/PhoneLink.tsx'
import type { ContactOverview_account$key } from './__generated__/ContactOverview_account.graphql.ts'
import { AddressText } from '../shared/AddressText.tsx'

/** The account's contact, their contact details, and since when they are in the book. */
export function ContactOverview({ account }: { account: ContactOverview_account$key }) {
  const {
    id,
    type,
    createdAt,
    contacts: [contact],
    account: detail,
  } = useFragment(
    graphql`
      fragment ContactOverview_account on Account {
        id
        type
        createdAt
        contacts {
          name
          email
          phone
        }
        account {
          name
          email
          phone
          mailingAddress {
            ...AddressText_address
          }
        }
      }
    `,
    account,
  )
  const isIndividual = type === 'INDIVIDUAL'
  // An individual is their own contact, so the account's details are theirs. A business's details are not its contact's.
  const own = isIndividual ? detail : undefined
  const name = contact?.name ?? own?.name
  const email = contact?.email ?? own?.email
  const phone = contact?.phone ?? own?.phone
  return (
    <Panel title="Contact overview">
      <DescriptionList>
        <DescriptionItem label="Contact name">{name}</DescriptionItem>
        <DescriptionItem label="Email">
          <EmailLink email={email} accountId={id} />
        </DescriptionItem>
        <DescriptionItem label="Phone">
          <PhoneLink phone={phone} />
        </DescriptionItem>
        {isIndividual && (
          <DescriptionItem label="Mailing address">
            {detail.mailingAddress && <AddressText address={detail.mailingAddress} />}
          </DescriptionItem>
        )}
        <DescriptionItem label="Account since">{mediumDate(createdAt)}</DescriptionItem>
      </DescriptionList>
    </Panel>
  )
}
