import { graphql, useFragment } from '@coverdesk/contract'
import { count, Stack, Text } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import type { WarnedRows_preview$key } from './__generated__/WarnedRows_preview.graphql.ts'

/** The new rows that resemble existing records, each with its match. */
export function WarnedRows({ preview }: { preview: WarnedRows_preview$key }) {
  const { rows, warnedCount } = useFragment(
    graphql`
      fragment WarnedRows_preview on ImportPreview {
        warnedCount
        rows {
          row
          name
          warning
        }
      }
    `,
    preview,
  )
  if (warnedCount === 0) return null
  const warned = rows.filter(({ warning }) => warning)
  const more = warnedCount - warned.length
  return (
    <Stack space="s">
      <Banner
        tone="warning"
        title={
          warnedCount === 1
            ? '1 new row looks like an existing client'
            : `${count(warnedCount)} new rows look like existing clients`
        }
      >
        {warnedCount === 1
          ? 'It will be imported as a new client unless you remove its row from the file.'
          : 'They will be imported as new clients unless you remove their rows from the file.'}
      </Banner>
      <Stack space="xs" as="ul">
        {warned.map(({ row, name, warning }) => (
          <li key={row}>
            <Text weight="medium">{`Row ${row}, ${name}`}</Text>
            <Text as="div" size="small" tone="muted">
              {warning}
            </Text>
          </li>
        ))}
      </Stack>
      {more > 0 && (
        <Text as="p" size="small" tone="muted">
          {`And ${count(more)} more.`}
        </Text>
      )}
    </Stack>
  )
}
