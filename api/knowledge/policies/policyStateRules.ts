import type { InitiatorType } from '../../platform/index.ts'
import { policyStates } from './policyTerms.ts'
import type { PolicyState } from './policyTerms.ts'

const staffAndProvider = ['AGENCY_USER', 'WORKFLOW', 'SYSTEM'] as const

/** Who may set each state. Clients request, staff decide. */
const setters = {
  BINDING: staffAndProvider,
  CANCELED: staffAndProvider,
  EXPIRED: [...staffAndProvider, 'CRONJOB'],
  INFORCE: staffAndProvider,
  PENDING: [...staffAndProvider, 'AGENCY_CLIENT'],
  SUBMITTED: [...staffAndProvider, 'AGENCY_CLIENT'],
  // Unknown can't be set manually: it is for policies imported without a state.
  UNKNOWN: ['SYSTEM'],
} satisfies Record<PolicyState, readonly InitiatorType[]>

/** Whether this party may change a policy's state; keeping it is always allowed. */
export function maySetState(who: InitiatorType, state: PolicyState, before: PolicyState | null): boolean {
  const allowed: readonly InitiatorType[] = setters[state]
  return state === before || allowed.includes(who)
}

/** The states this party may set, including the current one. */
export function settableStates(who: InitiatorType, before: PolicyState | null): PolicyState[] {
  return policyStates.filter((state) => maySetState(who, state, before))
}
