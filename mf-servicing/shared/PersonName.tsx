import { Avatar, Inline, Text } from '@coverdesk/design-system'

/** A colleague: initials and name, on one line. */
export function PersonName({ name }: { name: string }) {
  return (
    <Inline space="xs" wrap={false}>
      <Avatar name={name} size="small" />
      <Text truncate>{name}</Text>
    </Inline>
  )
}
