import {
  graphql,
  ListPage,
  ListTable,
  Outlet,
  type PageProps,
  useLocation,
  usePaginationFragment,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { ButtonLink, UploadIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { AccountRow_account$key } from './__generated__/AccountRow_account.graphql.ts'
import type { AccountsPage_query$key } from './__generated__/AccountsPage_query.graphql.ts'
import paginationQuery, {
  type AccountsPagePaginationQuery,
} from './__generated__/AccountsPagePaginationQuery.graphql.ts'
import type { AccountsPageQuery } from './__generated__/AccountsPageQuery.graphql.ts'
import { accountList } from './accountList.ts'
import { AccountRow } from './AccountRow.tsx'

/** The agency's accounts; the create dialog opens above the list. */
export function AccountsPage({ queryRef }: PageProps<AccountsPageQuery>) {
  const { search } = useLocation()
  return (
    <>
      <ListPage
        list={accountList}
        queryRef={queryRef}
        actions={
          <ButtonLink href={paths.importLists()} icon={UploadIcon}>
            Import
          </ButtonLink>
        }
        create={{ href: paths.newAccount(search), label: 'Create Account' }}
      >
        <Accounts queryRef={queryRef} />
      </ListPage>
      <Outlet />
    </>
  )
}

function Accounts({ queryRef }: PageProps<AccountsPageQuery>) {
  const query = usePreloadedQuery<AccountsPageQuery>(
    graphql`
      query AccountsPageQuery($text: String, $type: AccountType, $sort: AccountSort) {
        ...AccountsPage_query
      }
    `,
    queryRef,
  )
  const { data, ...paging } = usePaginationFragment<AccountsPagePaginationQuery, AccountsPage_query$key>(
    graphql`
      fragment AccountsPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @refetchable(queryName: "AccountsPagePaginationQuery") {
        accounts(first: $first, after: $after, text: $text, type: $type, sort: $sort)
          @connection(key: "AccountsPage_accounts") {
          __id
          totalCount
          edges {
            node {
              id
              ...AccountRow_account
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <ListTable
      connection={data.accounts}
      paging={paging}
      query={paginationQuery}
      variables={queryRef.variables}
      renderRow={renderRow}
    />
  )
}

function renderRow(account: AccountRow_account$key) {
  return <AccountRow account={account} />
}
