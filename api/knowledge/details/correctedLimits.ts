import type { AgencyStore } from '../../platform/index.ts'
import { loadDetails } from './loadDetails.ts'
import { policyDetailsId, policyDetailsKind } from './policyDetails.ts'

/** A limit that a person corrected, in cents, and where the documents state another. */
export interface CorrectedLimit {
  readonly label: string
  readonly amount: number
  readonly sources: readonly { readonly page: number; readonly quote: string }[]
}

export async function correctedLimits(agency: AgencyStore, policyId: string): Promise<CorrectedLimit[]> {
  if (!agency.table(policyDetailsKind).get(policyDetailsId(agency, policyId))) return []
  const details = await loadDetails(agency, policyId)
  return (details?.fields ?? []).flatMap(({ field, status, value, candidates }) => {
    const sources = candidates.flatMap(({ value: found, citation }) =>
      citation && found !== value ? [{ page: citation.page, quote: citation.quote }] : [],
    )
    return status === 'CORRECTED' && field.kind === 'MONEY' && typeof value === 'number' && sources.length > 0
      ? [{ label: field.label, amount: value, sources }]
      : []
  })
}
