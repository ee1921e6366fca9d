import type { AgencyStore } from '../../platform/index.ts'
import { businessPolicyKind } from '../businessPolicyKind.ts'

/** The policies of the newest terms that took the places of these; those without a renewal stay. */
export function renewedPolicyIds(
  agency: Pick<AgencyStore, 'table'>,
  policyIds: readonly string[] | null,
): readonly string[] | null {
  if (policyIds === null) return null
  const policies = agency.table(businessPolicyKind)
  const newest = policyIds.map((policyId) => {
    const seen = new Set([policyId])
    let id = policyId
    for (;;) {
      const next = policies.get(id)?.renewedById
      if (!next || seen.has(next)) return id
      seen.add(next)
      id = next
    }
  })
  return [...new Set(newest)]
}
