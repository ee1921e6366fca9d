import { DASH, Link } from '@coverdesk/design-system'

/** An e-mail address that opens a letter to it. */
export function EmailLink({ email }: { email: string | null | undefined }) {
  return email ? <Link href={`mailto:${email}`}>{email}</Link> : DASH
}
