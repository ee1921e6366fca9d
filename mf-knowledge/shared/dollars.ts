import { usdCompact } from '@coverdesk/design-system'

/** An amount of the API, in cents, as `$1,250,000`; null when nobody said it. */
export function dollars(cents: number | null | undefined): string | null {
  return cents == null ? null : usdCompact(cents / 100)
}
