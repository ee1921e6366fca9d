import { graphql, useFragment } from '@coverdesk/contract'
import {
  Badge,
  count,
  Inline,
  Link,
  mediumDate,
  Panel,
  Stack,
  Text,
  type Tone,
} from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { RecentImports_query$key } from './__generated__/RecentImports_query.graphql.ts'
import { wordsOf } from './importWords.ts'

const unknown = { tone: 'neutral', label: 'Unknown' } as const

const states: Record<string, { tone: Tone; label: string }> = {
  RUNNING: { tone: 'info', label: 'In progress' },
  DONE: { tone: 'success', label: 'Done' },
  FAILED: { tone: 'danger', label: 'Interrupted' },
  UNDOING: { tone: 'info', label: 'Being undone' },
  UNDONE: { tone: 'neutral', label: 'Undone' },
}

/** Recent imports; each links to its result. */
export function RecentImports({ query }: { query: RecentImports_query$key }) {
  const { listImports } = useFragment(
    graphql`
      fragment RecentImports_query on Query {
        listImports {
          id
          list
          fileName
          state
          createdCount
          createdAt
        }
      }
    `,
    query,
  )
  if (listImports.length === 0) return null
  return (
    <Panel title="Recent imports">
      <Stack space="s" as="ul">
        {listImports.map(({ id, list, fileName, state, createdCount, createdAt }) => (
          <li key={id}>
            <Inline justify="between">
              <div>
                <Link href={paths.importLists(`?import=${encodeURIComponent(id)}`)}>{fileName}</Link>
                <Text as="div" size="small" tone="muted">
                  {`${counted(createdCount, list)}, ${mediumDate(createdAt)}`}
                </Text>
              </div>
              <StateBadge state={state} />
            </Inline>
          </li>
        ))}
      </Stack>
    </Panel>
  )
}

function counted(createdCount: number, list: Parameters<typeof wordsOf>[0]): string {
  const { one, many } = wordsOf(list)
  return `${count(createdCount)} ${createdCount === 1 ? one : many}`
}

function StateBadge({ state }: { state: string }) {
  const { tone, label } = states[state] ?? unknown
  return <Badge tone={tone}>{label}</Badge>
}
