import type { NamedLimit } from '../facts/policyFacts.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import { usualCoverages } from '../policies/usualCoverages.ts'

/** How documents call usual coverages that are no field of the details. */
const names: Readonly<Record<string, RegExp>> = {
  'Combined single limit (each accident)':
    /^(?!.*(?:motorist|hired|non-?owned|garage)).*\b(?:combined single limit|csl)\b|^(?:covered autos? |auto(?:mobile)? |business auto )?liability(?: coverage| insurance)?(?:,? (?:each|any one) accident)?$/i,
  'Bodily injury (per person)': /^bodily injury(?: liability)?,? (?:each|per|any one) person/i,
  'Bodily injury (per accident)': /^bodily injury(?: liability)?,? (?:each|per|any one) accident/i,
  'Property damage (per accident)': /^property damage(?: liability)?,? (?:each|per|any one) accident/i,
  'Each occurrence':
    /^(?:(?:commercial|umbrella|excess|follow(?:ing)? form|liability|bodily injury|property damage|limits?|of|insurance|policy|the|and|[-–,:]),? ?)*(?:each|per|any one) occurrence(?: limit)?$/i,
  'Each claim': /^(?:[\w' ]*liability,? |limit,? )?(?:each|per|any one) (?:claim|wrongful act)(?: limit)?$/i,
  'Each loss': /^(?:limit,? )?(?:each|per|any one) loss$/i,
  Aggregate:
    /^(?:umbrella |excess |policy |annual |general |[\w' ]*liability,? |limit,? )*aggregate(?: limit)?(?:,? all claims)?$/i,
  'Motor truck cargo':
    /^(?:motor truck )?cargo(?: legal liability)?(?:,? (?:each|per|any one) (?:vehicle|truck|power unit))?$/i,
  'Business income': /^business income(?: (?:and|with) extra expense)?$/i,
}

/** The usual coverages of a line that other limits of its documents state; one that several state differently is left out. */
export function extraCoverages<Limit extends { readonly value: NamedLimit }>(
  type: LineOfBusiness,
  limits: readonly Limit[],
): { readonly name: string; readonly proof: Limit }[] {
  return usualCoverages[type].flatMap((name: string) => {
    const stated = limits.filter(({ value }) => names[name]?.test(value.name.trim()))
    const [proof] = stated
    const isClear = new Set(stated.map(({ value }) => value.limit)).size === 1
    return proof && isClear ? [{ name, proof }] : []
  })
}
