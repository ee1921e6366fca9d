import { graphql, useFragment } from '@coverdesk/contract'
import { count, Stack, Text } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import type { KeptRecords_listImport$key } from './__generated__/KeptRecords_listImport.graphql.ts'

/** The records that undoing an import kept, and why. */
export function KeptRecords({ listImport }: { listImport: KeptRecords_listImport$key }) {
  const { kept, keptCount } = useFragment(
    graphql`
      fragment KeptRecords_listImport on ListImport {
        keptCount
        kept {
          id
          name
          reason
        }
      }
    `,
    listImport,
  )
  if (keptCount === 0) return <Banner tone="success" title="The import was undone" />
  return (
    <Stack space="s">
      <Banner
        tone="warning"
        title={`The import was undone, except for ${keptCount === 1 ? 'one record' : `${count(keptCount)} records`}`}
      />
      <Stack space="xs" as="ul">
        {kept.map(({ id, name, reason }) => (
          <li key={id}>
            <Text weight="medium">{name}</Text>
            <Text as="div" size="small" tone="muted">
              {reason}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
