import { Badge, type Tone } from '@coverdesk/design-system'
import { labelOf } from './labels.ts'

const tones: Readonly<Record<string, Tone>> = { OPEN: 'warning', CLOSED: 'success' }

/** Open in amber, Closed in green (spec 4). */
export function RequestStateBadge({ state }: { state: string }) {
  return <Badge tone={tones[state] ?? 'neutral'}>{labelOf('ServiceRequestState', state)}</Badge>
}
