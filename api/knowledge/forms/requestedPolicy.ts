import type { Fact } from './knownFacts.ts'

/** What the records ask of the market: the renewal of a policy that they name, or a policy elsewhere. */
export function requestedPolicy(facts: readonly Fact[]): { renewed: Fact | undefined; isElsewhere: boolean } {
  const ofPolicies = (attribute: string) =>
    facts.filter((each) => each.entity === 'policy' && each.attribute === attribute && !each.isFromLetter)
  const asked = (attribute: string) => ofPolicies(attribute).find(({ line }) => line === null)
  const number = asked('policyNumber')
  const carrier = asked('carrier')
  return {
    renewed: ofPolicies('policyNumber').find(({ line, value }) => line !== null && value === number?.value),
    isElsewhere:
      number === undefined &&
      carrier !== undefined &&
      !ofPolicies('carrier').some(({ line, value }) => line !== null && value === carrier.value),
  }
}
