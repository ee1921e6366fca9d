import { graphql, useFragment } from '@coverdesk/contract'
import { count, Stack, Text } from '@coverdesk/design-system'
import { Checkbox, phone } from '@coverdesk/design-system/forms'
import type { ChangedRows_preview$key } from './__generated__/ChangedRows_preview.graphql.ts'

export interface ChangedRowsProps {
  preview: ChangedRows_preview$key
  /** The record type in singular and plural. */
  words: { one: string; many: string }
  isUpdating: boolean
  onChange: (isUpdating: boolean) => void
}

/** The rows that differ from existing records, field by field, and whether to update these. */
export function ChangedRows({ preview, words, isUpdating, onChange }: ChangedRowsProps) {
  const { rows, changedCount, fields } = useFragment(
    graphql`
      fragment ChangedRows_preview on ImportPreview {
        changedCount
        fields {
          path
          label
        }
        rows {
          row
          outcome
          name
          differences {
            path
            before
            after
          }
        }
      }
    `,
    preview,
  )
  if (changedCount === 0) return null
  const labels = new Map(fields.map(({ path, label }) => [path, label]))
  const changed = rows.filter(({ outcome }) => outcome === 'CHANGED')
  const more = changedCount - changed.length
  return (
    <Stack space="s">
      <Checkbox
        label={
          changedCount === 1
            ? `Update the ${words.one} that differs`
            : `Update the ${count(changedCount)} ${words.many} that differ`
        }
        description="Blank cells change nothing. Undoing the import does not undo updates."
        isChecked={isUpdating}
        onChange={onChange}
      />
      <Stack space="xs" as="ul">
        {changed.map(({ row, name, differences }) => (
          <li key={row}>
            <Text weight="medium">{`Row ${row}, ${name}`}</Text>
            {differences.map(({ path, before, after }) => (
              <Text as="div" size="small" tone="muted" key={path}>
                {`${labels.get(path) ?? path}: ${shown(path, before ?? null)} → ${shown(path, after)}`}
              </Text>
            ))}
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

function shown(path: string, value: string | null): string {
  if (value === null) return 'none'
  return path.endsWith('.phone') ? phone(value) : value
}
