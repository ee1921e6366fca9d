import type { Candidate } from './candidatesIn.ts'
import type { Requirement } from './contractRequirements.ts'
import type { Evidence, PolicyWording } from './policyWording.ts'
import type { Statement } from './statement.ts'

/** A policy as its coverages are judged. */
export interface JudgedPolicy {
  readonly statements: readonly Statement[]
  readonly wording: PolicyWording
  /** Everything that it says, normalized. */
  readonly text: string
  readonly sentences: readonly Evidence[]
  /** Its lines of business. */
  readonly families: ReadonlySet<string>
  /** Every number that it states. */
  readonly numbers: readonly Candidate[]
}

/** What proves a requirement, and where in its policy. */
export interface Proof {
  readonly requirement: Requirement
  readonly policy: JudgedPolicy
  readonly evidence: Evidence
  /** What the form of the evidence says. */
  readonly ownForm: readonly Evidence[]
  /** Everything that the contract says, which names the premises. */
  readonly contract: string
}

/** Whether one part of a requirement holds; `open` when the policy does not settle it. */
export interface Check {
  readonly standing: 'holds' | 'fails' | 'open'
  readonly reason: string
  readonly evidence: Statement | Evidence | null
}

export function holds(reason: string, evidence: Check['evidence']): Check {
  return { standing: 'holds', reason, evidence }
}

export function fails(reason: string, evidence: Check['evidence']): Check {
  return { standing: 'fails', reason, evidence }
}

export function open(reason: string): Check {
  return { standing: 'open', reason, evidence: null }
}
