import assert from 'node:assert/strict'
import { itemOf } from './coverageItems.ts'

/** What carriers and certificates call each limit, by the heading that it is under. */
const labels: readonly (readonly [heading: string, key: string, labels: readonly string[]])[] = [
  [
    'Commercial General Liability',
    'eachOccurrence',
    ['Ea occ', 'EA. OCC.', 'Any one occurrence', 'Limit per occurrence'],
  ],
  ['Commercial General Liability', 'generalAggregate', ['GEN AGG', "Gen'l aggregate", 'General agg. limit']],
  [
    'Commercial General Liability',
    'productsAggregate',
    ['PCO aggregate', 'PROD/COMP OPS AGG', 'Products - comp/op agg'],
  ],
  ['Commercial General Liability', 'personalAdvertising', ['PERS & ADV INJ', 'P&AI']],
  ['Commercial General Liability', 'rentedPremises', ['Fire damage (any one fire)', 'Fire legal liability']],
  ['Commercial General Liability', 'medicalExpense', ['MED EXP (Any one person)', 'Med pay, per person']],
  [
    'Automobile Liability',
    'autoLiability',
    ['CSL', 'COMBINED SINGLE LIMIT (Ea accident)', 'Liability - each accident'],
  ],
  ['Automobile Liability', 'autoPerPerson', ['BODILY INJURY (Per person)', 'BI per person']],
  ['Automobile Liability', 'autoPerAccident', ['BODILY INJURY (Per accident)', 'BI each accident']],
  ['Automobile Liability', 'autoPropertyDamage', ['PROPERTY DAMAGE (Per accident)', 'PD per accident']],
  ['Automobile Liability', 'personalInjuryProtection', ['PIP', 'Personal injury protection']],
  ['Umbrella Liab', 'umbrellaOccurrence', ['Each occurrence', 'Each claim', 'Limit of liability']],
  ['Umbrella Liab', 'umbrellaAggregate', ['Aggregate', 'Annual aggregate']],
  ['Umbrella Liab', 'retention', ['Retention', 'SIR']],
  [
    'Workers Compensation and Employers Liability',
    'wcPerAccident',
    ['E.L. EACH ACCIDENT', 'Bodily injury by accident'],
  ],
  ['Workers Compensation and Employers Liability', 'wcPerDiseaseEmployee', ['E.L. DISEASE - EA EMPLOYEE']],
  ['Workers Compensation and Employers Liability', 'wcPerDiseasePolicy', ['E.L. DISEASE - POLICY LIMIT']],
  ['Professional Liability', 'professionalOccurrence', ['Each wrongful act', 'Per claim', 'Claim limit']],
  ['Property', 'businessIncome', ['BI & EE', 'BI/EE', 'Rental income', 'Loss of rents']],
  ['Motor Truck Cargo', 'motorCargo', ['Any one vehicle', 'Per conveyance']],
]

Deno.test('a limit is known by every name that certificates and declarations use', () => {
  for (const [heading, key, names] of labels)
    for (const name of names) assert.equal(itemOf(name, [heading])?.key, key, `${name} under ${heading}`)
})
