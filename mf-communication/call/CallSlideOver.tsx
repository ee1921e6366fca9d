import {
  CallStatusBadge,
  graphql,
  links,
  Outlet,
  type PageProps,
  refresh,
  useDialog,
  useLocation,
  usePageTitle,
  usePreloadedQuery,
} from '@coverdesk/contract'
import {
  Badge,
  capitalized,
  duration,
  FactLine,
  Heading,
  Inline,
  Link,
  mediumDate,
  shortDateTime,
  SlideOver,
  Stack,
  Text,
} from '@coverdesk/design-system'
import { AudioPlayer } from '@coverdesk/design-system/conversation'
import { phone } from '@coverdesk/design-system/forms'
import { Banner } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import { CaraActions } from '../shared/CaraActions.tsx'
import { MissingConversation } from '../shared/MissingConversation.tsx'
import { OpenedRequests } from '../shared/OpenedRequests.tsx'
import { useConversationChanges } from '../shared/useConversationChanges.ts'
import callSlideOverQuery, { type CallSlideOverQuery } from './__generated__/CallSlideOverQuery.graphql.ts'
import { CallTools } from './CallTools.tsx'

/** One call: its summary, the recording in sync with the transcript, and the outcome (spec 2 §2). */
export function CallSlideOver({ queryRef }: PageProps<CallSlideOverQuery>) {
  const { call } = usePreloadedQuery<CallSlideOverQuery>(
    graphql`
      query CallSlideOverQuery($id: ID!) {
        call(id: $id) {
          id
          fromName
          fromNumber
          account {
            id
            account {
              name
            }
          }
          status
          sentiment
          successful
          startedAt
          endedAt
          summary
          disconnectionReason
          disclosedAssistant
          recordingConsent
          recordingUrl
          recordingFailure
          transcript {
            role
            content
            startSeconds
            ...CallTools_entries
          }
          serviceRequests {
            id
            ...OpenedRequests_requests
          }
          toolCalls {
            ...CaraActions_actions
          }
        }
      }
    `,
    queryRef,
  )
  const { id } = queryRef.variables
  const { search, hash } = useLocation()
  const dialog = useDialog()
  const caller = call?.fromName ?? (call?.fromNumber ? phone(call.fromNumber) : 'an unknown number')
  usePageTitle(`Call from ${caller}`)
  useConversationChanges(id, call, () => refresh<CallSlideOverQuery>(callSlideOverQuery, { id }))
  if (!call) return <MissingConversation what="call" list={{ href: paths.calls(), label: 'All calls' }} />

  const lines = call.transcript.flatMap(({ role, content, startSeconds }, index) =>
    role === 'USER' || role === 'AGENT'
      ? {
          id: `line-${index}`,
          speaker: role === 'USER' ? (call.fromName ?? 'Client') : 'Cara',
          text: content,
          ...(startSeconds != null && { startsAt: startSeconds }),
        }
      : [],
  )
  return (
    <SlideOver {...dialog} description={capitalized(caller)} isOpen above={<Outlet />}>
      <Stack space="l">
        <Stack space="s">
          <Inline space="xs">
            <CallStatusBadge status={call.status} />
            <SentimentBadge sentiment={call.sentiment} />
            {call.successful === false && <Badge tone="warning">Not resolved</Badge>}
          </Inline>
          <Text as="div" hasLineBreaks>
            {call.summary ??
              (call.status === 'IN_PROGRESS' ? 'The call is still in progress.' : 'There is no summary.')}
          </Text>
          <FactLine>
            {call.account ? (
              <Link href={links.account(call.account.id)}>{call.account.account.name}</Link>
            ) : (
              <Link href={paths.callAccount(id, search)}>Choose the account</Link>
            )}
            {call.fromName}
            {call.fromNumber && <Link href={`tel:${call.fromNumber}`}>{phone(call.fromNumber)}</Link>}
          </FactLine>
          <FactLine>
            {shortDateTime(call.startedAt)}
            {duration(call.startedAt, call.endedAt)}
            {call.disconnectionReason}
            {/* What the voice provider does not tell is left out. */}
            {call.disclosedAssistant != null &&
              (call.disclosedAssistant ? 'Assistant disclosed' : 'Assistant not disclosed')}
            {call.recordingConsent != null &&
              (call.recordingConsent ? 'Agreed to the recording' : 'Did not agree to the recording')}
          </FactLine>
        </Stack>
        <OpenedRequests
          conversationId={id}
          accountHref={paths.callAccount(id, search)}
          hasAccount={call.account != null}
          requests={call.serviceRequests}
        />
        <Stack space="s">
          <Heading level={3}>Recording and transcript</Heading>
          {call.recordingFailure && (
            <Banner tone="warning" title="The recording is missing">
              {call.recordingFailure}
            </Banner>
          )}
          <AudioPlayer
            label={`Call from ${caller}, ${mediumDate(call.startedAt)}`}
            src={call.recordingUrl}
            transcript={lines}
            foundLine={hash.slice(1) || undefined}
          />
          <CallTools entries={call.transcript} />
        </Stack>
        {call.toolCalls.length > 0 && <CaraActions actions={call.toolCalls} />}
      </Stack>
    </SlideOver>
  )
}

const sentiments: Readonly<Record<string, { tone: 'success' | 'neutral' | 'danger'; label: string }>> = {
  POSITIVE: { tone: 'success', label: 'Positive' },
  NEUTRAL: { tone: 'neutral', label: 'Neutral' },
  NEGATIVE: { tone: 'danger', label: 'Negative' },
}

function SentimentBadge({ sentiment }: { sentiment: string }) {
  const look = sentiments[sentiment]
  return look ? <Badge tone={look.tone}>{look.label}</Badge> : null
}
