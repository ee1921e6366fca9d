import type { LineOfBusiness } from '../policies/policyTerms.ts'
import { isProvision } from './confirmedWording.ts'
import type { ContractFinding } from './contractFinding.ts'
import type { Requirement } from './contractRequirements.ts'
import { familiesIn, type Family, familyOf } from './insuredFamilies.ts'

/** "On all policies", "all insurance required above shall be primary". */
const ofAllPolicies =
  /\b(?:all|each|every|both)\b(?! risks?\b)[^.;]{0,30}\b(?:polic(?:y|ies)|insurance|coverages?)\b/i
const excepting = /\b(?:except|excepting|excluding|other than|but not|save)\b[^.;]*/i
/** Lines whose policies have no additional insureds, and are primary by themselves. */
const withoutInsureds = new Set<Family>(['workersCompensation', 'property', 'crime'])

/** The lines of insurance that a contract asks the insured for. */
export function requiredLines(requirements: readonly Requirement[]): Set<Family> {
  return new Set(
    requirements.flatMap((each) =>
      each.isOthersDuty || each.isConditional || each.limits.length === 0 ? [] : (familyOf(each) ?? []),
    ),
  )
}

/**
 * Several lines of insurance that one clause on others is about, by name or as all that the contract asks for, and those
 * that the policy is of: each of them needs the provision.
 */
export function linesOf(
  { kind, quote }: Pick<Requirement, 'kind' | 'quote'>,
  {
    families,
    line,
    required,
  }: {
    families: ReadonlySet<string>
    line: LineOfBusiness | null
    required: ReadonlySet<Family>
  },
): Pick<ContractFinding, 'lines' | 'ownLines'> {
  if (!isProvision(kind)) return {}
  const excepted = familiesIn(excepting.exec(quote)?.[0] ?? '')
  const stated = familiesIn(quote)
  const all = ofAllPolicies.test(quote) ? [...new Set([...required, ...stated])] : stated
  const named = all.filter(
    (each) =>
      !excepted.includes(each) && (stated.includes(each) || kind === 'waiver' || !withoutInsureds.has(each)),
  )
  if (named.length < 2) return {}
  const isLayer = line === 'UMBRELLA' || line === 'EXCESS'
  return {
    lines: named,
    ownLines: named.filter((each) => (isLayer ? each === 'umbrella' : families.has(each))),
  }
}
