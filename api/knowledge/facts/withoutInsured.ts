import { isSameParty } from '../accounts/isSameParty.ts'
import type { AdditionalInsured, Fact } from './policyFacts.ts'

/** "Any organization for whom Casco Roofing LLC performs operations" names the insured, who is no additional insured. */
export function withoutInsured(
  named: readonly Fact<AdditionalInsured>[],
  insuredName: string | undefined,
): Fact<AdditionalInsured>[] {
  return named.filter(({ value: { name } }) => insuredName === undefined || !isSameParty(name, insuredName))
}
