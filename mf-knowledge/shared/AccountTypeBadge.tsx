import { Badge } from '@coverdesk/design-system'

const labels: Record<string, string> = { BUSINESS: 'Business', INDIVIDUAL: 'Individual' }

/** Whether an account is of a business or an individual. */
export function AccountTypeBadge({ type }: { type: string }) {
  return <Badge isPlain>{labels[type] ?? type}</Badge>
}
