import { graphql, useFragment } from '@coverdesk/contract'
import { Button, Inline, MenuButton, shortDate, Stack, Text } from '@coverdesk/design-system'
import type { AttachDocuments_files$key } from './__generated__/AttachDocuments_files.graphql.ts'

export interface AttachDocumentsProps {
  /** The account's documents. */
  files: AttachDocuments_files$key
  /** Ids of the chosen documents. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Attaches documents of the account to an email. */
export function AttachDocuments({ files, chosen, onChange }: AttachDocumentsProps) {
  const attachable = useFragment(
    graphql`
      fragment AttachDocuments_files on File @relay(plural: true) {
        id
        name
        about
        createdAt
      }
    `,
    files,
  )
  if (attachable.length === 0) return null
  const left = attachable.filter(({ id }) => !chosen.includes(id))
  return (
    <Stack space="xs">
      {attachable
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
