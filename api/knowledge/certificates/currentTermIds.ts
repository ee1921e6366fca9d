import type { AgencyStore } from '../../platform/index.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { isInForce } from './policyStanding.ts'

/**
 * The policies of the terms that took the places of these: of each the newest one in force, or the newest when none is.
 * A policy that was renewed ahead of its time is shown until its new term begins.
 */
export function currentTermIds(
  agency: Pick<AgencyStore, 'table'>,
  policyIds: readonly string[] | null,
  today: string,
): readonly string[] | null {
  if (policyIds === null) return null
  return [...new Set(policyIds.map((policyId) => currentTermId(agency, policyId, today)))]
}

function currentTermId(agency: Pick<AgencyStore, 'table'>, policyId: string, today: string): string {
  const policies = agency.table(businessPolicyKind)
  const terms = new Set<string>()
  for (let id: string | null = policyId; id !== null && !terms.has(id);) {
    terms.add(id)
    id = policies.get(id)?.renewedById ?? null
  }
  const newestFirst = [...terms].toReversed()
  const inForce = newestFirst.find((id) => {
    const policy = policies.get(id)
    return policy !== undefined && isInForce(policy, today)
  })
  return inForce ?? newestFirst[0] ?? policyId
}
