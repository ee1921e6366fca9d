import type { Requirement } from './contractRequirements.ts'
import type { Family } from './insuredFamilies.ts'
import type { Evidence } from './policyWording.ts'
import type { Statement } from './statement.ts'

export type RequirementStatus = 'met' | 'not met' | 'cannot tell'

/** A requirement, and whether the policy meets it. */
export interface ContractFinding {
  readonly requirement: Requirement
  readonly status: RequirementStatus
  /** One sentence. */
  readonly reason: string
  /** The words of the policy that decide it; null when its silence does. */
  readonly evidence: Evidence | null
  /** The umbrella that raises a limit to what the contract asks; null when none is needed. */
  readonly umbrella: Layer | null
  /** The words of the demand that falls short, where this is what the policy meets of it. */
  readonly partOf?: string
  /** The line of insurance that it asks for, if the policy is not of that line. */
  readonly missingLine?: Family
  /** The lines of insurance that a clause on others names, if they are several; each needs the provision. */
  readonly lines?: readonly Family[]
  /** Those of them that the policy is of. */
  readonly ownLines?: readonly Family[]
}

/** A limit above another policy's, and which of the other documents states it; null when the policy itself does. */
export interface Layer extends Pick<Evidence, 'quote' | 'page'> {
  readonly document: number | null
}

/** What a policy makes of a requirement. */
export type Judgment = Omit<ContractFinding, 'requirement' | 'umbrella'>

export function met(reason: string, evidence: Statement | Evidence | null): Judgment {
  return { status: 'met', reason: ended(reason), evidence: evidenceOf(evidence) }
}

export function notMet(reason: string, evidence: Statement | Evidence | null): Judgment {
  return { status: 'not met', reason: ended(reason), evidence: evidenceOf(evidence) }
}

export function cannotTell(reason: string): Judgment {
  return { status: 'cannot tell', reason: ended(reason), evidence: null }
}

/** A sentence that ends with "Inc." has its period. */
function ended(reason: string): string {
  return reason.replace(/\.\.$/, '.')
}

function evidenceOf(evidence: Statement | Evidence | null): Evidence | null {
  if (!evidence) return null
  const { quote, page } = evidence
  return { quote, page, form: 'form' in evidence ? evidence.form : (evidence.headings[0] ?? null) }
}

/** "“This insurance does not apply to …” (GRM 2188 01 22, page 5)" */
export function quotedWords({ quote, page, ...source }: Evidence | Statement): string {
  const words =
    quote.length > longestQuote ? `${quote.slice(0, longestQuote).replace(/\s+\S*$/, '')} …` : quote
  const form = 'form' in source ? source.form : null
  const place = [form !== null && form.length < longestForm ? form : null, `page ${page}`]
  return `“${words}” (${place.filter(Boolean).join(', ')})`
}

const longestQuote = 220
const longestForm = 90
