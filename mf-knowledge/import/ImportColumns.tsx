import { graphql, useFragment } from '@coverdesk/contract'
import { Select } from '@coverdesk/design-system'
import { FieldPair } from '../shared/FieldPair.tsx'
import type { ImportColumns_preview$key } from './__generated__/ImportColumns_preview.graphql.ts'

export interface ImportColumnsProps {
  preview: ImportColumns_preview$key
  onChange: (mapping: readonly (string | null)[]) => void
}

/** The field of each column: guessed from its header, or selected. */
export function ImportColumns({ preview, onChange }: ImportColumnsProps) {
  const { columns, fields } = useFragment(
    graphql`
      fragment ImportColumns_preview on ImportPreview {
        columns {
          title
          path
          samples
        }
        fields {
          path
          label
          isRequired
        }
      }
    `,
    preview,
  )
  const options = fields.map(({ path, label, isRequired }) => ({
    value: path,
    label: isRequired ? `${label} (required)` : label,
  }))
  const mapping = columns.map(({ path }) => path ?? null)

  function choose(column: number, path: string) {
    // A field can be in only one column: the previous one is left out.
    onChange(mapping.map((before, at) => (at === column ? path || null : before === path ? null : before)))
  }

  return (
    <FieldPair>
      {columns.map(({ title, path, samples }, at) => (
        <Select
          // Columns have no keys and never change places.
          key={at}
          label={title || `Column ${at + 1}`}
          description={samples.join(' · ')}
          placeholder="Leave out"
          options={options}
          value={path ?? ''}
          onChange={(chosen) => choose(at, chosen)}
        />
      ))}
    </FieldPair>
  )
}
