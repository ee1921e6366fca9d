import { count as written, Text } from '@coverdesk/design-system'
import type { AccountFilters } from './accountFilters.ts'

const words = {
  all: '',
  business: 'business',
  individual: 'individual',
} satisfies Record<AccountFilters['type'], string>

export interface AccountCountProps {
  count: number
  filters: AccountFilters
}

/** How many accounts there are under the filters, loaded or not; said aloud when it changes. */
export function AccountCount({ count, filters: { type } }: AccountCountProps) {
  const noun = count === 1 ? 'account' : 'accounts'
  return (
    <Text as="p" size="small" tone="muted">
      <span role="status">{[written(count), words[type], noun].filter(Boolean).join(' ')}</span>
    </Text>
  )
}
