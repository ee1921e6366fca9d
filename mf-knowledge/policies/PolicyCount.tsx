import { count as written, Text } from '@coverdesk/design-system'
import type { ExpirationFilter, PolicyFilters } from './policyFilters.ts'

const when = {
  any: '',
  overdue: 'past their expiration',
  '30-days': 'expiring within 30 days',
  '60-days': 'expiring within 60 days',
  '90-days': 'expiring within 90 days',
} satisfies Record<ExpirationFilter, string>

export interface PolicyCountProps {
  count: number
  filters: PolicyFilters
}

/** How many policies there are under the filters, loaded or not; said aloud when it changes. */
export function PolicyCount({ count, filters: { expiring } }: PolicyCountProps) {
  const noun = count === 1 ? 'policy' : 'policies'
  return (
    <Text as="p" size="small" tone="muted">
      <span role="status">{[written(count), noun, when[expiring]].filter(Boolean).join(' ')}</span>
    </Text>
  )
}
