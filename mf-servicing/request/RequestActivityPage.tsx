import {
  graphql,
  Outlet,
  type PageProps,
  refresh,
  useAgencyChanges,
  usePreloadedQuery,
} from '@coverdesk/contract'
import requestActivityPageQuery, {
  type RequestActivityPageQuery,
} from './__generated__/RequestActivityPageQuery.graphql.ts'
import { Panel, Stack } from '@coverdesk/design-system'
import { CommentBox } from './CommentBox.tsx'
import { RequestTimeline } from './RequestTimeline.tsx'

/** A request's comments and changes (spec 2.10, Comments and Activity). */
export function RequestActivityPage({ queryRef }: PageProps<RequestActivityPageQuery>) {
  const query = usePreloadedQuery<RequestActivityPageQuery>(
    graphql`
      query RequestActivityPageQuery($id: ID!) {
        serviceRequest(id: $id) {
          ...RequestTimeline_request
          ...CommentBox_request
        }
        ...CommentBox_query
      }
    `,
    queryRef,
  )
  const { serviceRequest } = query
  const { variables } = queryRef
  useAgencyChanges({ subjectId: variables.id, exceptOwn: true }, () =>
    refresh<RequestActivityPageQuery>(requestActivityPageQuery, variables),
  )
  // The parent page redirects to the list if the request does not exist.
  if (!serviceRequest) return null
  return (
    <Panel>
      <Stack space="l">
        <RequestTimeline request={serviceRequest} />
        <CommentBox request={serviceRequest} query={query} />
      </Stack>
      <Outlet />
    </Panel>
  )
}
