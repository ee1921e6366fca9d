import { Badge, type Tone } from '@coverdesk/design-system'

const unknown = { tone: 'neutral', label: 'Unknown' } as const

/** Badges of policies (spec of policies, section 4): waiting in amber, in force in green, gone in rose. */
const looks: Record<string, { tone: Tone; label: string }> = {
  BINDING: { tone: 'sky', label: 'Binding' },
  CANCELED: { tone: 'danger', label: 'Canceled' },
  EXPIRED: { tone: 'neutral', label: 'Expired' },
  INFORCE: { tone: 'success', label: 'Active' },
  LAPSED: { tone: 'danger', label: 'Lapsed' },
  PENDING: { tone: 'warning', label: 'Pending' },
  SUBMITTED: { tone: 'warning', label: 'Pending' },
}

/** Where a policy stands; a standing that this version does not know yet reads as Unknown. */
export function PolicyStateBadge({ standing }: { standing: string }) {
  const { tone, label } = looks[standing] ?? unknown
  return <Badge tone={tone}>{label}</Badge>
}
