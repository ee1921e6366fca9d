import { Link, Text } from '@coverdesk/design-system'

/** On a server that sends no email: where to find the messages. */
export function MailboxHint({ href }: { href: string }) {
  return (
    <Text as="p" size="small" tone="muted">
      No mail server is set up. Find your code in the <Link href={href}>local mailbox</Link>.
    </Text>
  )
}
