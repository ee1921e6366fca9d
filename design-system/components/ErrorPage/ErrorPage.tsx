import type { ReactNode } from 'react'
import { TriangleAlertIcon } from '../../icons/icons.ts'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './ErrorPage.css.ts'

export type ErrorPageProps = {
  /** Any thrown value: an error, a response's data, anything. */
  error: unknown
  /** What to do next: try again, go home. */
  actions?: ReactNode
}

const explanation =
  'There was an error while trying to perform your requested action. If the issue persists, contact the team via ' +
  'chat widget or email support and include this error.'

/** Replaces a page that failed, with everything support needs. */
export function ErrorPage({ error, actions }: ErrorPageProps) {
  const { message, stack } = errorText(error)
  const whole = stack === undefined ? message : `${message}\n\n${stack}`
  return (
    <div className={styles.page}>
      <title>Application error</title>
      <Stack space="xs">
        <span className={styles.eyebrow}>
          <Icon icon={TriangleAlertIcon} />
          Application error
        </span>
        <Heading level={1}>Something went wrong</Heading>
        <Text as="p" tone="muted">
          {explanation}
        </Text>
      </Stack>
      {actions !== undefined && <Inline>{actions}</Inline>}
      <Panel title={message} actions={<CopyButton text={whole} confirmationMs={3000} />} isFlush>
        {/* A long trace scrolls, and what scrolls must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0} aria-label="Stack trace" role="region" className={styles.stack}>
          {stack ?? 'No stack trace'}
        </pre>
      </Panel>
    </div>
  )
}

/** The message of a thrown value and, if it has one, its stack. */
function errorText(error: unknown): { message: string; stack: string | undefined } {
  if (error instanceof Error) return { message: error.message || error.name, stack: error.stack }
  // A router throws a response's data along with its status.
  if (isRecord(error) && 'data' in error) return { message: plainText(error['data']), stack: undefined }
  return { message: plainText(error), stack: undefined }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function plainText(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value
  return value === undefined || value === null || value === '' ? 'Unknown error' : JSON.stringify(value)
}
