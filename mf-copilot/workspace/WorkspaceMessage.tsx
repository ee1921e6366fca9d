import { graphql, useFragment } from '@coverdesk/contract'
import { MessageBubble } from '@coverdesk/design-system/conversation'
import type { WorkspaceMessage_message$key } from './__generated__/WorkspaceMessage_message.graphql.ts'
import { Sources } from './Sources.tsx'

export interface WorkspaceMessageProps {
  message: WorkspaceMessage_message$key
  /** The name of a colleague; the viewer and Cara have none here. */
  name: string | null | undefined
  isContinued: boolean
}

/** One message, with the sources of what Cara claims. */
export function WorkspaceMessage({ message, name, isContinued }: WorkspaceMessageProps) {
  const { role, content, timestamp, files, citations } = useFragment(
    graphql`
      fragment WorkspaceMessage_message on CaraMessage {
        role
        content
        timestamp
        files {
          id
          name
          url
          size
        }
        citations {
          ...Sources_citations
        }
      }
    `,
    message,
  )
  return (
    <MessageBubble
      author={role === 'AGENT' ? 'cara' : 'user'}
      name={name}
      sentAt={timestamp}
      text={content}
      attachments={files.map(({ id, name: fileName, url, size }) => ({
        id,
        name: fileName,
        href: url,
        size,
      }))}
      isContinued={isContinued}
    >
      {citations.length > 0 && <Sources citations={citations} />}
    </MessageBubble>
  )
}
