import type { Fact } from './knownFacts.ts'
import { lineOf } from './linesOfBusiness.ts'

/** What tells that a package insures a line. */
const signs: Readonly<Record<string, readonly string[]>> = {
  GENERAL_LIABILITY: ['eachOccurrence', 'generalAggregate', 'productsAggregate'],
  PROPERTY: ['buildingLimit', 'contents'],
}

/** The price of a package is not that of a part. */
const ofWhole: ReadonlySet<string> = new Set(['premium', 'deductible'])

/** Policies of the lines that a package insures, where no policy of their own does: forms ask for the "GL carrier". */
export function withPackageParts(facts: readonly Fact[]): Fact[] {
  const policies = facts.filter(({ entity, line }) => entity === 'policy' && line !== null)
  const insured = new Set(policies.map(({ line }) => lineOf(line ?? '')))
  const packages = policies.filter(({ line }) => lineOf(line ?? '') === 'BUSINESS_OWNERS')
  const parts = Object.entries(signs).flatMap(([line, attributes]) => {
    const isPart = packages.some(({ attribute }) => attributes.includes(attribute))
    return isPart && !insured.has(line)
      ? packages.filter(({ attribute }) => !ofWhole.has(attribute)).map((fact) => ({ ...fact, line }))
      : []
  })
  return [...facts, ...parts]
}
