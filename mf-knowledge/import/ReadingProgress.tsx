import { graphql, useFragment } from '@coverdesk/contract'
import { count, ProgressBar, Stack, Text } from '@coverdesk/design-system'
import type { ReadingProgress_preview$key } from './__generated__/ReadingProgress_preview.graphql.ts'

/** The reading progress of a large file. */
export function ReadingProgress({ preview }: { preview: ReadingProgress_preview$key }) {
  const { readCount, total } = useFragment(
    graphql`
      fragment ReadingProgress_preview on ImportPreview {
        readCount
        total
      }
    `,
    preview,
  )
  const isCounted = total !== null && total !== undefined
  return (
    <Stack space="xs">
      <Text as="p">
        {isCounted ? `${count(readCount)} of ${count(total)} rows read` : 'Counting the rows'}
      </Text>
      <ProgressBar label="Reading the file" value={isCounted ? readCount / Math.max(1, total) : 0} />
      <Text as="p" size="small" tone="muted">
        Nothing has been imported yet.
      </Text>
    </Stack>
  )
}
