import {
  ExportLink,
  FailureBoundary,
  graphql,
  Outlet,
  type PageProps,
  usePageTitle,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { ButtonLink, Inline, Page, PageHeader, UploadIcon } from '@coverdesk/design-system'
import { Suspense } from 'react'
import { paths } from '../paths.ts'
import type { AccountsPageQuery } from './__generated__/AccountsPageQuery.graphql.ts'
import { AccountFiltersBar } from './AccountFiltersBar.tsx'
import { AccountsTable } from './AccountsTable.tsx'
import { AccountsTableLoading } from './AccountsTableLoading.tsx'
import { accountsWords } from './accountsWords.ts'
import { CreateAccountLink } from './CreateAccountLink.tsx'
import { useAccountFilters } from './useAccountFilters.ts'

/** The agency's accounts: filters and order are in the address, the dialog that opens a new one lies over the list. */
export function AccountsPage({ queryRef }: PageProps<AccountsPageQuery>) {
  const list = useAccountFilters()
  usePageTitle(accountsWords.title)

  return (
    <Page width="full">
      <PageHeader
        title={accountsWords.title}
        subtitle={accountsWords.subtitle}
        actions={
          <Inline>
            <ExportLink list="accounts" variables={queryRef.variables} />
            <ButtonLink href={paths.importLists()} icon={UploadIcon}>
              Import
            </ButtonLink>
            <CreateAccountLink />
          </Inline>
        }
      />
      <AccountFiltersBar list={list} />
      <FailureBoundary resetKey={queryRef} title="Accounts could not be loaded">
        <Suspense fallback={<AccountsTableLoading />}>
          <Results queryRef={queryRef} list={list} />
        </Suspense>
      </FailureBoundary>
      <Outlet />
    </Page>
  )
}

interface ResultsProps extends PageProps<AccountsPageQuery> {
  list: ReturnType<typeof useAccountFilters>
}

function Results({ queryRef, list }: ResultsProps) {
  const query = usePreloadedQuery<AccountsPageQuery>(
    graphql`
      query AccountsPageQuery($text: String, $type: AccountType, $sort: AccountSort) {
        ...AccountsTable_query
      }
    `,
    queryRef,
  )
  return <AccountsTable query={query} variables={queryRef.variables} list={list} />
}
