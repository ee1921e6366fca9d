import { graphql, useFragment } from '@coverdesk/contract'
import { capitalized, Heading, Stack, Text } from '@coverdesk/design-system'
import * as styles from './CaraActions.css.ts'
import type { CaraActions_actions$key } from './__generated__/CaraActions_actions.graphql.ts'

/** Cara's decisions, each with the words it is based on; the underlying data can be expanded. */
export function CaraActions({ actions }: { actions: CaraActions_actions$key }) {
  const all = useFragment(
    graphql`
      fragment CaraActions_actions on CaraAction @relay(plural: true) {
        id
        name
        argumentsJson
        result
        evidence
      }
    `,
    actions,
  )
  return (
    <Stack space="s">
      <Heading level={3}>What Cara decided</Heading>
      {all.map(({ id, name, argumentsJson, result, evidence }) => (
        <Stack key={id} space="half">
          <Text>{sentence(name, result)}</Text>
          {evidence.length > 0 && (
            <Text tone="muted" size="small">
              {evidence.map((quote) => `“${quote}”`).join(' ')}
            </Text>
          )}
          {argumentsJson !== '{}' && (
            <details className={styles.details}>
              <summary className={styles.summary}>Details</summary>
              <pre className={styles.json}>{formatted(argumentsJson)}</pre>
            </details>
          )}
        </Stack>
      ))}
    </Stack>
  )
}

/** The action in words: some results are ids or data for the next step. */
function sentence(name: string, result: string): string {
  if (/^[A-Z].* .*[.!?]$/s.test(result)) return result
  return name === 'identify_account' ? `Account: ${result}` : readable(name)
}

/** `match_account` → `Match account`. */
export function readable(name: string): string {
  const words = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return capitalized(words)
}

export function formatted(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}
