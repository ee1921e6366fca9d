import { graphql, ThreadStateBadge, useFragment, WaitingForBadge } from '@coverdesk/contract'
import { Badge, orDash, relativeTime, Row, shortDateTime, Stack, Text } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { ThreadRow_thread$key } from './__generated__/ThreadRow_thread.graphql.ts'

export function ThreadRow({ thread }: { thread: ThreadRow_thread$key }) {
  const { id, subject, fromName, fromEmail, account, state, waitingFor, waitingSince, hasDraft, updatedAt } =
    useFragment(
      graphql`
        fragment ThreadRow_thread on EmailThread {
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
          updatedAt
        }
      `,
      thread,
    )
  return (
    <Row
      href={paths.email(id)}
      label={`${subject ?? 'No subject'}, from ${fromName ?? fromEmail}`}
      cells={{
        subject: (
          <Stack space="half">
            <Text weight="medium" truncate>
              {orDash(subject)}
            </Text>
            <Text tone="muted" size="small" truncate>
              {fromName ?? fromEmail}
            </Text>
          </Stack>
        ),
        account: orDash(account?.account.name),
        waitingFor: (
          <Stack space="half" align="start">
            <WaitingForBadge waitingFor={waitingFor} />
            {waitingSince && (
              <Text tone="muted" size="small">
                {relativeTime(waitingSince)}
              </Text>
            )}
          </Stack>
        ),
        status: <ThreadStateBadge state={state} />,
        draft: hasDraft ? <Badge tone="warning">Reply ready</Badge> : null,
        updated: shortDateTime(updatedAt),
      }}
    />
  )
}
