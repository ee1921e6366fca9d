import { Text } from '@coverdesk/design-system'

/** Says of a provision that no document contains its form. */
export function OnlyListed() {
  return (
    <Text as="div" size="small" tone="muted">
      Listed in the forms schedule; the form itself is not in the file.
    </Text>
  )
}
