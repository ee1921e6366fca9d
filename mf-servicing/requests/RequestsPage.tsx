import {
  ExportLink,
  FailureBoundary,
  graphql,
  type PageProps,
  usePageTitle,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { PageHeader, Page } from '@coverdesk/design-system'
import { Suspense } from 'react'
import type { RequestsPageQuery } from './__generated__/RequestsPageQuery.graphql.ts'
import { AssigneeFilter, AssigneeFilterLoading } from './AssigneeFilter.tsx'
import { RequestFiltersBar } from './RequestFiltersBar.tsx'
import { RequestsTable } from './RequestsTable.tsx'
import { RequestsTableLoading } from './RequestsTableLoading.tsx'
import { requestsWords } from './requestsWords.ts'
import { useRequestFilters } from './useRequestFilters.ts'

const requestsPageQuery = graphql`
  query RequestsPageQuery(
    $text: String
    $state: ServiceRequestState
    $assigneeId: ID
    $assignment: ServiceRequestAssignment
    $isOverdue: Boolean
    $sort: ServiceRequestSort
  ) {
    ...RequestsTable_query
    ...AssigneeFilter_query
  }
`

/** The list of service requests (spec 2.9): filters and order are in the address, rows change as colleagues work. */
export function RequestsPage({ queryRef }: PageProps<RequestsPageQuery>) {
  const list = useRequestFilters()
  usePageTitle(requestsWords.title)

  return (
    <Page width="full">
      <PageHeader
        title={requestsWords.title}
        subtitle={requestsWords.subtitle}
        actions={<ExportLink list="service-requests" variables={queryRef.variables} />}
      />
      <RequestFiltersBar
        list={list}
        assigneeFilter={
          <FailureBoundary resetKey={queryRef} fallback={<AssigneeFilterLoading />}>
            <Suspense fallback={<AssigneeFilterLoading />}>
              <Assignees queryRef={queryRef} list={list} />
            </Suspense>
          </FailureBoundary>
        }
      />
      <FailureBoundary resetKey={queryRef} title="Service requests could not be loaded">
        <Suspense fallback={<RequestsTableLoading />}>
          <Results queryRef={queryRef} list={list} />
        </Suspense>
      </FailureBoundary>
    </Page>
  )
}

interface PartProps extends PageProps<RequestsPageQuery> {
  list: ReturnType<typeof useRequestFilters>
}

function Assignees({ queryRef, list }: PartProps) {
  const query = usePreloadedQuery<RequestsPageQuery>(requestsPageQuery, queryRef)
  return (
    <AssigneeFilter
      query={query}
      value={list.values.assignee}
      onChange={(assignee) => list.choose({ assignee })}
    />
  )
}

function Results({ queryRef, list }: PartProps) {
  const query = usePreloadedQuery<RequestsPageQuery>(requestsPageQuery, queryRef)
  return <RequestsTable query={query} variables={queryRef.variables} list={list} />
}
