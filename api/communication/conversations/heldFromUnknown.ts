import type { TriageAccount, TriagedRequest } from '../../assistant/index.ts'
import { forClientOnly, type Held, strangerWarning } from './senderStanding.ts'

/**
 * Why nothing is promised to somebody who matches no account and wants to change a policy or to have its papers; null
 * for whoever asks for nothing of the kind.
 */
export function heldFromUnknown({
  account,
  asked,
  from,
}: {
  readonly account: TriageAccount | null
  readonly asked: readonly Pick<TriagedRequest, 'type'>[]
  readonly from: Parameters<typeof strangerWarning>[0]
}): Held | null {
  const isGuarded = asked.some(({ type }) => type !== 'QUESTION' && forClientOnly.has(type))
  return account === null && isGuarded ? { standing: 'STRANGER', warning: strangerWarning(from, null) } : null
}
