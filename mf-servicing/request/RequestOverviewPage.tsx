import {
  graphql,
  type PageProps,
  refresh,
  useAgencyChanges,
  useFreshLinks,
  usePreloadedQuery,
} from '@coverdesk/contract'
import requestOverviewPageQuery, {
  type RequestOverviewPageQuery,
} from './__generated__/RequestOverviewPageQuery.graphql.ts'
import { RequestOverview } from './RequestOverview.tsx'

/** What the request says (spec 2.10, overview). */
export function RequestOverviewPage({ queryRef }: PageProps<RequestOverviewPageQuery>) {
  const query = usePreloadedQuery<RequestOverviewPageQuery>(
    graphql`
      query RequestOverviewPageQuery($id: ID!) {
        serviceRequest(id: $id) {
          ...RequestOverview_request
        }
        ...RequestOverview_query
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  const lookAgain = useAgencyChanges({ subjectId: variables.id, exceptOwn: true }, () =>
    refresh<RequestOverviewPageQuery>(requestOverviewPageQuery, variables),
  )
  useFreshLinks(lookAgain)
  // The page around it leaves for the list when there is no such request.
  return query.serviceRequest && <RequestOverview request={query.serviceRequest} query={query} />
}
