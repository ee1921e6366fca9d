import {
  errorText,
  graphql,
  links,
  Outlet,
  type PageProps,
  refresh,
  ThreadStateBadge,
  useDialog,
  useLocation,
  usePageTitle,
  usePreloadedQuery,
  WaitingForBadge,
} from '@coverdesk/contract'
import {
  Button,
  FactLine,
  Heading,
  Inline,
  Link,
  orDash,
  relativeTime,
  shortDateTime,
  SlideOver,
  Stack,
  Text,
  toast,
} from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import { useState } from 'react'
import { correctConversation } from '../corrections/corrections.ts'
import { paths } from '../paths.ts'
import { CaraActions } from '../shared/CaraActions.tsx'
import { MissingConversation } from '../shared/MissingConversation.tsx'
import { OpenedRequests } from '../shared/OpenedRequests.tsx'
import { useConversationChanges } from '../shared/useConversationChanges.ts'
import threadSlideOverQuery, {
  type ThreadSlideOverQuery,
} from './__generated__/ThreadSlideOverQuery.graphql.ts'
import { EmailMessage } from './EmailMessage.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { updateThread } from './threadMutations.ts'

/** One email conversation: its messages, Cara's decisions, and the reply (spec 2 §2). */
export function ThreadSlideOver({ queryRef }: PageProps<ThreadSlideOverQuery>) {
  const { emailThread: thread } = usePreloadedQuery<ThreadSlideOverQuery>(
    graphql`
      query ThreadSlideOverQuery($id: ID!) {
        emailThread(id: $id) {
          id
          subject
          fromName
          fromEmail
          isSenderVerified
          senderWarning
          state
          waitingFor
          waitingSince
          summary
          fraudWarning {
            result
            evidence
          }
          createdAt
          account {
            id
            account {
              name
            }
          }
          possibleAccount {
            id
            account {
              name
            }
          }
          serviceRequests {
            id
            isBankChange
            ...OpenedRequests_requests
          }
          toolCalls {
            ...CaraActions_actions
          }
          emails {
            id
            ...EmailMessage_email
          }
          ...ReplyForm_thread
        }
      }
    `,
    queryRef,
  )
  const { id } = queryRef.variables
  const { search, hash } = useLocation()
  const dialog = useDialog()
  usePageTitle(thread?.subject ?? 'Email thread')
  useConversationChanges(id, thread, () => refresh<ThreadSlideOverQuery>(threadSlideOverQuery, { id }))
  if (!thread)
    return <MissingConversation what="email thread" list={{ href: paths.emails(), label: 'All emails' }} />

  return (
    <SlideOver
      {...dialog}
      description={orDash(thread.subject)}
      isOpen
      isDismissable={false}
      footer={<StateButton id={id} state={thread.state} />}
      above={<Outlet />}
    >
      <Stack space="l">
        <Stack space="s">
          <Inline space="xs">
            <ThreadStateBadge state={thread.state} />
            {thread.waitingFor && (
              <>
                <Text tone="muted">Waiting for</Text>
                <WaitingForBadge waitingFor={thread.waitingFor} />
              </>
            )}
            {thread.waitingSince && <Text tone="muted">{relativeTime(thread.waitingSince)}</Text>}
          </Inline>
          <FactLine>
            {thread.account ? (
              <Link href={links.account(thread.account.id)}>{thread.account.account.name}</Link>
            ) : (
              <Link href={paths.emailAccount(id, search)}>Choose the account</Link>
            )}
            {thread.fromName}
            {thread.fromEmail || null}
            {`Started ${shortDateTime(thread.createdAt)}`}
          </FactLine>
          {thread.fraudWarning && (
            <Banner tone="danger" title={thread.fraudWarning.result}>
              {thread.fraudWarning.evidence.map((quote) => `“${quote}”`).join(' ')}
            </Banner>
          )}
          {thread.serviceRequests.some(({ isBankChange }) => isBankChange) && (
            <Banner tone="danger" title="This message asks to change bank details, as fraud often does.">
              Before you change anything, call the client at a phone number on file, not one from the message.
            </Banner>
          )}
          {thread.senderWarning && <Banner tone="warning" title={thread.senderWarning} />}
          {thread.possibleAccount && (
            <Banner
              tone="warning"
              title={`This may be ${thread.possibleAccount.account.name.replace(/\.$/, '')}.`}
              action={
                <ConfirmAccount
                  id={id}
                  accountId={thread.possibleAccount.id}
                  name={thread.possibleAccount.account.name}
                />
              }
            >
              Before you act on a cancellation or a change, call the client at a phone number on file.
            </Banner>
          )}
          {/* One message says it better than its summary. */}
          {thread.summary && thread.emails.length > 1 && <Text>{thread.summary}</Text>}
        </Stack>
        <OpenedRequests
          conversationId={id}
          accountHref={paths.emailAccount(id, search)}
          hasAccount={thread.account != null}
          requests={thread.serviceRequests}
        />
        <Stack space="s">
          <Heading level={3}>Messages</Heading>
          {thread.emails.map((email) => (
            <EmailMessage
              key={email.id}
              email={email}
              forwardHref={paths.forwardEmail(id, email.id, search)}
              isFound={hash === `#${email.id}`}
              warnedAbout={thread.isSenderVerified ? null : thread.fromEmail}
            />
          ))}
        </Stack>
        <ReplyForm thread={thread} />
        {thread.toolCalls.length > 0 && <CaraActions actions={thread.toolCalls} />}
      </Stack>
    </SlideOver>
  )
}

/** Says whose an unconfirmed message is; Cara then prepares its requests for that account. */
function ConfirmAccount({ id, accountId, name }: { id: string; accountId: string; name: string }) {
  const [isBusy, setIsBusy] = useState(false)

  async function handlePress() {
    setIsBusy(true)
    const failure = errorText(await correctConversation(id, { accountId }))
    setIsBusy(false)
    if (failure === null) toast.show({ tone: 'success', title: 'Account confirmed' })
    else toast.show({ tone: 'danger', title: failure })
  }

  return (
    <Button size="small" isLoading={isBusy} onPress={() => void handlePress()}>
      {`Use ${name}`}
    </Button>
  )
}

/** Closes a conversation that needs no reply, or reopens it. */
function StateButton({ id, state }: { id: string; state: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const isEnded = state === 'ENDED'

  async function handlePress() {
    setIsBusy(true)
    const failure = await updateThread(id, { state: isEnded ? 'ACTIVE' : 'ENDED' })
    setIsBusy(false)
    if (failure) toast.show({ title: failure, tone: 'danger' })
  }

  return (
    <Button isLoading={isBusy} onPress={() => void handlePress()}>
      {isEnded ? 'Reopen thread' : 'End thread'}
    </Button>
  )
}
