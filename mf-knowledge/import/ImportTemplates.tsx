import { graphql, useFragment } from '@coverdesk/contract'
import { ButtonLink, DownloadIcon, Inline, Panel, Stack, Text } from '@coverdesk/design-system'
import type { ImportTemplates_query$key } from './__generated__/ImportTemplates_query.graphql.ts'
import { wordsOf } from './importWords.ts'

/** The columns of each list, and a template file with an example. */
export function ImportTemplates({ query }: { query: ImportTemplates_query$key }) {
  const { importTemplates } = useFragment(
    graphql`
      fragment ImportTemplates_query on Query {
        importTemplates {
          list
          url
          fields {
            label
            isRequired
          }
        }
      }
    `,
    query,
  )
  return (
    <Panel title="File format">
      <Stack space="m" as="ul">
        {importTemplates.map(({ list, url, fields }) => {
          const { title, many } = wordsOf(list)
          return (
            <li key={list}>
              <Stack space="xs">
                <Inline justify="between">
                  <Text weight="medium">{title}</Text>
                  <ButtonLink href={url} download size="small" icon={DownloadIcon}>
                    {`Template for ${many}`}
                  </ButtonLink>
                </Inline>
                <Text as="p" size="small" tone="muted">
                  {fields
                    .map(({ label, isRequired }) => (isRequired ? `${label} (required)` : label))
                    .join(', ')}
                </Text>
              </Stack>
            </li>
          )
        })}
      </Stack>
    </Panel>
  )
}
