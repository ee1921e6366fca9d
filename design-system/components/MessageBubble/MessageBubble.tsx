import { Children, useId, type ReactNode } from 'react'
import { openedAt, shortDateTime, timeOfDay } from '../../formats/dates.ts'
import { dateOf, type Moment } from '../../formats/moment.ts'
import { SparklesIcon, UserIcon, UsersIcon } from '../../icons/icons.ts'
import { classNames } from '../../private/classNames.ts'
import { scrollIntoSight } from '../../private/scrollIntoSight.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import type { IconComponent } from '../Icon/Icon.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { MarkdownText } from '../MarkdownText/MarkdownText.tsx'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { Attachment } from './attachment.ts'
import { AttachmentList } from './AttachmentList.tsx'
import { authorNames, sideOf, type Conversation, type MessageAuthor } from './messageAuthor.ts'
import * as styles from './MessageBubble.css.ts'
import { MessageDelivery, type Delivery } from './MessageDelivery.tsx'

export type MessageBubbleProps = {
  author: MessageAuthor
  /** The author's name if known; 'You', 'Cara', 'Agent', 'Client' or 'Participant' by default. */
  name?: string | null | undefined
  /** Decides the side: `withCara` puts her answers opposite yours, `withClient` on the agency's side; `withCara` by default. */
  conversation?: Conversation
  sentAt?: Moment | null | undefined
  /** An email's subject. */
  subject?: string | null | undefined
  /** An email's recipient. */
  to?: string | null | undefined
  text: string
  /** What Copy copies, for an answer with its sources; the text by default. */
  copyText?: string | undefined
  /** Whether the text is parsed: `markdown` for Cara by default, `plain` for everyone else. */
  format?: 'markdown' | 'plain'
  attachments?: readonly Attachment[] | undefined
  /** The delivery state of an outgoing message; `sent` by default. */
  delivery?: Delivery
  /** Whether it closely follows the same author's last message, so that the name need not repeat; `false` by default. */
  isContinued?: boolean
  /** Whether a search led to it: it is scrolled into sight and outlined; `false` by default. */
  isFound?: boolean
  /** Content below the text: quotes, documents. */
  children?: ReactNode
}

const delivered: Delivery = { state: 'sent' }

/** One message: who said what and when, with its files, on its author's side. */
export function MessageBubble({
  author,
  name: givenName,
  conversation = 'withCara',
  sentAt,
  subject,
  to,
  text,
  copyText = text,
  format = author === 'cara' ? 'markdown' : 'plain',
  attachments = [],
  delivery = delivered,
  isContinued = false,
  isFound = false,
  children,
}: MessageBubbleProps) {
  const nameId = useId()
  const side = sideOf(author, conversation)
  const isOwn = author === 'user' && !givenName
  const name = givenName || authorNames[author]
  const hasFailed = delivery.state === 'failed'
  // Cara's answers are read like a page: long texts, tables and quotes need no bubble.
  const isPlain = author === 'cara' && side === 'start'
  // Files alone need no empty bubble above them.
  const hasContent = text !== '' || Boolean(subject || to) || Children.toArray(children).length > 0
  return (
    <article
      ref={isFound ? scrollIntoSight : undefined}
      aria-labelledby={nameId}
      className={classNames(
        styles.message,
        isPlain ? styles.wholeWidth : styles.side[side],
        isOwn && styles.own,
      )}
    >
      {!isOwn && (
        <span className={styles.avatar}>
          {!isContinued && <Avatar name={name} icon={givenName ? undefined : pictures[author]} />}
        </span>
      )}
      <div className={styles.column[side]}>
        <header className={isContinued ? styles.continuedHead[side] : styles.head}>
          <span className={styles.sender[side]}>
            {isContinued ? (
              <VisuallyHidden id={nameId}>{name}</VisuallyHidden>
            ) : (
              <span id={nameId} className={styles.name} dir="auto">
                {name}
              </span>
            )}
            {givenName && conversation === 'withClient' && !isContinued && (
              <span className={styles.time}>{authorNames[author]}</span>
            )}
            <SentAt moment={sentAt} isDated={conversation === 'withClient'} />
          </span>
          {text !== '' && (
            <span className={styles.actions[side]}>
              <CopyButton text={copyText} tone="quiet" />
            </span>
          )}
        </header>
        {(hasContent || attachments.length === 0) && (
          <div
            className={
              isPlain
                ? classNames(styles.plain, isFound && styles.found)
                : classNames(
                    styles.bubble,
                    styles.look[side],
                    hasFailed && styles.failed,
                    isFound && styles.found,
                  )
            }
          >
            <Envelope subject={subject} to={to} />
            {format === 'markdown' ? (
              <MarkdownText text={text} headingLevel={4} />
            ) : (
              <div className={styles.words} dir="auto">
                {hasContent ? text : <Text tone="muted">No message</Text>}
              </div>
            )}
            {children}
          </div>
        )}
        {attachments.length > 0 && <AttachmentList attachments={attachments} />}
        <MessageDelivery delivery={delivery} />
      </div>
    </article>
  )
}

// People whose names are known show their initials.
const pictures = {
  user: undefined,
  cara: SparklesIcon,
  agent: UsersIcon,
  client: UserIcon,
  participant: UserIcon,
} as const satisfies Record<MessageAuthor, IconComponent | undefined>

/** Client conversations last days, so a time without a date is not enough. */
function SentAt({ moment, isDated }: { moment: Moment | null | undefined; isDated: boolean }) {
  const date = dateOf(moment)
  if (!date) return null
  return (
    <time dateTime={date.toISOString()} title={openedAt(date)} className={styles.time}>
      {isDated ? shortDateTime(date) : timeOfDay(date)}
    </time>
  )
}

function Envelope({ subject, to }: Pick<MessageBubbleProps, 'subject' | 'to'>) {
  if (!subject && !to) return null
  return (
    <div className={styles.envelope}>
      {subject && (
        <div className={styles.subject} dir="auto">
          {subject}
        </div>
      )}
      {to && <div className={styles.to}>To: {to}</div>}
    </div>
  )
}
