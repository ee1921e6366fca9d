import { graphql, useFragment } from '@coverdesk/contract'
import { longDateTime, orDash, relativeTime, Text, TimelineItem } from '@coverdesk/design-system'
import type { CommentItem_comment$key } from './__generated__/CommentItem_comment.graphql.ts'
import { useNow } from './useNow.ts'

/** A colleague's comment. */
export function CommentItem({ comment }: { comment: CommentItem_comment$key }) {
  const { content, createdAt, agencyUser } = useFragment(
    graphql`
      fragment CommentItem_comment on ServiceRequestComment {
        content
        createdAt
        agencyUser {
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
      <Text as="div" hasLineBreaks>
        {content}
      </Text>
    </TimelineItem>
  )
}
