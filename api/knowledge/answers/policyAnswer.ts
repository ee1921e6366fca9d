import type { Reading } from '../../reading/index.ts'
import type { PolicyFacts } from '../facts/policyFacts.ts'

/** A document that questions are answered from. */
export interface AnswerDocument {
  readonly id: string
  readonly name: string
  readonly reading: Reading
  readonly facts: PolicyFacts
  /** The meaning of its candidates, in their order; those that lack are compared by words alone. */
  readonly vectors?: readonly Float32Array[]
}

/** What a quote does for its answer. */
export const citationRoles = [
  'SOURCE',
  'GRANT',
  'EXCLUSION',
  'EXCEPTION',
  'CONDITION',
  'ENDORSEMENT',
  'DEFINITION',
  'NEAREST',
] as const
export type CitationRole = (typeof citationRoles)[number]

/** Words of a document that were verified to stand on their page. */
export interface AnswerCitation {
  readonly documentId: string
  readonly page: number
  readonly quote: string
  readonly role: CitationRole
}

export const verdicts = ['COVERED', 'EXCLUDED', 'DEPENDS'] as const
export type Verdict = (typeof verdicts)[number]

export interface PolicyAnswer {
  readonly status: 'ANSWERED' | 'NOT_FOUND'
  /** Of a question about coverage; null for any other. */
  readonly verdict: Verdict | null
  /** One or two plain sentences. */
  readonly answer: string
  /** What proves the answer; for NOT_FOUND the nearest passages, which do not answer it. */
  readonly citations: readonly AnswerCitation[]
}

/** A question and what was answered, oldest first in a conversation. */
export interface AnsweredQuestion {
  readonly question: string
  readonly answer: string
}

export const notFoundAnswer = "The documents don't say."
