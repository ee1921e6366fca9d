import { graphql, useFragment } from '@coverdesk/contract'
import { Badge, Button, ButtonLink, ForwardIcon, Inline, Stack, Text, toast } from '@coverdesk/design-system'
import { MessageBubble, type MessageAuthor } from '@coverdesk/design-system/conversation'
import { useState } from 'react'
import * as styles from '../shared/CaraActions.css.ts'
import type { EmailMessage_email$key } from './__generated__/EmailMessage_email.graphql.ts'
import { confirmEmailSent, resendEmail } from './threadMutations.ts'

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

/** Decides what becomes of a message that was not sent, or may not have been. */
function DeliveryActions({ id, canConfirm }: { id: string; canConfirm: boolean }) {
  const [busy, setBusy] = useState<'resend' | 'confirm' | null>(null)

  async function handlePress(action: 'resend' | 'confirm') {
    setBusy(action)
    const failure = await (action === 'resend' ? resendEmail(id) : confirmEmailSent(id))
    setBusy(null)
    if (failure) toast.show({ title: failure, tone: 'danger' })
  }

  return (
    <Inline space="xs">
      <Button size="small" isLoading={busy === 'resend'} onPress={() => void handlePress('resend')}>
        Send again
      </Button>
      {canConfirm && (
        <Button size="small" isLoading={busy === 'confirm'} onPress={() => void handlePress('confirm')}>
          Mark as sent
        </Button>
      )}
    </Inline>
  )
}

interface EmailMessageProps {
  /** Where the message is passed on to somebody. */
  forwardHref: string
  email: EmailMessage_email$key
  /** The unconfirmed sender that the thread's own warning is about. */
  warnedAbout: string | null
  /** Whether a search led to it. */
  isFound: boolean
}

/** One email on its sender's side; quoted text is collapsed. */
export function EmailMessage({ forwardHref, email, warnedAbout, isFound }: EmailMessageProps) {
  const message = useFragment(
    graphql`
      fragment EmailMessage_email on Email {
        id
        subject
        body
        quoted
        from
        fromEmail
        to {
          name
          address
        }
        cc {
          name
          address
        }
        approvedBy {
          name
        }
        senderRole
        isSenderVerified
        hasHiddenText
        automatic
        sentAt
        delivery
        failure
        viewerCanResend {
          isAllowed
        }
        viewerCanConfirmSent {
          isAllowed
        }
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
  const everyone = [...message.to, ...message.cc]
  const recipients = everyone.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ')
  return (
    <MessageBubble
      author={authors[message.senderRole] ?? 'participant'}
      name={message.senderRole === 'CARA' ? null : (message.approvedBy?.name ?? message.from)}
      conversation="withClient"
      sentAt={message.sentAt}
      subject={message.subject}
      to={everyone.map(({ name, address }) => name ?? address).join(', ')}
      text={message.body}
      copyText={copied({ subject: message.subject, recipients, body: message.body })}
      format="plain"
      isFound={isFound}
      attachments={message.attachments.map(({ id, name, url, size }) => ({ id, name, href: url, size }))}
    >
      <Stack space="xs">
        <Inline space="xs">
          {delivery && <Badge tone={delivery.tone}>{delivery.label}</Badge>}
          {message.automatic && <Badge tone="neutral">{automaticLabels[message.automatic]}</Badge>}
          {message.hasHiddenText && <Badge tone="warning">Hidden text left out</Badge>}
          {!message.isSenderVerified &&
            message.fromEmail !== warnedAbout &&
            (message.senderRole === 'CLIENT' || message.senderRole === 'PARTICIPANT') && (
              <Badge tone="warning">Sender not confirmed</Badge>
            )}
        </Inline>
        {message.failure && <Text size="small">{message.failure}</Text>}
        {(message.viewerCanResend.isAllowed || message.viewerCanConfirmSent.isAllowed) && (
          <DeliveryActions id={message.id} canConfirm={message.viewerCanConfirmSent.isAllowed} />
        )}
        {message.quoted && (
          <details className={styles.details}>
            <summary className={styles.summary}>Earlier messages</summary>
            <pre className={styles.json}>{message.quoted}</pre>
          </details>
        )}
        <div>
          <ButtonLink href={forwardHref} size="small" tone="quiet" icon={ForwardIcon}>
            Forward
          </ButtonLink>
        </div>
      </Stack>
    </MessageBubble>
  )
}

interface CopiedEmail {
  readonly subject: string | null | undefined
  readonly recipients: string
  readonly body: string
}

/** The whole email as plain text, ready to paste. */
function copied({ subject, recipients, body }: CopiedEmail): string {
  return [`To: ${recipients}`, ...(subject ? [`Subject: ${subject}`] : []), '', body].join('\n')
}
