import { shifted } from '../../platform/index.ts'
import type { PolicyDraft } from './businessPolicy.ts'

const termDays = 365

/** The defaults of a new policy (spec 2 §4). */
export function policyDefaults(today: string, inforceAt: string = today) {
  return {
    state: 'BINDING',
    billingType: 'DIRECT',
    paymentIntervalType: 'ANNUAL',
    sourceProcessType: 'AGENT_LED',
    issuedAt: today,
    inforceAt,
    expiresAt: shifted(inforceAt, termDays),
    taxes: 0,
    agencyFees: 0,
    brokerFees: 0,
    policyFees: 0,
    otherFees: 0,
    minimumEarnedPremium: 0,
  } as const satisfies PolicyDraft
}
