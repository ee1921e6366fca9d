import { graphql, useBackLink, useLazyLoadQuery, useLocation, useParams } from '@coverdesk/contract'
import { Page, PageHeader, Skeleton, VisuallyHidden } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { RequestPageLoadingQuery } from './__generated__/RequestPageLoadingQuery.graphql.ts'
import { RequestHeader } from './RequestHeader.tsx'
import { requestId } from './requestId.ts'
import { RequestOverviewLoading } from './RequestOverviewLoading.tsx'
import { RequestPanelLoading } from './RequestPanelLoading.tsx'
import { RequestTabs } from './RequestTabs.tsx'

/** A request on its way: what the list already knew of it shows at once. */
export function RequestPageLoading() {
  const id = requestId(useParams())
  const { pathname } = useLocation()
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
    <Page>
      <VisuallyHidden role="status">Loading service request...</VisuallyHidden>
      {serviceRequest ? (
        <RequestHeader request={serviceRequest} actions={actions} />
      ) : (
        <PageHeader
          backLink={backLink}
          title={
            <>
              <VisuallyHidden>Service request</VisuallyHidden>
              <Skeleton shape="heading" width="l" />
            </>
          }
          subtitle={<Skeleton width="m" />}
          actions={actions}
        />
      )}
      <RequestTabs id={id} request={null} />
      {pathname === paths.overview(id) ? <RequestOverviewLoading /> : <RequestPanelLoading />}
    </Page>
  )
}

const actions = <Skeleton shape="control" width="m" />
