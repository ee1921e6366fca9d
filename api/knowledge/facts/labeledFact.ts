import type { Fact, FactOrigin } from './policyFacts.ts'
import type { LabeledAmount } from './readAmounts.ts'

/** An amount as a fact of the part of the policy that it was read from. */
export function labeledFact(
  { cents, quote, cell, score }: LabeledAmount,
  origin: FactOrigin,
  form: string | null,
): Fact<number> {
  return {
    value: cents,
    quote,
    page: cell.page,
    box: cell.box,
    confidence: Math.round(score * 90) / 100,
    source: { origin, form, documentId: null, reason: null },
  }
}
