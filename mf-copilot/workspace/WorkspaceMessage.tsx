import { graphql, useFragment, useLocation, type SourcePlace, sourceSearch } from '@coverdesk/contract'
import { Badge } from '@coverdesk/design-system'
import { MessageBubble } from '@coverdesk/design-system/conversation'
import type { WorkspaceMessage_message$key } from './__generated__/WorkspaceMessage_message.graphql.ts'
import { Sources } from './Sources.tsx'

export interface WorkspaceMessageProps {
  message: WorkspaceMessage_message$key
  /** A colleague's name; undefined for the user and Cara. */
  name: string | null | undefined
  isContinued: boolean
}

/** One message, with the sources of Cara's claims. */
export function WorkspaceMessage({ message, name, isContinued }: WorkspaceMessageProps) {
  const { role, content, timestamp, isQueued, files, citations } = useFragment(
    graphql`
      fragment WorkspaceMessage_message on CaraMessage {
        role
        content
        timestamp
        isQueued
        files {
          id
          name
          url
          size
        }
        citations {
          fileId
          page
          quote
          ...Sources_citations
        }
      }
    `,
    message,
  )
  const { pathname, search } = useLocation()
  const places = citations.map(({ fileId, page, quote }) => ({ fileId, page, quote }))
  return (
    <MessageBubble
      author={role === 'AGENT' ? 'cara' : 'user'}
      name={name}
      sentAt={timestamp}
      text={withLinks(content, { places, pathname, search })}
      attachments={files.map(({ id, name: fileName, url, size }) => ({
        id,
        name: fileName,
        href: url,
        size,
      }))}
      isContinued={isContinued}
    >
      {citations.length > 0 && <Sources citations={citations} />}
      {isQueued && (
        <Badge tone="neutral" isPlain>
          Queued
        </Badge>
      )}
    </MessageBubble>
  )
}

/** The text with its references, `[3]`, as links to their sources. */
function withLinks(
  content: string,
  { places, pathname, search }: { places: readonly SourcePlace[]; pathname: string; search: string },
): string {
  return content.replaceAll(/\[(\d{1,3})\](?!\()/g, (reference, number: string) => {
    const place = places[Number(number) - 1]
    return place ? `[\\[${number}\\]](${pathname}${sourceSearch(search, place)})` : reference
  })
}
