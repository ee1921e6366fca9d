import type { NamedLimit } from '../facts/policyFacts.ts'
import { labelKey } from '../facts/values.ts'
import { type LineOfBusiness, lineOfBusinessLabels } from '../policies/policyTerms.ts'
import { usualCoverages } from '../policies/usualCoverages.ts'
import { itemOf } from '../reviews/coverageItems.ts'

/** The usual coverages of a line that other limits of its documents state; one that several state differently is left out. */
export function extraCoverages<Limit extends { readonly value: NamedLimit }>(
  type: LineOfBusiness,
  limits: readonly Limit[],
): { readonly name: string; readonly proof: Limit }[] {
  const meaning = (label: string) => itemOf(label, [lineOfBusinessLabels[type]])?.key ?? labelKey(label)
  return usualCoverages[type].flatMap((name: string) => {
    const stated = limits.filter(({ value }) => meaning(value.name) === meaning(name))
    const [proof] = stated
    const isClear = new Set(stated.map(({ value }) => value.limit)).size === 1
    return proof && isClear ? [{ name, proof }] : []
  })
}
