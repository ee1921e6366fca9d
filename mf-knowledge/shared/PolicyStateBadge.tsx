import { Badge, type Tone } from '@coverdesk/design-system'
import { policyStateLabel } from './policyStateLabel.ts'

/** Badges of policies (spec of policies, section 4): waiting in amber, in force in green, gone in rose. */
const tones: Record<string, Tone> = {
  BINDING: 'sky',
  CANCELED: 'danger',
  EXPIRED: 'neutral',
  INFORCE: 'success',
  LAPSED: 'danger',
  PENDING: 'warning',
}

/** The status of a policy; one that this version does not know yet shows as Unknown. */
export function PolicyStateBadge({ standing }: { standing: string }) {
  const shown = standing === 'SUBMITTED' ? 'PENDING' : standing
  const tone = tones[shown]
  return <Badge tone={tone ?? 'neutral'}>{policyStateLabel(tone ? shown : 'UNKNOWN')}</Badge>
}
