import { type AgencyStore, defineKind, derivedId } from '../../platform/index.ts'
import type { Fact, PolicyFacts } from '../facts/policyFacts.ts'
import type { Citation } from '../readings/citation.ts'
import { type DetailField, detailFields, keptName } from './detailFields.ts'

export type DetailValue = string | number

/** A user's decision about a field of the details: it overrides all later readings. */
export interface DetailDecision {
  readonly action: 'ACCEPTED' | 'CORRECTED' | 'CLEARED'
  /** Null if cleared. */
  readonly value: DetailValue | null
  /** Source of the value; null if entered without one. */
  readonly citation: Citation | null
  readonly by: string
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Staff's decisions about one policy's details, by field path. */
export interface PolicyDetailDecisions {
  readonly policyId: string
  readonly decisions: Readonly<Record<string, DetailDecision>>
}

export const policyDetailsKind = defineKind({
  name: 'policyDetails',
  prefix: 'pd',
  row: ({ policyId }: PolicyDetailDecisions, id) => ({ id, policyId }),
  subject: ({ policyId }: PolicyDetailDecisions) => policyId,
})

/** ID of the policy's only decisions record. */
export function policyDetailsId(agency: Pick<AgencyStore, 'id'>, policyId: string): string {
  return derivedId(policyDetailsKind.prefix, [agency.id, policyId])
}

export const detailStatuses = ['FOUND', 'CONFLICT', 'MISSING', 'ACCEPTED', 'CORRECTED', 'CLEARED'] as const
export type DetailStatus = (typeof detailStatuses)[number]

/** A value for a field, found in a document. */
export interface DetailCandidate {
  readonly value: DetailValue
  readonly citation: Citation | null
  /** 0 to 1. */
  readonly confidence: number
  /** Why it won over other values, in plain words. */
  readonly reason: string | null
  /** What a sum that the documents do not print adds up: "2 locations". */
  readonly totalOf: string | null
}

/** The current value of a field: the user's decision, or else what the documents say. */
export interface ReviewedField {
  readonly field: DetailField
  readonly status: DetailStatus
  readonly value: DetailValue | null
  readonly citation: Citation | null
  /** Values found in the documents, best first; several if they conflict. */
  readonly candidates: readonly DetailCandidate[]
  readonly decision: DetailDecision | null
}

/** All fields of the details, including empty ones. */
export function reviewedFields(
  facts: PolicyFacts | null,
  decisions: PolicyDetailDecisions['decisions'],
): ReviewedField[] {
  return detailFields.map((field) => {
    const { fact, conflict } = facts ? field.of(facts) : { fact: null, conflict: [] }
    const candidates = (fact ? [fact] : conflict).map(candidateOf)
    const decision = decisions[field.path] ?? null
    if (decision) {
      const { action, value, citation } = decision
      return { field, status: action, value, citation, candidates, decision }
    }
    const status = fact ? 'FOUND' : candidates.length > 0 ? 'CONFLICT' : 'MISSING'
    const found = fact ? candidates[0] : null
    return {
      field,
      status,
      value: found?.value ?? null,
      citation: found?.citation ?? null,
      candidates,
      decision: null,
    }
  })
}

/** What the field is called: an amount that the documents do not print says what it adds up. */
export function detailLabel(reviewed: ReviewedField): string {
  const { field, citation } = reviewed
  if (field.path === 'deductible' && citation) return keptName(citation.quote)
  const total = totalIn(reviewed)
  return total === null ? field.label : `${field.label} (total of ${total})`
}

/** What the value of a field adds up: "2 locations"; null if the documents print it. */
export function totalIn({ value, candidates: [found] }: ReviewedField): string | null {
  return found?.value === value ? (found?.totalOf ?? null) : null
}

function candidateOf(fact: Fact<DetailValue>): DetailCandidate {
  const { value, confidence, source } = fact
  return {
    value,
    citation: citationOf(fact),
    confidence,
    reason: source.reason,
    totalOf: source.totalOf ?? null,
  }
}

/** The source of a fact; null if its document is unknown. */
export function citationOf({ quote, page, box, source }: Fact<unknown>): Citation | null {
  return source.documentId === null ? null : { fileId: source.documentId, page, quote, box }
}
