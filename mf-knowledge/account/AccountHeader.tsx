import { graphql, useBackLink, useFragment } from '@coverdesk/contract'
import { FactLine, mediumDate, PageHeader } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { AccountTypeBadge } from '../shared/AccountTypeBadge.tsx'
import type { AccountHeader_account$key } from './__generated__/AccountHeader_account.graphql.ts'

export interface AccountHeaderProps {
  account: AccountHeader_account$key
  actions?: ReactNode
}

/** The account's name, a business's contact, and the creation date. */
export function AccountHeader({ account, actions }: AccountHeaderProps) {
  const {
    type,
    account: { name },
    contacts,
    createdAt,
  } = useFragment(
    graphql`
      fragment AccountHeader_account on Account {
        type
        account {
          name
        }
        contacts {
          name
        }
        createdAt
      }
    `,
    account,
  )
  const contact = type === 'BUSINESS' ? contacts[0] : undefined
  const backLink = useBackLink({ href: paths.accounts(), label: 'Accounts' })
  return (
    <PageHeader
      backLink={backLink}
      title={name}
      subtitle={
        <FactLine>
          <AccountTypeBadge type={type} />
          {contact?.name}
          <>Created on {mediumDate(createdAt)}</>
        </FactLine>
      }
      actions={actions}
    />
  )
}
