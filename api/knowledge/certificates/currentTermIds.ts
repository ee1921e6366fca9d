import type { AgencyStore } from '../../platform/index.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { isInForce } from './policyStanding.ts'

/**
 * The policies of the current terms that replaced these: for each, the latest in force, or the latest if none is.
 * A policy renewed early is shown until its new term begins.
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
