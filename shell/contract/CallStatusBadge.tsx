import { Badge, type Tone } from '@coverdesk/design-system'

const looks: Readonly<Record<string, { tone: Tone; label: string }>> = {
  IN_PROGRESS: { tone: 'info', label: 'In Progress' },
  COMPLETED: { tone: 'success', label: 'Completed' },
  ERROR: { tone: 'danger', label: 'Error' },
  REGISTERED: { tone: 'neutral', label: 'Registered' },
}

/** A call's status in the colors of spec 2 §4. */
export function CallStatusBadge({ status }: { status: string }) {
  const look = looks[status]
  return <Badge tone={look?.tone ?? 'neutral'}>{look?.label ?? status}</Badge>
}
