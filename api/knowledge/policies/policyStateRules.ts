import type { InitiatorType } from '../../platform/index.ts'
import { policyStates } from './policyTerms.ts'
import type { PolicyState } from './policyTerms.ts'

const staffAndProvider = ['AGENCY_USER', 'WORKFLOW', 'SYSTEM'] as const

/** Who may bring a policy into each state. What clients ask for, staff decide. */
const setters = {
  BINDING: staffAndProvider,
  CANCELED: staffAndProvider,
  EXPIRED: [...staffAndProvider, 'CRONJOB'],
  INFORCE: staffAndProvider,
  PENDING: [...staffAndProvider, 'AGENCY_CLIENT'],
  SUBMITTED: [...staffAndProvider, 'AGENCY_CLIENT'],
  // Nobody decides that a state is unknown: it is where a policy comes from elsewhere without one.
  UNKNOWN: ['SYSTEM'],
} satisfies Record<PolicyState, readonly InitiatorType[]>

/** Whether this party may bring a policy from one state into another; staying is no change. */
export function maySetState(who: InitiatorType, state: PolicyState, before: PolicyState | null): boolean {
  const allowed: readonly InitiatorType[] = setters[state]
  return state === before || allowed.includes(who)
}

/** The states that this party may give a policy, its own among them. */
export function settableStates(who: InitiatorType, before: PolicyState | null): PolicyState[] {
  return policyStates.filter((state) => maySetState(who, state, before))
}
