import {
  ExportLink,
  FailureBoundary,
  graphql,
  Outlet,
  type PageProps,
  usePageTitle,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { Inline, Page, PageHeader } from '@coverdesk/design-system'
import { Suspense } from 'react'
import type { PoliciesPageQuery } from './__generated__/PoliciesPageQuery.graphql.ts'
import { AddPolicyLink } from './AddPolicyLink.tsx'
import { ExpirationFilter, ExpirationFilterLoading } from './ExpirationFilter.tsx'
import { PoliciesTable } from './PoliciesTable.tsx'
import { PoliciesTableLoading } from './PoliciesTableLoading.tsx'
import { policiesWords } from './policiesWords.ts'
import { PolicyFiltersBar } from './PolicyFiltersBar.tsx'
import { usePolicyFilters } from './usePolicyFilters.ts'

const policiesPageQuery = graphql`
  query PoliciesPageQuery(
    $text: String
    $expiration: BusinessPolicyExpiration
    $state: BusinessPolicyState
    $type: LineOfBusiness
    $sort: BusinessPolicySort
  ) {
    ...PoliciesTable_query
    ...ExpirationFilter_query
  }
`

/** The agency's policies: filters and order are in the address, the dialog that logs a new one lies over the list. */
export function PoliciesPage({ queryRef }: PageProps<PoliciesPageQuery>) {
  const list = usePolicyFilters()
  usePageTitle(policiesWords.title)

  return (
    <Page width="full">
      <PageHeader
        title={policiesWords.title}
        subtitle={policiesWords.subtitle}
        actions={
          <Inline>
            <ExportLink list="policies" variables={queryRef.variables} />
            <AddPolicyLink />
          </Inline>
        }
      />
      <PolicyFiltersBar
        list={list}
        expirationFilter={
          <FailureBoundary resetKey={queryRef} fallback={<ExpirationFilterLoading list={list} />}>
            <Suspense fallback={<ExpirationFilterLoading list={list} />}>
              <Expirations queryRef={queryRef} list={list} />
            </Suspense>
          </FailureBoundary>
        }
      />
      <FailureBoundary resetKey={queryRef} title="Policies could not be loaded">
        <Suspense fallback={<PoliciesTableLoading />}>
          <Results queryRef={queryRef} list={list} />
        </Suspense>
      </FailureBoundary>
      <Outlet />
    </Page>
  )
}

interface PartProps extends PageProps<PoliciesPageQuery> {
  list: ReturnType<typeof usePolicyFilters>
}

function Expirations({ queryRef, list }: PartProps) {
  const query = usePreloadedQuery<PoliciesPageQuery>(policiesPageQuery, queryRef)
  return <ExpirationFilter query={query} list={list} />
}

function Results({ queryRef, list }: PartProps) {
  const query = usePreloadedQuery<PoliciesPageQuery>(policiesPageQuery, queryRef)
  return <PoliciesTable query={query} variables={queryRef.variables} list={list} />
}
