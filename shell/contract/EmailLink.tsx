import { DASH, Link } from '@coverdesk/design-system'

/** An email address that opens a message to it; where it is too long for its line it breaks before the @. */
export function EmailLink({ email }: { email: string | null | undefined }) {
  if (!email) return DASH
  const at = email.lastIndexOf('@')
  return (
    <Link href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Link>
  )
}
