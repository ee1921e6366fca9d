import { Link, Text } from '@coverdesk/design-system'

/** On a server that sends no email: where to find the messages. */
export function MailboxHint({ href }: { href: string }) {
  return (
    <Text as="p" size="small" tone="muted">
      This server sends no email. Codes arrive in <Link href={href}>its mailbox</Link>.
    </Text>
  )
}
