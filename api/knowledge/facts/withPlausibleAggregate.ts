import { dollars } from '../policies/policyMoney.ts'
import type { Fact, FactField, PolicyFacts } from './policyFacts.ts'
import { settled } from './settled.ts'

/**
 * No policy pays less for all occurrences together than for one: of aggregates as read, those below the occurrence limit are
 * left for a person to decide, unless another one is possible.
 */
export function withPlausibleAggregate(
  limits: PolicyFacts['limits'],
  candidates: readonly Fact<number>[] = [],
): PolicyFacts['limits'] {
  const occurrence = limits.glPerOccurrenceLimit.fact
  const { fact, conflict } = limits.glAggregateLimit
  if (!occurrence || !fact || fact.value >= occurrence.value) return limits
  const possible = candidates.filter(({ value }) => value >= occurrence.value)
  if (possible.length > 0) return { ...limits, glAggregateLimit: settled(possible) }
  const reason = `An aggregate below the limit of each occurrence, ${dollars(occurrence.value)}: one of the two was misread or misprinted.`
  const glAggregateLimit: FactField<number> = {
    fact: null,
    conflict: [{ ...fact, source: { ...fact.source, reason } }, ...conflict],
  }
  return { ...limits, glAggregateLimit }
}
