import type { AgencyStore, Clock } from '../../platform/index.ts'
import { wholePolicy } from '../policies/businessPolicy.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { type CertificateFacts, noCertificateFacts } from '../policies/certificateFacts.ts'
import type { PolicyCoverage } from '../policies/policyCoverage.ts'
import { loadPolicySchedules } from '../schedules/policySchedule.ts'
import { detailsDifferences } from './detailsDifferences.ts'
import { loadDetails } from './loadDetails.ts'
import type { ReviewedSchedule } from './reviewedSchedules.ts'

/** A policy as its record has it, with what only its documents say. */
export interface PolicyOnFile {
  readonly coverages: readonly (PolicyCoverage & { readonly isRecorded: boolean })[]
  /** The policy's own schedules; those of its documents where it has none of the kind. */
  readonly schedules: readonly ReviewedSchedule[]
  /** Whether it is claims-made, and what the insured bears of a loss. */
  readonly certificateFacts: CertificateFacts
  /** The addresses that its documents insure. */
  readonly locations: readonly string[]
}

export async function policyOnFile(
  agency: AgencyStore,
  policyId: string,
  clock: Clock,
): Promise<PolicyOnFile> {
  const record = await agency.read(businessPolicyKind, policyId)
  const policy = record ? wholePolicy(record.value) : null
  const recorded = policy?.coverages ?? []
  const details = await loadDetails(agency, policyId)
  const differences = details ? await detailsDifferences(details, null, { agency, clock }) : []
  const found = differences.flatMap(({ current, draft }) => (current === null ? (draft.coverages ?? []) : []))
  const kept = await loadPolicySchedules(agency, policyId)
  const read = (details?.schedules ?? []).filter(({ schedule }) =>
    kept.every((own) => own.schedule.kind !== schedule.kind),
  )
  return {
    coverages: [
      ...recorded.map((coverage) => ({ ...coverage, isRecorded: true })),
      ...found.map((coverage) => ({ ...coverage, isRecorded: false })),
    ],
    schedules: [...kept, ...read],
    certificateFacts: policy?.certificateFacts ?? noCertificateFacts,
    locations: (details?.facts?.locations ?? []).map(({ value }) => value.address),
  }
}
