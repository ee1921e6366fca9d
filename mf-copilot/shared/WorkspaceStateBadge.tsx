import { Badge, type Tone } from '@coverdesk/design-system'

/** Spec 1 §4: Created neutral, Idle green, Waiting for Input amber, Working blue. */
const looks: Record<string, { tone: Tone; label: string }> = {
  CREATED: { tone: 'neutral', label: 'Created' },
  IDLE: { tone: 'success', label: 'Idle' },
  WAITING_FOR_INPUT: { tone: 'warning', label: 'Waiting for Input' },
  WORKING: { tone: 'info', label: 'Working' },
}

export function WorkspaceStateBadge({ state }: { state: string }) {
  const { tone, label } = looks[state] ?? { tone: 'neutral', label: state }
  return <Badge tone={tone}>{label}</Badge>
}
