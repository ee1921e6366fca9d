import { graphql, useFragment } from '@coverdesk/contract'
import { Stack, Text } from '@coverdesk/design-system'
import type { RefusedRows_preview$key } from './__generated__/RefusedRows_preview.graphql.ts'

/** The rows that cannot be imported, each with its errors. */
export function RefusedRows({ preview }: { preview: RefusedRows_preview$key }) {
  const { rows, fields } = useFragment(
    graphql`
      fragment RefusedRows_preview on ImportPreview {
        fields {
          path
          label
        }
        rows {
          row
          outcome
          name
          problems {
            path
            message
          }
        }
      }
    `,
    preview,
  )
  const labels = new Map(fields.map(({ path, label }) => [path, label]))
  const refused = rows.filter(({ outcome }) => outcome === 'REFUSED')
  if (refused.length === 0) return null
  return (
    <Stack space="xs" as="ul">
      {refused.map(({ row, name, problems }) => (
        <li key={row}>
          <Text weight="medium">{name ? `Row ${row}, ${name}` : `Row ${row}`}</Text>
          {problems.map(({ path, message }) => (
            <Text as="div" size="small" tone="muted" key={`${path} ${message}`}>
              {labels.has(path) ? `${labels.get(path)}: ${message}` : message}
            </Text>
          ))}
        </li>
      ))}
    </Stack>
  )
}
