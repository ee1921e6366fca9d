import { graphql, useFragment } from '@coverdesk/contract'
import { Badge, Inline, Stack } from '@coverdesk/design-system'
import { MessageBubble, type MessageAuthor } from '@coverdesk/design-system/conversation'
import * as styles from '../shared/CaraActions.css.ts'
import type { EmailMessage_email$key } from './__generated__/EmailMessage_email.graphql.ts'

const authors: Readonly<Record<string, MessageAuthor>> = {
  AGENT: 'agent',
  CARA: 'cara',
  CLIENT: 'client',
  PARTICIPANT: 'participant',
}

/** Only what needs attention; a delivered message shows nothing. */
const deliveries: Readonly<Record<string, { tone: 'info' | 'warning' | 'danger'; label: string }>> = {
  QUEUED: { tone: 'info', label: 'Waiting to be sent' },
  SENDING: { tone: 'info', label: 'Sending' },
  UNCONFIRMED: { tone: 'warning', label: 'May not have been sent' },
  FAILED: { tone: 'danger', label: 'Not sent' },
  BOUNCED: { tone: 'danger', label: 'Bounced' },
}

const automaticLabels: Readonly<Record<string, string>> = {
  AUTO_REPLY: 'Automatic reply',
  BOUNCE: 'Delivery failure notice',
  LOOP: 'Mail loop',
  NEWSLETTER: 'Newsletter',
}

/** One email on its sender's side; quoted text is collapsed. */
export function EmailMessage({ email }: { email: EmailMessage_email$key }) {
  const message = useFragment(
    graphql`
      fragment EmailMessage_email on Email {
        subject
        body
        quoted
        from
        to {
          name
          address
        }
        senderRole
        isSenderVerified
        automatic
        sentAt
        delivery
        failure
        attachments {
          id
          name
          url
          size
        }
      }
    `,
    email,
  )
  const delivery = deliveries[message.delivery]
  return (
    <MessageBubble
      author={authors[message.senderRole] ?? 'participant'}
      name={message.senderRole === 'CARA' ? null : message.from}
      conversation="withClient"
      sentAt={message.sentAt}
      subject={message.subject}
      to={message.to.map(({ name, address }) => name ?? address).join(', ')}
      text={message.body}
      format="plain"
      attachments={message.attachments.map(({ id, name, url, size }) => ({ id, name, href: url, size }))}
    >
      <Stack space="xs">
        <Inline space="xs">
          {delivery && <Badge tone={delivery.tone}>{delivery.label}</Badge>}
          {message.automatic && <Badge tone="neutral">{automaticLabels[message.automatic]}</Badge>}
          {!message.isSenderVerified &&
            (message.senderRole === 'CLIENT' || message.senderRole === 'PARTICIPANT') && (
              <Badge tone="warning">Sender not confirmed</Badge>
            )}
        </Inline>
        {message.failure && <span>{message.failure}</span>}
        {message.quoted && (
          <details className={styles.details}>
            <summary className={styles.summary}>Earlier messages</summary>
            <pre className={styles.json}>{message.quoted}</pre>
          </details>
        )}
      </Stack>
    </MessageBubble>
  )
}
