import { type AgencyStore, defineKind, derivedId } from '../../platform/index.ts'
import type { Fact, PolicyFacts } from '../facts/policyFacts.ts'
import type { Citation } from '../readings/citation.ts'
import { type DetailField, detailFields } from './detailFields.ts'

export type DetailValue = string | number

/** What a person decided about a field of the details: it wins over every later reading. */
export interface DetailDecision {
  readonly action: 'ACCEPTED' | 'CORRECTED' | 'CLEARED'
  /** Null when it was cleared. */
  readonly value: DetailValue | null
  /** The words that prove the value; null when a person entered it without any. */
  readonly citation: Citation | null
  readonly by: string
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** What staff decided about the details of one policy, by the path of the field. */
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

/** The id of the only record of the policy's decisions. */
export function policyDetailsId(agency: Pick<AgencyStore, 'id'>, policyId: string): string {
  return derivedId(policyDetailsKind.prefix, [agency.id, policyId])
}

export const detailStatuses = ['FOUND', 'CONFLICT', 'MISSING', 'ACCEPTED', 'CORRECTED', 'CLEARED'] as const
export type DetailStatus = (typeof detailStatuses)[number]

/** A value that a document gives a field. */
export interface DetailCandidate {
  readonly value: DetailValue
  readonly citation: Citation | null
  /** 0 to 1. */
  readonly confidence: number
  /** Why this one won over others, in plain words. */
  readonly reason: string | null
}

/** A field of the details as it stands: what a person decided, else what the documents say. */
export interface ReviewedField {
  readonly field: DetailField
  readonly status: DetailStatus
  readonly value: DetailValue | null
  readonly citation: Citation | null
  /** What the documents say, best first; several when they contradict each other. */
  readonly candidates: readonly DetailCandidate[]
  readonly decision: DetailDecision | null
}

/** Every field of the details, those that documents are silent about among them. */
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

function candidateOf(fact: Fact<DetailValue>): DetailCandidate {
  const { value, confidence, source } = fact
  return { value, citation: citationOf(fact), confidence, reason: source.reason }
}

/** Where a fact stands; null for one whose document is not known. */
export function citationOf({ quote, page, box, source }: Fact<unknown>): Citation | null {
  return source.documentId === null ? null : { fileId: source.documentId, page, quote, box }
}
