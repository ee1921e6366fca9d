import { graphql, useFragment, useLocation } from '@coverdesk/contract'
import { TabsNav } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { RequestTabs_request$key } from './__generated__/RequestTabs_request.graphql.ts'

interface RequestTabsProps {
  id: string
  /** Null while the request is loading. */
  request: RequestTabs_request$key | null
}

/** The sub-pages of a request; the conversation has a tab once there are calls or email threads. */
export function RequestTabs({ id, request }: RequestTabsProps) {
  const conversations = useFragment(
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
    request,
  )
  const { pathname } = useLocation()
  const hasConversation = (conversations?.calls.length ?? 0) + (conversations?.emailThreads.length ?? 0) > 0
  const tabs: { href: string; label: string; also?: string[] }[] = [
    { href: paths.overview(id), label: 'Overview', also: [paths.resolve(id), paths.update(id)] },
    ...(hasConversation ? [{ href: paths.conversation(id), label: 'Conversation' }] : []),
    { href: paths.activity(id), label: 'Comments and Activity' },
  ]
  return (
    <TabsNav
      label="Service request"
      items={tabs.map(({ href, label, also = [] }) => ({
        href,
        label,
        isCurrent: pathname.startsWith(href) || also.includes(pathname),
      }))}
    />
  )
}
