import { graphql, links, useFragment } from '@coverdesk/contract'
import {
  BuildingIcon,
  FileIcon,
  FileTextIcon,
  type IconComponent,
  InboxIcon,
  Link,
  MailIcon,
  openedAt,
  PhoneIcon,
  ShieldCheckIcon,
  TimelineItem,
  UserIcon,
} from '@coverdesk/design-system'
import { initiatorName } from '../shared/initiatorName.ts'
import type { AccountTimelineItem_event$key } from './__generated__/AccountTimelineItem_event.graphql.ts'

const icons: Record<string, IconComponent> = {
  ACCOUNT: BuildingIcon,
  APPLICATION: FileTextIcon,
  CALL: PhoneIcon,
  CERTIFICATE: FileTextIcon,
  CONTACT: UserIcon,
  DOCUMENT: FileIcon,
  EMAIL_THREAD: MailIcon,
  POLICY: ShieldCheckIcon,
  SERVICE_REQUEST: InboxIcon,
}

/** One thing that happened, who did it, and the way to what it happened to. */
export function AccountTimelineItem({
  accountId,
  event,
}: {
  accountId: string
  event: AccountTimelineItem_event$key
}) {
  const { at, title, about, subject, initiatorType, initiator, page } = useFragment(
    graphql`
      fragment AccountTimelineItem_event on AccountTimelineEvent {
        at
        title
        about
        subject
        initiatorType
        initiator {
          name
        }
        page {
          __typename
          id
        }
      }
    `,
    event,
  )
  const href = page && hrefOf(page.__typename, { id: page.id, accountId, subject })
  return (
    <TimelineItem
      actor={title}
      icon={icons[subject]}
      summary={
        <>
          {about && (
            <>
              {href ? <Link href={href}>{about}</Link> : about}
              {' · '}
            </>
          )}
          by {initiatorName(initiatorType, initiator?.name)}
          {href && !about && (
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

interface Place {
  readonly id: string
  readonly accountId: string
  readonly subject: string
}

function hrefOf(typename: string, { id, accountId, subject }: Place): string | null {
  if (typename === 'ServiceRequest') return links.serviceRequest(id)
  if (typename === 'BusinessPolicy')
    return links.policy(id, subject === 'DOCUMENT' ? 'documents' : 'overview')
  if (typename === 'CertificateOfLiabilityInsurance') return links.certificate(accountId, id)
  if (typename === 'Call') return links.call(id)
  if (typename === 'EmailThread') return links.email(id)
  return null
}
