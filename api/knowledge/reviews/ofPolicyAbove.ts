import type { Requirement } from './contractRequirements.ts'
import { refusesExclusion } from './exclusionCheck.ts'
import { familiesIn, familyLabels } from './insuredFamilies.ts'

const ownPolicy = /^(?:the|such|this|that|said) (?:policy|insurance|coverage)\b/i

/** "The policy shall contain no exclusion for subsidence" behind a clause on general liability is about that policy alone. */
export function ofPolicyAbove(requirements: readonly Requirement[]): Requirement[] {
  return requirements.map((each, at) => {
    const before = requirements.slice(0, at).findLast(({ quote }) => quote !== each.quote)
    const [family, ...others] = familiesIn(before?.quote ?? '')
    const { quote, said = quote } = each
    const isOfAbove =
      before?.page === each.page &&
      ownPolicy.test(said) &&
      refusesExclusion(said) &&
      familiesIn(said).length === 0
    if (!isOfAbove || family === undefined || others.length > 0) return each
    return { ...each, said: said.replace(ownPolicy, `The ${familyLabels[family]} policy`) }
  })
}
