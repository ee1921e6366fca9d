import { shifted } from '../../platform/index.ts'
import type { BusinessPolicy } from './businessPolicy.ts'
import { policyStateLabels } from './policyTerms.ts'

/** Where a policy stands on a day, as badges say it. */
export const policyStandingLabels = { ...policyStateLabels, LAPSED: 'Lapsed' } as const
export type PolicyStanding = keyof typeof policyStandingLabels
export const policyStandings = Object.keys(policyStandingLabels) as [PolicyStanding, ...PolicyStanding[]]

/**
 * Where a policy stands on a day. The stored state says what was decided; once the term is over, a policy that counted
 * as in force reads Expired when it was renewed and Lapsed when it was not.
 */
export function standingOf(
  { state, expiresAt, renewedById }: Pick<BusinessPolicy, 'state' | 'expiresAt' | 'renewedById'>,
  today: string,
): PolicyStanding {
  const isOver = expiresAt !== null && expiresAt < today
  if (!isOver || (state !== 'INFORCE' && state !== 'BINDING')) return state
  return renewedById === null ? 'LAPSED' : 'EXPIRED'
}

/** Whether a policy ended so long ago that nobody looks for it any more. */
export function hasLongEnded({ expiresAt }: Pick<BusinessPolicy, 'expiresAt'>, today: string): boolean {
  return expiresAt !== null && expiresAt < shifted(today, -365)
}
