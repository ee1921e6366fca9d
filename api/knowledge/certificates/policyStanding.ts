import { dayInWords } from '../../platform/index.ts'
import type { BusinessPolicyRow } from '../policies/businessPolicyKind.ts'
import { hasEnded } from '../policies/policyStanding.ts'

type Term = Pick<BusinessPolicyRow, 'state' | 'inforceAt' | 'expiresAt'>

/** Why a certificate can't show a policy in this state, regardless of dates. */
const reasonsByState = {
  BINDING: null,
  INFORCE: null,
  CANCELED: 'It was canceled.',
  EXPIRED: 'It has expired.',
  PENDING: 'It is not bound yet.',
  SUBMITTED: 'It is not bound yet.',
  UNKNOWN: 'Its status is unknown.',
} satisfies Record<BusinessPolicyRow['state'], string | null>

/** Why a policy is not in force on a day; null if it is. */
export function reasonNotInForce({ state, inforceAt, expiresAt }: Term, today: string): string | null {
  const reason = reasonsByState[state]
  if (expiresAt !== null && hasEnded({ expiresAt }, today) && (reason === null || state === 'EXPIRED'))
    return `It expired on ${dayInWords(expiresAt)}.`
  if (reason !== null) return reason
  if (inforceAt !== null && inforceAt > today) return `It is in force from ${dayInWords(inforceAt)}.`
  return null
}

/** Whether a policy is in force on a day. */
export function isInForce(policy: Term, today: string): boolean {
  return reasonNotInForce(policy, today) === null
}
