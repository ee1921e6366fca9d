import { graphql, useFragment } from '@coverdesk/contract'
import { Button, Inline, MenuButton, shortDate, Stack, Text } from '@coverdesk/design-system'
import type { AttachDocuments_thread$key } from './__generated__/AttachDocuments_thread.graphql.ts'

export interface AttachDocumentsProps {
  thread: AttachDocuments_thread$key
  /** Ids of the chosen documents. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Attaches documents of the account to a reply. */
export function AttachDocuments({ thread, chosen, onChange }: AttachDocumentsProps) {
  const { attachableFiles } = useFragment(
    graphql`
      fragment AttachDocuments_thread on EmailThread {
        attachableFiles {
          id
          name
          about
          createdAt
        }
      }
    `,
    thread,
  )
  if (attachableFiles.length === 0) return null
  const left = attachableFiles.filter(({ id }) => !chosen.includes(id))
  return (
    <Stack space="xs">
      {attachableFiles
        .filter(({ id }) => chosen.includes(id))
        .map(({ id, name }) => (
          <Inline key={id} justify="between">
            <Text truncate>{name}</Text>
            <Button
              size="small"
              aria-label={`Remove ${name}`}
              onPress={() => onChange(chosen.filter((other) => other !== id))}
            >
              Remove
            </Button>
          </Inline>
        ))}
      {left.length > 0 && (
        <Inline>
          <MenuButton
            label="Attach a document on file"
            size="small"
            items={left.map(({ id, name, about, createdAt }) => ({
              id,
              label: [about, shortDate(createdAt), name].filter(Boolean).join(' · '),
              onAction: () => onChange([...chosen, id]),
            }))}
          />
        </Inline>
      )}
    </Stack>
  )
}
