import { graphql, useFragment } from '@coverdesk/contract'
import { Stack } from '@coverdesk/design-system'
import * as styles from '../shared/CaraActions.css.ts'
import { formatted, readable } from '../shared/CaraActions.tsx'
import type { CallTools_entries$key } from './__generated__/CallTools_entries.graphql.ts'

/** The tools Cara used during the call, collapsed. */
export function CallTools({ entries }: { entries: CallTools_entries$key }) {
  const all = useFragment(
    graphql`
      fragment CallTools_entries on TranscriptEntry @relay(plural: true) {
        role
        content
        toolCallId
        toolName
        toolArgumentsJson
      }
    `,
    entries,
  )
  const invocations = all.filter(({ role }) => role === 'TOOL_INVOCATION')
  if (invocations.length === 0) return null
  const results = new Map(
    all.flatMap(({ role, toolCallId, content }) => (role === 'TOOL_RESULT' ? [[toolCallId, content]] : [])),
  )
  return (
    <Stack space="xs">
      {invocations.map(({ toolCallId, toolName, toolArgumentsJson }, index) => (
        <details key={toolCallId ?? index} className={styles.details}>
          <summary className={styles.summary}>{readable(toolName ?? 'Tool')}</summary>
          <pre className={styles.json}>
            {[toolArgumentsJson, results.get(toolCallId)]
              .flatMap((part) => (part ? formatted(part) : []))
              .join('\n\n')}
          </pre>
        </details>
      ))}
    </Stack>
  )
}
