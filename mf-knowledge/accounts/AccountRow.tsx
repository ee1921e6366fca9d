import { graphql, useFragment } from '@coverdesk/contract'
import { CellLine, CellNote, orDash, Row } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { AccountTypeBadge } from '../shared/AccountTypeBadge.tsx'
import type { AccountRow_account$key } from './__generated__/AccountRow_account.graphql.ts'

/** One account of the list; the whole row links to its overview. */
export function AccountRow({ account }: { account: AccountRow_account$key }) {
  const {
    id,
    type,
    account: { name, email, mailingAddress },
  } = useFragment(
    graphql`
      fragment AccountRow_account on Account {
        id
        type
        account {
          name
          email
          mailingAddress {
            line1
          }
        }
      }
    `,
    account,
  )
  return (
    <Row
      href={paths.accountOverview(id)}
      cells={{
        name: (
          <>
            <CellLine end={<AccountTypeBadge type={type} />}>{name}</CellLine>
            <CellNote>{orDash(email)}</CellNote>
          </>
        ),
        address: orDash(mailingAddress?.line1),
      }}
    />
  )
}
