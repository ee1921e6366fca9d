import { graphql, links, useFragment } from '@coverdesk/contract'
import {
  BuildingIcon,
  FileIcon,
  FileTextIcon,
  type IconComponent,
  InboxIcon,
  Link,
  openedAt,
  ShieldCheckIcon,
  TimelineItem,
  UserIcon,
} from '@coverdesk/design-system'
import { initiatorName } from '../shared/initiatorName.ts'
import type { AccountTimelineItem_event$key } from './__generated__/AccountTimelineItem_event.graphql.ts'

const icons: Record<string, IconComponent> = {
  ACCOUNT: BuildingIcon,
  APPLICATION: FileTextIcon,
  CERTIFICATE: FileTextIcon,
  CONTACT: UserIcon,
  DOCUMENT: FileIcon,
  POLICY: ShieldCheckIcon,
  SERVICE_REQUEST: InboxIcon,
}

/** One thing that happened, who did it, and the way to what it happened to. */
export function AccountTimelineItem({ event }: { event: AccountTimelineItem_event$key }) {
  const { at, title, subject, initiatorType, initiator, node } = useFragment(
    graphql`
      fragment AccountTimelineItem_event on AccountTimelineEvent {
        at
        title
        subject
        initiatorType
        initiator {
          name
        }
        node {
          __typename
          id
        }
      }
    `,
    event,
  )
  const href = node && hrefOf(node.__typename, node.id)
  return (
    <TimelineItem
      actor={title}
      icon={icons[subject]}
      summary={
        <>
          by {initiatorName(initiatorType, initiator?.name)}
          {href && (
            <>
              {' · '}
              <Link href={href}>View</Link>
            </>
          )}
        </>
      }
      time={openedAt(at)}
      dateTime={at}
    />
  )
}

function hrefOf(typename: string, id: string): string | null {
  if (typename === 'ServiceRequest') return links.serviceRequest(id)
  if (typename === 'BusinessPolicy') return links.policy(id)
  return null
}
