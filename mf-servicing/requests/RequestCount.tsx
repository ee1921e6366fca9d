import { count as written, Text } from '@coverdesk/design-system'
import type { RequestFilters } from './requestFilters.ts'

const words = { open: 'open', closed: 'closed', all: '' } satisfies Record<RequestFilters['status'], string>

export interface RequestCountProps {
  count: number
  filters: RequestFilters
}

/** How many requests there are under the filters, loaded or not; said aloud when it changes. */
export function RequestCount({ count, filters: { status } }: RequestCountProps) {
  const noun = count === 1 ? 'service request' : 'service requests'
  return (
    <Text as="p" size="small" tone="muted">
      <span role="status">{[written(count), words[status], noun].filter(Boolean).join(' ')}</span>
    </Text>
  )
}
