import { Badge, type Tone } from '@coverdesk/design-system'
import { labelOf } from './labels.ts'

const tones: Readonly<Record<string, Tone>> = { IN_PROGRESS: 'info', COMPLETED: 'success', ERROR: 'danger' }

/** A call's status in the colors of spec 2 §4. */
export function CallStatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status] ?? 'neutral'}>{labelOf('CallStatus', status)}</Badge>
}
