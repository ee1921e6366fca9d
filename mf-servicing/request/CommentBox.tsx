import {
  type FormErrors,
  graphql,
  useFetcher,
  useFragment,
  useLocation,
  useViewer,
} from '@coverdesk/contract'
import { Button, Inline, SendIcon, Text } from '@coverdesk/design-system'
import { Form, MentionField } from '@coverdesk/design-system/forms'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../paths.ts'
import type { CommentBox_query$key } from './__generated__/CommentBox_query.graphql.ts'
import type { CommentBox_request$key } from './__generated__/CommentBox_request.graphql.ts'
import { isCommenting } from './commenting.ts'
import { isLegible } from './isLegible.ts'
import { requestDrafts, useRequestDraft } from './requestDrafts.ts'
import * as styles from './CommentBox.css.ts'

export interface CommentBoxProps {
  request: CommentBox_request$key
  query: CommentBox_query$key
}

/** The comment form; the draft stays until the server has saved it. */
export function CommentBox({ request, query }: CommentBoxProps) {
  const { id, comments, viewerCanComment } = useFragment(
    graphql`
      fragment CommentBox_request on ServiceRequest {
        id
        comments {
          id
        }
        viewerCanComment {
          isAllowed
          reason
        }
      }
    `,
    request,
  )
  const { agencyUsers } = useFragment(
    graphql`
      fragment CommentBox_query on Query {
        agencyUsers {
          id
          name
          email
        }
      }
    `,
    query,
  )
  const viewer = useViewer()
  const colleagues = agencyUsers
    .filter((user) => user.id !== viewer.id)
    .map(({ id: userId, name, email }) => {
      const isShared = agencyUsers.filter((user) => user.name === name).length > 1
      return { id: userId, name, ...(isShared && { detail: email }) }
    })
  const [mentionedIds, setMentionedIds] = useState<readonly string[]>([])
  const fetcher = useFetcher<FormErrors>()
  // The fetcher's state may lag behind a second click.
  const isPosting = useRef(false)
  const isSending = fetcher.state !== 'idle'
  const text = useRequestDraft('comment', id)
  // The comments that were there when the writing began.
  const [seenCount, setSeenCount] = useState(comments.length)
  if (text === '' && seenCount !== comments.length) setSeenCount(comments.length)
  const newCount = isSending ? 0 : comments.length - seenCount
  const field = useRef<HTMLTextAreaElement>(null)
  const { key: entry, state } = useLocation()
  const isAskedFor = isCommenting(state)

  useEffect(() => {
    if (isAskedFor) field.current?.focus()
  }, [isAskedFor, entry])

  function handleSubmit() {
    const content = text.trim()
    if (!isLegible(content) || isPosting.current) return
    isPosting.current = true
    // After sending, focus returns to the box for the next comment.
    field.current?.focus()
    const input = { content, mentionedIds: [...mentionedIds] }
    setMentionedIds([])
    void post(input)
  }

  async function post(input: { content: string; mentionedIds: string[] }) {
    try {
      await fetcher.submit(input, { method: 'post', encType: 'application/json', action: paths.comment(id) })
    } finally {
      isPosting.current = false
    }
  }

  return (
    <div className={styles.box}>
      <Form
        isDraftKept
        label="Comment"
        space="xs"
        fieldErrors={fetcher.data?.fields}
        isSubmitting={isSending}
        onSubmit={handleSubmit}
      >
        <MentionField
          label="Comment"
          isLabelHidden
          name="content"
          placeholder="Add a comment for your colleagues... Type @ to mention one."
          isAutoGrowing
          isSubmittedByKey
          people={colleagues}
          onMention={(userId) => setMentionedIds((ids) => [...ids, userId])}
          value={text}
          onChange={(next) => requestDrafts.keep('comment', id, next)}
          errorMessage={fetcher.data?.message}
          inputRef={field}
        />
        <Inline justify="between">
          <Text size="small" tone="muted">
            {newCount > 0
              ? `${newCount === 1 ? 'A comment was' : `${newCount} comments were`} added while you were writing.`
              : 'Not visible to the client'}
          </Text>
          <Button
            type="submit"
            tone="primary"
            icon={SendIcon}
            isLoading={isSending}
            isDisabled={!isLegible(text) || !viewerCanComment.isAllowed}
            disabledReason={viewerCanComment.reason}
          >
            Comment
          </Button>
        </Inline>
      </Form>
    </div>
  )
}
