import type { AgencyStore } from '../../platform/index.ts'
import type { DocumentMismatch, PolicyFacts } from '../facts/policyFacts.ts'
import { policyDetailsId, policyDetailsKind, type ReviewedField, reviewedFields } from './policyDetails.ts'
import { policyFactsOf } from './policyFactsOf.ts'
import { type ReviewedSchedule, reviewedSchedules } from './reviewedSchedules.ts'

/** A policy's details: what its documents say, and staff's decisions. */
export interface LoadedDetails {
  readonly policyId: string
  /** Null when no document has been read. */
  readonly facts: PolicyFacts | null
  readonly mismatches: readonly DocumentMismatch[]
  readonly fields: readonly ReviewedField[]
  readonly schedules: readonly ReviewedSchedule[]
}

/** The policy's details; null if there are neither documents nor decisions. */
export async function loadDetails(agency: AgencyStore, policyId: string): Promise<LoadedDetails | null> {
  const id = policyDetailsId(agency, policyId)
  const stored = agency.table(policyDetailsKind).get(id) ? await agency.read(policyDetailsKind, id) : null
  const merged = await policyFactsOf(agency, policyId)
  const decisions = stored?.value.decisions ?? {}
  if (!merged && Object.keys(decisions).length === 0) return null
  const facts = merged?.facts ?? null
  return {
    policyId,
    facts,
    mismatches: merged?.mismatches ?? [],
    fields: reviewedFields(facts, decisions),
    schedules: reviewedSchedules(facts?.schedules ?? [], { policyId, decisions }),
  }
}
