import { graphql, requestTypeLabel, useFragment } from '@coverdesk/contract'
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
  const completed = new Set(
    all.flatMap(({ name, argumentsJson }) =>
      name === 'enrich_service_request' ? (argumentsOf<{ id?: string }>(argumentsJson).id ?? []) : [],
    ),
  )
  return (
    <Stack space="s">
      <Heading level={3}>What Cara decided</Heading>
      {all.map(({ id, name, argumentsJson, result, evidence }) => (
        <Stack key={id} space="half">
          <Text>{sentence({ name, result, argumentsJson, isCompleted: completed.has(result) })}</Text>
          {evidence.length > 0 && (
            <Text tone="muted" size="small">
              {evidence.map((quote) => `“${quote}”`).join(' ')}
            </Text>
          )}
          {argumentsJson !== '{}' && name !== 'open_service_request' && (
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
function sentence({
  name,
  result,
  argumentsJson,
  isCompleted,
}: {
  name: string
  result: string
  argumentsJson: string
  /** Whether a later message added to the request, so that something else may be missing now. */
  isCompleted: boolean
}): string {
  // An account's name may end like a sentence.
  if (name === 'identify_account' && !/^(?:This may be|No account) /.test(result)) return `Account: ${result}`
  if (/^[A-Z].* .*[.!?]$/s.test(result)) return result
  if (name !== 'open_service_request') return readable(name)
  const { type, missing = [] } = argumentsOf<{ type?: string; missing?: readonly string[] }>(argumentsJson)
  const asked = missing.length > 0 && !isCompleted ? `. Missing: ${missing.join('; ')}` : ''
  return `Opened a service request: ${requestTypeLabel(type ?? '')}${asked}.`
}

function argumentsOf<Arguments extends object>(argumentsJson: string): Partial<Arguments> {
  try {
    return JSON.parse(argumentsJson)
  } catch {
    return {}
  }
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
