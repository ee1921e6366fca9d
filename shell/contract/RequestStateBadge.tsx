import { Badge } from '@coverdesk/design-system'

const looks: Record<string, { tone: 'warning' | 'success'; label: string }> = {
  OPEN: { tone: 'warning', label: 'Open' },
  CLOSED: { tone: 'success', label: 'Closed' },
}

/** Open in amber, Closed in green (spec 4), each with its label. */
export function RequestStateBadge({ state }: { state: string }) {
  const look = looks[state]
  return look ? <Badge tone={look.tone}>{look.label}</Badge> : <Badge tone="neutral">{state}</Badge>
}
