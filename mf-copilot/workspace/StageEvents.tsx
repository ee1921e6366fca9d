import { graphql, useFragment } from '@coverdesk/contract'
import { Text, Icon } from '@coverdesk/design-system'
import { WrenchIcon } from '@coverdesk/design-system/conversation'
import type { StageEvents_events$key } from './__generated__/StageEvents_events.graphql.ts'
import { StageMark } from './StageMark.tsx'
import * as styles from './StageEvents.css.ts'

/** Cara's thoughts and tool calls in a stage, with arguments and results on demand. */
export function StageEvents({ events: key }: { events: StageEvents_events$key }) {
  const events = useFragment(
    graphql`
      fragment StageEvents_events on CaraPlanEvent @relay(plural: true) {
        id
        title
        content
        status
        toolCall {
          name
          argumentsJson
          result
        }
      }
    `,
    key,
  )
  return (
    <ol className={styles.list}>
      {events.map(({ id, title, content, status, toolCall }) => (
        <li key={id} className={styles.event}>
          <span className={styles.line}>
            <StageMark state={status} />
            <Text size="small">{title}</Text>
          </span>
          {content !== '' && (
            <Text as="p" size="small" tone="muted" hasLineBreaks>
              {content}
            </Text>
          )}
          {toolCall && (
            <details className={styles.call}>
              <summary className={styles.summary}>
                <Icon icon={WrenchIcon} size="small" />
                <code>{toolCall.name}</code>
              </summary>
              <pre className={styles.json}>{indented(toolCall.argumentsJson)}</pre>
              {toolCall.result != null && <pre className={styles.json}>{toolCall.result}</pre>}
            </details>
          )}
        </li>
      ))}
    </ol>
  )
}

/** JSON with one value per line; text that is not JSON is unchanged. */
function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}
