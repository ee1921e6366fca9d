import { graphql, useBackLink, useLazyLoadQuery, useParams } from '@coverdesk/contract'
import { PageHeaderSkeleton, Skeleton, VisuallyHidden } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { RequestPageLoadingQuery } from './__generated__/RequestPageLoadingQuery.graphql.ts'
import { RequestHeader } from './RequestHeader.tsx'
import { requestId } from './requestId.ts'

/** A loading request: shows immediately what the list already has. */
export function RequestPageLoading() {
  const id = requestId(useParams())
  const backLink = useBackLink({ href: paths.requests(), label: 'Service requests' })
  const { serviceRequest } = useLazyLoadQuery<RequestPageLoadingQuery>(
    graphql`
      query RequestPageLoadingQuery($id: ID!) {
        serviceRequest(id: $id) {
          ...RequestHeader_request
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-only' },
  )
  return (
    <>
      <VisuallyHidden role="status">Loading service request...</VisuallyHidden>
      {serviceRequest ? (
        <RequestHeader request={serviceRequest} actions={actions} />
      ) : (
        <PageHeaderSkeleton noun="Service request" backLink={backLink} actions={actions} />
      )}
    </>
  )
}

const actions = <Skeleton shape="control" width="m" />
