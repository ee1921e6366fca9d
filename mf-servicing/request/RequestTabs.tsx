import { graphql, useFragment, useLazyLoadQuery, useLocation } from '@coverdesk/contract'
import { TabsNav } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { RequestTabs_request$key } from './__generated__/RequestTabs_request.graphql.ts'
import type { RequestTabsQuery } from './__generated__/RequestTabsQuery.graphql.ts'

/** The sub-pages of a request; the conversation has a tab once there are calls or email threads. */
export function RequestTabs({ id }: { id: string }) {
  // Loaded by the page. The tabs are rendered before, and stay mounted when it arrives.
  const { serviceRequest } = useLazyLoadQuery<RequestTabsQuery>(
    graphql`
      query RequestTabsQuery($id: ID!) {
        serviceRequest(id: $id) {
          ...RequestTabs_request
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-only' },
  )
  const conversations = useFragment<RequestTabs_request$key>(
    graphql`
      fragment RequestTabs_request on ServiceRequest {
        calls {
          id
        }
        emailThreads {
          id
        }
      }
    `,
    serviceRequest ?? null,
  )
  const { pathname } = useLocation()
  const hasConversation = (conversations?.calls?.length ?? 0) + (conversations?.emailThreads?.length ?? 0) > 0
  const others = [
    ...(hasConversation ? [{ href: paths.conversation(id), label: 'Conversation' }] : []),
    { href: paths.activity(id), label: 'Comments and Activity' },
  ]
  return (
    <TabsNav
      label="Service request"
      items={[
        // The dialogs of a request open over its overview.
        {
          href: paths.overview(id),
          label: 'Overview',
          isCurrent: !others.some(({ href }) => pathname.startsWith(href)),
        },
        ...others.map((tab) => ({ ...tab, isCurrent: pathname.startsWith(tab.href) })),
      ]}
    />
  )
}
