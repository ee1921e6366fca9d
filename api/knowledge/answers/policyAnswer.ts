import type { Reading } from '../../reading/index.ts'
import type { PolicyFacts } from '../facts/policyFacts.ts'
import type { AnswerPassage } from './answerCandidates.ts'

/** A document used to answer questions. */
export interface AnswerDocument {
  readonly id: string
  readonly name: string
  readonly reading: Reading
  readonly facts: PolicyFacts
  /** What may answer a question; found in the reading if absent. */
  readonly passages?: readonly AnswerPassage[]
  /** Vectors of its candidates, in order; candidates without one are compared by words only. */
  readonly vectors?: readonly Float32Array[]
}

/** How a quote relates to its answer. */
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

/** Words of a document, verified to be on the page. */
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
  /** Coverage questions only; otherwise null. */
  readonly verdict: Verdict | null
  /** One or two plain sentences. */
  readonly answer: string
  /** Quotes that support the answer; for NOT_FOUND, the nearest passages, which do not answer it. */
  readonly citations: readonly AnswerCitation[]
  /** The answers to each of several questions; absent for one question. */
  readonly parts?: readonly AnsweredPart[]
}

/** One of several questions with its answer, which may be that the documents don't say. */
export interface AnsweredPart extends AnsweredQuestion {
  readonly status: PolicyAnswer['status']
}

/** A question and its answer; oldest first in a conversation. */
export interface AnsweredQuestion {
  readonly question: string
  readonly answer: string
}

export const notFoundAnswer = "The documents don't say."
