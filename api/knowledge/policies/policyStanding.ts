import { shifted } from '../../platform/index.ts'
import type { BusinessPolicy } from './businessPolicy.ts'
import { policyStateLabels } from './policyTerms.ts'

/** A policy's status on a day, as shown on badges. */
export const policyStandingLabels = { ...policyStateLabels, LAPSED: 'Lapsed' } as const
export type PolicyStanding = keyof typeof policyStandingLabels
export const policyStandings = Object.keys(policyStandingLabels) as [PolicyStanding, ...PolicyStanding[]]

/**
 * Whether a policy's term is over on a day. US policies end at 12:01 AM local time on their expiration date, so on
 * that day the term is over and a renewal that begins with it is in force.
 */
export function hasEnded({ expiresAt }: Pick<BusinessPolicy, 'expiresAt'>, today: string): boolean {
  return expiresAt !== null && expiresAt <= today
}

/** Whether a policy's term has begun by a day and is not over. */
export function isRunning(
  { inforceAt, expiresAt }: Pick<BusinessPolicy, 'inforceAt' | 'expiresAt'>,
  today: string,
): boolean {
  return inforceAt !== null && inforceAt <= today && !hasEnded({ expiresAt }, today)
}

/**
 * A policy's status on a day. The stored state records decisions; after the term, a policy that was
 * in force shows as Expired if it was renewed and Lapsed if it was not.
 */
export function standingOf(
  { state, expiresAt, renewedById }: Pick<BusinessPolicy, 'state' | 'expiresAt' | 'renewedById'>,
  today: string,
): PolicyStanding {
  if (!hasEnded({ expiresAt }, today) || (state !== 'INFORCE' && state !== 'BINDING')) return state
  return renewedById === null ? 'LAPSED' : 'EXPIRED'
}

/** Whether a policy is in force or being bound on a day. */
export function isCurrent(
  policy: Pick<BusinessPolicy, 'state' | 'expiresAt' | 'renewedById'>,
  today: string,
): boolean {
  const standing = standingOf(policy, today)
  return standing === 'INFORCE' || standing === 'BINDING'
}

/** Whether a policy ended so long ago that it is no longer listed. */
export function hasLongEnded({ expiresAt }: Pick<BusinessPolicy, 'expiresAt'>, today: string): boolean {
  return expiresAt !== null && expiresAt < shifted(today, -365)
}
