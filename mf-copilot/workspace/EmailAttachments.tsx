import { graphql, useLazyLoadQuery } from '@coverdesk/contract'
import { Button, fileSize, Inline, MenuButton, Stack, Text } from '@coverdesk/design-system'
import type { EmailAttachmentsQuery } from './__generated__/EmailAttachmentsQuery.graphql.ts'

export interface EmailAttachmentsProps {
  artifactId: string
  /** What is attached, by the ids of its sources. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Attaches files and documents of the workspace, and documents of its account, to an email. */
export function EmailAttachments({ artifactId, chosen, onChange }: EmailAttachmentsProps) {
  const { node } = useLazyLoadQuery<EmailAttachmentsQuery>(
    graphql`
      query EmailAttachmentsQuery($id: ID!) {
        node(id: $id) {
          ... on CaraArtifact {
            email {
              attachments {
                sourceId
                name
                size
              }
              attachable {
                sourceId
                name
                size
              }
            }
          }
        }
      }
    `,
    { id: artifactId },
    { fetchPolicy: 'store-and-network' },
  )
  const { attachments = [], attachable = [] } = node?.email ?? {}
  const attached = chosen.flatMap(
    (id) => [...attachments, ...attachable].find(({ sourceId }) => sourceId === id) ?? [],
  )
  const left = attachable.filter(({ sourceId }) => !chosen.includes(sourceId))
  if (attached.length === 0 && left.length === 0) return null
  return (
    <section aria-label="Attachments">
      <Stack space="xs">
        <Text weight="medium">Attachments</Text>
        {attached.map(({ sourceId, name, size }) => (
          <Inline key={sourceId} justify="between" wrap={false}>
            <Text truncate>{[name, size != null && fileSize(size)].filter(Boolean).join(' · ')}</Text>
            <Button
              size="small"
              aria-label={`Remove ${name}`}
              onPress={() => onChange(chosen.filter((other) => other !== sourceId))}
            >
              Remove
            </Button>
          </Inline>
        ))}
        {left.length > 0 && (
          <Inline>
            <MenuButton
              label="Attach a file"
              size="small"
              items={left.map(({ sourceId, name, size }) => ({
                id: sourceId,
                label: [name, size != null && fileSize(size)].filter(Boolean).join(' · '),
                onAction: () => onChange([...chosen, sourceId]),
              }))}
            />
          </Inline>
        )}
      </Stack>
    </section>
  )
}
