import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem, DescriptionList, Heading, orDash, Stack, Text } from '@coverdesk/design-system'
import { CheckboxGroup, phone } from '@coverdesk/design-system/forms'
import type { MergePreview_preview$key } from './__generated__/MergePreview_preview.graphql.ts'
import { movesText } from './movesText.ts'

const labels: Record<string, string> = {
  DBA: 'DBA',
  EMAIL: 'Email',
  MAILING_ADDRESS: 'Mailing address',
  NAICS: 'NAICS code',
  NAME: 'Name',
  PHONE: 'Phone',
  WEBSITE: 'Website',
}

/** A merge's preview: what moves, the additional contacts, and which of two differing values is kept. */
export function MergePreview({ preview }: { preview: MergePreview_preview$key }) {
  const { fields, contacts, moves } = useFragment(
    graphql`
      fragment MergePreview_preview on AccountMergePreview {
        contacts {
          name
        }
        fields {
          field
          fromValue
          intoValue
        }
        moves {
          subject
          count
        }
      }
    `,
    preview,
  )
  const counted = moves.map(({ subject, count }) => ({ subject, count }))
  const filled = fields.filter(({ intoValue }) => intoValue === null)
  const different = fields.filter(({ intoValue }) => intoValue !== null)
  return (
    <Stack space="m">
      <Stack space="xs">
        <Heading level={3} size="small">
          What happens
        </Heading>
        <DescriptionList>
          <DescriptionItem label="Moves">{movesText(counted)}</DescriptionItem>
          <DescriptionItem label="Added contacts">
            {contacts.map(({ name }) => name).join(', ')}
          </DescriptionItem>
          {filled.map(({ field, fromValue }) => (
            <DescriptionItem key={field} label={`${labels[field] ?? field} (missing)`}>
              {written(field, fromValue)}
            </DescriptionItem>
          ))}
        </DescriptionList>
      </Stack>
      {different.length > 0 && (
        <CheckboxGroup
          label="Take from the merged account"
          name="take"
          description="Unchecked fields stay as they are."
          options={different.map(({ field, fromValue, intoValue }) => ({
            value: field,
            label: `${labels[field] ?? field}: ${written(field, fromValue)}`,
            description: `Instead of ${written(field, intoValue)}`,
          }))}
        />
      )}
      <Text as="p" size="small" tone="muted">
        Nothing is lost. You can undo the merge for 30 days.
      </Text>
    </Stack>
  )
}

function written(field: string, value: string | null): string {
  return field === 'PHONE' ? phone(value) : orDash(value)
}
