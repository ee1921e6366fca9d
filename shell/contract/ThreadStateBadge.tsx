import { Badge, DASH, type Tone } from '@coverdesk/design-system'
import { labelOf } from './labels.ts'

const tones: Readonly<Record<string, Tone>> = { ACTIVE: 'info', ENDED: 'success' }

/** Participants are shown as the client (spec 2 §4). */
const waiting: Readonly<Record<string, { tone: Tone; label: string }>> = {
  CLIENT: { tone: 'info', label: 'Client' },
  PARTICIPANT: { tone: 'info', label: 'Client' },
  AGENT: { tone: 'warning', label: 'Agent' },
  CARA: { tone: 'success', label: 'Cara' },
}

export function ThreadStateBadge({ state }: { state: string }) {
  return <Badge tone={tones[state] ?? 'neutral'}>{labelOf('EmailThreadState', state)}</Badge>
}

/** Who has to write next; a dash if nobody. */
export function WaitingForBadge({ waitingFor }: { waitingFor: string | null | undefined }) {
  if (!waitingFor) return DASH
  return (
    <Badge tone={waiting[waitingFor]?.tone ?? 'neutral'}>{waiting[waitingFor]?.label ?? waitingFor}</Badge>
  )
}
