import {
  graphql,
  MissingRecord,
  type PageProps,
  refresh,
  useAgencyChanges,
  usePageTitle,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { paths } from '../paths.ts'
import accountPageQuery, { type AccountPageQuery } from './__generated__/AccountPageQuery.graphql.ts'
import { AccountActions } from './AccountActions.tsx'
import { AccountHeader } from './AccountHeader.tsx'

/** An account's header (spec of accounts, section 2): its name and its actions. */
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
  return <AccountHeader account={account} actions={<AccountActions id={account.id} />} />
}
