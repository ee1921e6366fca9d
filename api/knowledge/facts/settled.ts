import type { Fact, FactField } from './policyFacts.ts'

/** How much surer one of two different values must be to be taken without asking. */
const margin = 0.06

/** One field of several candidates: an endorsement wins, the surest is taken, and equals are a conflict. */
export function settled<Value>(
  facts: readonly Fact<Value>[],
  key: (value: Value) => string = String,
): FactField<Value> {
  const endorsed = facts.filter(({ source }) => source.origin === 'endorsement')
  const last = endorsed.at(-1)
  if (last && typeof last.value === 'number') {
    const before = facts.find(({ source }) => source.origin !== 'endorsement')
    const reason = before ? `An endorsement on page ${last.page} replaces the declarations.` : null
    return { fact: { ...last, source: { ...last.source, reason } }, conflict: [] }
  }
  const groups = new Map<string, { best: Fact<Value>; count: number }>()
  for (const fact of facts) {
    const group = groups.get(key(fact.value))
    if (!group) groups.set(key(fact.value), { best: fact, count: 1 })
    else
      groups.set(key(fact.value), {
        best: fact.confidence > group.best.confidence ? fact : group.best,
        count: group.count + 1,
      })
  }
  const ranked = [...groups.values()]
    .map(({ best, count }) => ({ best, weight: best.confidence + Math.min(0.05, (count - 1) * 0.02) }))
    .toSorted((a, b) => b.weight - a.weight)
  const [first, second] = ranked
  if (!first) return { fact: null, conflict: [] }
  if (!second || first.weight - second.weight >= margin) return { fact: first.best, conflict: [] }
  return {
    fact: null,
    conflict: ranked.filter(({ weight }) => first.weight - weight < margin).map(({ best }) => best),
  }
}
