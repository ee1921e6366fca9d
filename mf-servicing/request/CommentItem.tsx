import { graphql, useFragment } from '@coverdesk/contract'
import { longDateTime, orDash, relativeTime, TimelineItem } from '@coverdesk/design-system'
import type { CommentItem_comment$key } from './__generated__/CommentItem_comment.graphql.ts'
import { CommentText } from './CommentText.tsx'
import { useNow } from './useNow.ts'

/** A colleague's comment. */
export function CommentItem({ comment }: { comment: CommentItem_comment$key }) {
  const { content, createdAt, agencyUser, mentions } = useFragment(
    graphql`
      fragment CommentItem_comment on ServiceRequestComment {
        content
        createdAt
        agencyUser {
          name
        }
        mentions {
          name
        }
      }
    `,
    comment,
  )
  const now = useNow(createdAt)
  return (
    <TimelineItem
      actor={orDash(agencyUser?.name)}
      time={relativeTime(createdAt, now)}
      dateTime={createdAt}
      timeTitle={longDateTime(createdAt)}
    >
      <CommentText text={content} names={mentions.map(({ name }) => name)} />
    </TimelineItem>
  )
}
