import { graphql, useFragment } from '@coverdesk/contract'
import { Badge, Stack, Text } from '@coverdesk/design-system'
import { MessageBubble } from '@coverdesk/design-system/conversation'
import { SourceQuote } from '../sources/SourceQuote.tsx'
import type {
  ExplorerAnswer_message$key,
  PolicyExplorerAttachmentType,
} from './__generated__/ExplorerAnswer_message.graphql.ts'
import { verdictBadges } from './verdictBadges.ts'

export interface ExplorerAnswerProps {
  message: ExplorerAnswer_message$key
  isContinued: boolean
}

/** An answer with the supporting quotes from the policy. */
export function ExplorerAnswer({ message, isContinued }: ExplorerAnswerProps) {
  const { content, timestamp, verdict, isAnswered, notice, attachments } = useFragment(
    graphql`
      fragment ExplorerAnswer_message on PolicyExplorerMessage {
        content
        timestamp
        verdict
        isAnswered
        notice
        attachments {
          type
          content
          citation {
            fileName
            page
            ...SourceQuote_citation
          }
        }
      }
    `,
    message,
  )
  const sources = attachments.map(
    ({ content: quote, citation: { fileName, page } }) => `“${quote}” (${fileName}, page ${page})`,
  )
  return (
    <MessageBubble
      author="cara"
      sentAt={timestamp}
      text={content}
      copyText={[content, ...sources].join('\n\n')}
      isContinued={isContinued}
    >
      {(verdict || notice || attachments.length > 0) && (
        <Stack space="xs">
          {verdict && (
            <div>
              <Badge tone={verdictBadges[verdict]?.tone ?? 'neutral'}>{verdictBadges[verdict]?.label}</Badge>
            </div>
          )}
          {!isAnswered && attachments.length > 0 && (
            <Text size="small" tone="muted">
              Closest passages
            </Text>
          )}
          {attachments.map(({ type, citation }, index) => (
            // An answer never changes, and may quote the same text twice.
            <SourceQuote key={index} citation={citation} role={roles[type]} />
          ))}
          {notice && (
            <Text size="caption" tone="muted">
              {notice}
            </Text>
          )}
        </Stack>
      )}
    </MessageBubble>
  )
}

/** A quote's role in the answer; plain sources and nearest passages have no label. */
const roles: Partial<Record<PolicyExplorerAttachmentType, string>> = {
  CONDITION: 'Condition',
  DEFINITION: 'Definition',
  ENDORSEMENT: 'Endorsement',
  EXCEPTION: 'Exception',
  EXCLUSION: 'Exclusion',
  GRANT: 'Coverage',
}
