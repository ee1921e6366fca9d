import { DASH, Link } from '@coverdesk/design-system'
import { phone as written } from '@coverdesk/design-system/forms'

/** A phone number as it is read aloud, which a press calls. */
export function PhoneLink({ phone }: { phone: string | null | undefined }) {
  return phone ? <Link href={`tel:${phone}`}>{written(phone)}</Link> : DASH
}
