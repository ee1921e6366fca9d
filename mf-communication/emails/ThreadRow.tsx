import {
  foundText,
  graphql,
  RequestMarks,
  ThreadStateBadge,
  useFragment,
  useLocation,
  WaitingForBadge,
} from '@coverdesk/contract'
import {
  CellNote,
  CellPart,
  Inline,
  MarkedText,
  orDash,
  relativeTime,
  Row,
  shortDateTime,
  Stack,
  Text,
} from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { ThreadRow_thread$key } from './__generated__/ThreadRow_thread.graphql.ts'

export function ThreadRow({ thread }: { thread: ThreadRow_thread$key }) {
  const { search } = useLocation()
  const {
    id,
    subject,
    fromName,
    fromEmail,
    account,
    state,
    waitingFor,
    waitingSince,
    hasDraft,
    isWaitingForApproval,
    serviceRequests,
    preview,
    passage,
    updatedAt,
  } = useFragment(
    graphql`
      fragment ThreadRow_thread on EmailThread @argumentDefinitions(text: { type: "String" }) {
        id
        subject
        fromName
        fromEmail
        account {
          account {
            name
          }
        }
        state
        waitingFor
        waitingSince
        hasDraft
        isWaitingForApproval
        serviceRequests {
          state
          ...RequestMarks_request @relay(mask: false)
        }
        preview
        passage(text: $text) {
          link
          ...foundText_passage @relay(mask: false)
        }
        updatedAt
      }
    `,
    thread,
  )
  const open = serviceRequests.filter((request) => request.state === 'OPEN')
  const sender = fromName ?? fromEmail
  return (
    <Row
      href={`${paths.email(id, search)}${passage?.link ?? ''}`}
      label={`${subject ?? 'No subject'}, from ${sender}`}
      cells={{
        subject: (
          <Stack space="half">
            <Inline space="xs" wrap={false}>
              <Text weight="medium" truncate>
                {orDash(subject)}
              </Text>
              <RequestMarks requests={open} />
            </Inline>
            <Text tone="muted" size="small" truncate>
              {passage ? (
                <MarkedText {...foundText(passage)} />
              ) : (
                [sender, preview].filter(Boolean).join(' · ')
              )}
            </Text>
          </Stack>
        ),
        account: orDash(account?.account.name),
        // Nobody waits once a thread has ended.
        waitingFor: waitingFor && (
          <>
            <WaitingForBadge waitingFor={waitingFor} />
            {waitingSince && (
              <CellPart>
                <CellNote>{relativeTime(waitingSince)}</CellNote>
              </CellPart>
            )}
          </>
        ),
        status: (
          <>
            <ThreadStateBadge state={state} />
            {(isWaitingForApproval || hasDraft) && (
              <CellNote>{isWaitingForApproval ? 'Waiting for approval' : 'Drafted'}</CellNote>
            )}
          </>
        ),
        updated: shortDateTime(updatedAt),
      }}
    />
  )
}
