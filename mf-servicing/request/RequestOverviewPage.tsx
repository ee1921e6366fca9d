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

/** What the request says (spec 2.10, overview); its dialogs lie over it. */
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
  // The page around it leaves for the list when there is no such request.
  if (!query.serviceRequest) return null
  return (
    <>
      <RequestOverview request={query.serviceRequest} query={query} />
      <Outlet />
    </>
  )
}
