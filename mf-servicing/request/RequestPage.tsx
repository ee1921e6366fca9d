import {
  graphql,
  MissingRecord,
  type PageProps,
  requestTypeLabel,
  usePageTitle,
  usePreloadedQuery,
} from '@coverdesk/contract'
import { orDash } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { RequestPageQuery } from './__generated__/RequestPageQuery.graphql.ts'
import { RequestActions } from './RequestActions.tsx'
import { RequestHeader } from './RequestHeader.tsx'
import { useColleagueNews } from './useColleagueNews.ts'

/** A service request's header (spec 2.10): its customer, and its actions. */
export function RequestPage({ queryRef }: PageProps<RequestPageQuery>) {
  const { serviceRequest: request } = usePreloadedQuery<RequestPageQuery>(
    graphql`
      query RequestPageQuery($id: ID!) {
        serviceRequest(id: $id) {
          customerName
          clientName
          type
          ...RequestHeader_request
          # The tabs around this page show it.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...RequestTabs_request
          ...RequestActions_request
        }
      }
    `,
    queryRef,
  )
  const { id } = queryRef.variables
  useColleagueNews(id)
  usePageTitle(
    request ? `${orDash(request.customerName ?? request.clientName)}, ${requestTypeLabel(request.type)}` : '',
  )

  if (!request) return <MissingRecord what="service request" to={paths.requests()} />
  return <RequestHeader request={request} actions={<RequestActions request={request} />} />
}
