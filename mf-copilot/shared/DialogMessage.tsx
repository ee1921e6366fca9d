import { Text } from '@coverdesk/design-system'

/** The form's error, announced to screen readers. */
export function DialogMessage({ message }: { message: string | null | undefined }) {
  if (message == null) return null
  return (
    <Text as="p" tone="danger">
      <span role="alert">{message}</span>
    </Text>
  )
}
