import {
  graphql,
  MissingRecord,
  Outlet,
  type PageProps,
  refresh,
  useAgencyChanges,
  usePageTitle,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { Page } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import accountPageQuery, { type AccountPageQuery } from './__generated__/AccountPageQuery.graphql.ts'
import { AccountActions } from './AccountActions.tsx'
import { AccountHeader } from './AccountHeader.tsx'
import { AccountTabs } from './AccountTabs.tsx'

/** One account (spec of accounts, section 2): whose it is, what can be done, and its sub-pages. */
export function AccountPage({ queryRef }: PageProps<AccountPageQuery>) {
  const { account } = usePreloadedQuery<AccountPageQuery>(
    graphql`
      query AccountPageQuery($id: ID!) {
        account(id: $id) {
          id
          account {
            name
          }
          ...AccountHeader_account
        }
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  useAgencyChanges({ subjectId: variables.id }, () => refresh<AccountPageQuery>(accountPageQuery, variables))
  usePageTitle(account?.account.name ?? '')

  if (!account) return <MissingRecord what="account" to={paths.accounts()} />
  return (
    <Page>
      <AccountHeader account={account} actions={<AccountActions id={account.id} />} />
      <AccountTabs id={account.id} />
      <Outlet />
    </Page>
  )
}
