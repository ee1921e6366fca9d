import {
  graphql,
  Outlet,
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

/** The request's overview (spec 2.10, overview); its dialogs open above it. */
export function RequestOverviewPage({ queryRef }: PageProps<RequestOverviewPageQuery>) {
  const query = usePreloadedQuery<RequestOverviewPageQuery>(
    graphql`
      query RequestOverviewPageQuery($id: ID!) {
        serviceRequest(id: $id) {
          preparedWork {
            id
          }
          ...RequestOverview_request
        }
        ...RequestOverview_query
      }
    `,
    queryRef,
  )
  const { variables } = queryRef
  const preparedId = query.serviceRequest?.preparedWork?.id
  const reload = () => refresh<RequestOverviewPageQuery>(requestOverviewPageQuery, variables)
  const lookAgain = useAgencyChanges({ subjectId: variables.id, exceptOwn: true }, reload)
  useAgencyChanges(
    ({ typename, subjectId }) =>
      preparedId === undefined ? typename === 'CaraWorkspace' : subjectId === preparedId,
    reload,
  )
  useFreshLinks(lookAgain)
  // The parent page redirects to the list if the request does not exist.
  if (!query.serviceRequest) return null
  return (
    <>
      <RequestOverview request={query.serviceRequest} query={query} />
      <Outlet />
    </>
  )
}
