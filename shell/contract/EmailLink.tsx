import { DASH, Link } from '@coverdesk/design-system'
import { links } from './links.ts'

export interface EmailLinkProps {
  email: string | null | undefined
  /** The account whose address it is. The link then opens New Email, else a message in the user's mail program. */
  accountId?: string | undefined
}

/** An email address that opens a message to it; where it is too long for its line it breaks before the @. */
export function EmailLink({ email, accountId }: EmailLinkProps) {
  if (!email) return DASH
  const at = email.lastIndexOf('@')
  return (
    <Link href={accountId === undefined ? `mailto:${email}` : links.newEmail(accountId, email)}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Link>
  )
}
