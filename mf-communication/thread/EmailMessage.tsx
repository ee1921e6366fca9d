import { graphql, useFragment } from '@coverdesk/contract'
import { Badge, Button, ButtonLink, ForwardIcon, Inline, Stack, Text, toast } from '@coverdesk/design-system'
import { MessageBubble, type MessageAuthor } from '@coverdesk/design-system/conversation'
import { useState } from 'react'
import * as styles from '../shared/CaraActions.css.ts'
import type { EmailMessage_email$key } from './__generated__/EmailMessage_email.graphql.ts'
import { confirmEmailSent, resendEmail, undoEmail } from './threadMutations.ts'

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

const actions = {
  undo: { label: 'Undo', run: undoEmail },
  resend: { label: 'Send again', run: resendEmail },
  confirm: { label: 'Mark as sent', run: confirmEmailSent },
} as const
type DeliveryAction = keyof typeof actions

interface DeliveryActionsProps {
  id: string
  allowed: readonly DeliveryAction[]
  onUndone: () => void
}

/** Decides what becomes of a message that waits, was not sent, or may not have been. */
function DeliveryActions({ id, allowed, onUndone }: DeliveryActionsProps) {
  const [busy, setBusy] = useState<DeliveryAction | null>(null)

  async function handlePress(action: DeliveryAction) {
    setBusy(action)
    const failure = await actions[action].run(id)
    setBusy(null)
    if (failure) toast.show({ title: failure, tone: 'danger' })
    else if (action === 'undo') onUndone()
  }

  return (
    <Inline space="xs">
      {allowed.map((action) => (
        <Button
          key={action}
          size="small"
          isLoading={busy === action}
          onPress={() => void handlePress(action)}
        >
          {actions[action].label}
        </Button>
      ))}
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
  /** A reply was taken back before it was sent. */
  onReplyUndone: (body: string) => void
}

/** One email on its sender's side; quoted text is collapsed. */
export function EmailMessage({ forwardHref, email, warnedAbout, isFound, onReplyUndone }: EmailMessageProps) {
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
        isForward
        viewerCanUndo {
          isAllowed
        }
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
  const allowed = [
    ...(message.viewerCanUndo.isAllowed ? (['undo'] as const) : []),
    ...(message.viewerCanResend.isAllowed ? (['resend'] as const) : []),
    ...(message.viewerCanConfirmSent.isAllowed ? (['confirm'] as const) : []),
  ]
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
        {allowed.length > 0 && (
          <DeliveryActions
            id={message.id}
            allowed={allowed}
            onUndone={() => {
              if (!message.isForward) onReplyUndone(message.body)
            }}
          />
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
