import { labelOf } from '@coverdesk/contract'
import { Badge } from '@coverdesk/design-system'

/** Whether an account is of a business or an individual. */
export function AccountTypeBadge({ type }: { type: string }) {
  return <Badge isPlain>{labelOf('AccountType', type)}</Badge>
}
