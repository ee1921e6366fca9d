import { insuredRows, namesOfRows } from '../facts/insuredRows.ts'
import { type Fact, type InsuredLocation, limitNames, type PolicyFacts } from '../facts/policyFacts.ts'
import { sideOfLimit } from '../facts/settledLimit.ts'
import type { BusinessPolicy } from '../policies/businessPolicy.ts'
import { limitPaths } from './detailFields.ts'
import { limitCoverage } from './limitCoverage.ts'
import { type ReviewedField, totalIn } from './policyDetails.ts'

/** What decides how a policy lists a limit. */
export type Listing = Pick<BusinessPolicy, 'type' | 'coverages'>

interface PlacedCoverage {
  readonly name: string
  readonly limit: number
  readonly proof: Fact<InsuredLocation>
}

/** The most characters of a coverage's name. */
const longest = 100

/** The coverages of the places whose limits a total adds up: "Building, 18 Mill Street". */
export function placedCoverages(
  policy: Listing,
  { fields, facts }: { readonly fields: readonly ReviewedField[]; readonly facts: PolicyFacts },
): PlacedCoverage[] {
  const totals = fields.filter((reviewed) => isByPlace(reviewed, policy)).map(({ field }) => field.path)
  return limitNames
    .filter((limit) => totals.includes(limitPaths[limit]))
    .flatMap((limit) => {
      const side = sideOfLimit(limit)
      const rows = side === null ? [] : insuredRows(facts.locations, side)
      const names = namesOfRows(rows)
      return rows.flatMap((proof, at) => {
        const amount = side && proof.value[side]
        const name = `${limitCoverage(policy.type, limit)}, ${names[at] ?? ''}`.slice(0, longest)
        return amount === null ? [] : [{ name, limit: amount, proof }]
      })
    })
}

/** Whether a limit is a total that the documents do not print, and the policy does not list either. */
export function isByPlace(reviewed: ReviewedField, { type, coverages }: Listing): boolean {
  const limit = limitNames.find((name) => limitPaths[name] === reviewed.field.path)
  if (limit === undefined || totalIn(reviewed) === null) return false
  const usual = limitCoverage(type, limit).toLowerCase()
  return !coverages.some(({ name }) => name.toLowerCase() === usual)
}
