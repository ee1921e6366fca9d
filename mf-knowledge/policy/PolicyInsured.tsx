import { EmailLink, graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem, DescriptionList, Link, Panel } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { PhoneLink } from '../shared/PhoneLink.tsx'
import type { PolicyInsured_policy$key } from './__generated__/PolicyInsured_policy.graphql.ts'

/** The policy's account and its contact details. */
export function PolicyInsured({ policy }: { policy: PolicyInsured_policy$key }) {
  const {
    account: {
      id,
      account: { name },
      contacts: [contact],
    },
  } = useFragment(
    graphql`
      fragment PolicyInsured_policy on BusinessPolicy {
        account {
          id
          account {
            name
          }
          contacts {
            name
            email
            phone
          }
        }
      }
    `,
    policy,
  )
  return (
    <Panel title="Insured">
      <DescriptionList>
        <DescriptionItem label="Account">
          <Link href={paths.accountOverview(id)}>{name}</Link>
        </DescriptionItem>
        <DescriptionItem label="Contact">{contact?.name}</DescriptionItem>
        <DescriptionItem label="Email">
          <EmailLink email={contact?.email} accountId={id} />
        </DescriptionItem>
        <DescriptionItem label="Phone">
          <PhoneLink phone={contact?.phone} />
        </DescriptionItem>
      </DescriptionList>
    </Panel>
  )
}
