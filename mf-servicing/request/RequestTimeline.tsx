import { graphql, useFragment } from '@coverdesk/contract'
import { Button, Text, Timeline } from '@coverdesk/design-system'
import { useState } from 'react'
import type { RequestTimeline_request$key } from './__generated__/RequestTimeline_request.graphql.ts'
import { ChangeItem } from './ChangeItem.tsx'
import { CommentItem } from './CommentItem.tsx'
import { timelineEntries } from './timelineEntries.ts'

/** The number of latest entries shown at first; earlier ones are collapsed. */
const latestShown = 25

/** Comments and shown kinds of changes, oldest first; the newest are next to the comment box. */
export function RequestTimeline({ request }: { request: RequestTimeline_request$key }) {
  const { comments, versionHistory } = useFragment(
    graphql`
      fragment RequestTimeline_request on ServiceRequest {
        comments {
          id
          createdAt
          ...CommentItem_comment
        }
        versionHistory {
          id
          createdAt
          updateTypes
          updateInitiatorType
          updateInitiator {
            name
          }
          snapshot {
            assigneeId
            assignee {
              name
            }
            dueAt
          }
        }
      }
    `,
    request,
  )
  const [isWhole, setIsWhole] = useState(false)
  const versions = versionHistory.map(({ updateInitiatorType, updateInitiator, snapshot, ...version }) => ({
    id: version.id,
    createdAt: version.createdAt,
    updateTypes: version.updateTypes,
    initiatorType: updateInitiatorType,
    initiatorName: updateInitiator?.name,
    assigneeId: snapshot.assigneeId,
    assigneeName: snapshot.assignee?.name,
    dueAt: snapshot.dueAt,
  }))
  const entries = timelineEntries(comments, versions)
  const folded = isWhole ? 0 : Math.max(0, entries.length - latestShown)

  if (entries.length === 0)
    return <Text tone="muted">No comments yet. Assignments, due dates and the resolution show here too.</Text>
  return (
    <>
      {folded > 0 && (
        <div>
          <Button size="small" onPress={() => setIsWhole(true)}>{`Show ${folded} earlier entries`}</Button>
        </div>
      )}
      <Timeline label="Comments and activity">
        {entries
          .slice(folded)
          .map((entry) =>
            entry.kind === 'comment' ? (
              <CommentItem key={entry.id} comment={entry.comment} />
            ) : (
              <ChangeItem key={entry.id} actor={entry.actor} at={entry.at} event={entry.event} />
            ),
          )}
      </Timeline>
    </>
  )
}
