import { graphql, useFragment } from '@coverdesk/contract'
import { ChevronRightIcon, Icon, Text } from '@coverdesk/design-system'
import type { StageEvents_events$key } from './__generated__/StageEvents_events.graphql.ts'
import { StageMark } from './StageMark.tsx'
import * as styles from './StageEvents.css.ts'

/** Cara's steps in a stage; each that called a tool expands to the tool, its arguments and its result. */
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
      {events.map(({ id, title, content, status, toolCall }) => {
        const step = (
          <>
            <StageMark state={status} />
            <Text size="small">{title}</Text>
          </>
        )
        return (
          <li key={id} className={styles.event}>
            {toolCall ? (
              <details className={styles.call}>
                <summary className={styles.summary}>
                  {step}
                  <span className={styles.arrow}>
                    <Icon icon={ChevronRightIcon} size="small" />
                  </span>
                </summary>
                <code>{toolCall.name}</code>
                <pre className={styles.json}>{indented(toolCall.argumentsJson)}</pre>
                {toolCall.result != null && <pre className={styles.json}>{toolCall.result}</pre>}
              </details>
            ) : (
              <span className={styles.line}>{step}</span>
            )}
            {content !== '' && (
              <Text as="p" size="small" tone="muted" hasLineBreaks>
                {content}
              </Text>
            )}
          </li>
        )
      })}
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
