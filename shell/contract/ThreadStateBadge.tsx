import { Badge, DASH, type Tone } from '@coverdesk/design-system'

const states: Readonly<Record<string, { tone: Tone; label: string }>> = {
  ACTIVE: { tone: 'info', label: 'Active' },
  ENDED: { tone: 'success', label: 'Ended' },
}

/** Participants are shown as the client (spec 2 §4). */
const waiting: Readonly<Record<string, { tone: Tone; label: string }>> = {
  CLIENT: { tone: 'info', label: 'Client' },
  PARTICIPANT: { tone: 'info', label: 'Client' },
  AGENT: { tone: 'warning', label: 'Agent' },
  CARA: { tone: 'success', label: 'Cara' },
}

export function ThreadStateBadge({ state }: { state: string }) {
  return <Badge tone={states[state]?.tone ?? 'neutral'}>{states[state]?.label ?? state}</Badge>
}

/** Who has to write next; a dash if nobody. */
export function WaitingForBadge({ waitingFor }: { waitingFor: string | null | undefined }) {
  if (!waitingFor) return DASH
  return (
    <Badge tone={waiting[waitingFor]?.tone ?? 'neutral'}>{waiting[waitingFor]?.label ?? waitingFor}</Badge>
  )
}
