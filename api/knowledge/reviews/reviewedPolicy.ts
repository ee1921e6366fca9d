import { dollars } from '../policies/policyMoney.ts'
import type { Reading } from '../../reading/index.ts'
import type { Fact, LimitName, PolicyFacts, WordingSuggestion } from '../facts/policyFacts.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { lineOfBusinessLabels } from '../policies/policyTerms.ts'
import { itemOf } from './coverageItems.ts'
import { itemNamed } from './coverageNamed.ts'
import { type PolicyWording, type Provision, readPolicyWording } from './policyWording.ts'
import { readStatements } from './statements.ts'
import type { Statement } from './statement.ts'

/** A policy as the reviews compare it: its facts first, then everything else that it states. */
export interface ReviewedPolicy {
  readonly facts: PolicyFacts
  readonly statements: readonly Statement[]
  readonly wording: PolicyWording
}

export function readReviewedPolicy(reading: Reading): ReviewedPolicy {
  const facts = readPolicyFacts(reading)
  const known = statementsOf(facts)
  const keys = new Set(known.flatMap(({ item }) => item?.key ?? []))
  // Locations have limits of their own; anything else that a fact settles was read less well from its layout.
  const others = readStatements(reading).filter(
    ({ item, origin, headings, label }) =>
      // The limits of the policies beneath an umbrella are not its own.
      !/\bunderlying\b/i.test([...headings, label].join(' ')) &&
      (!item ||
        origin === 'endorsement' ||
        !keys.has(item.key) ||
        ['building', 'contents'].includes(item.key)),
  )
  return { facts, statements: [...known, ...others], wording: wordingOf(reading, facts) }
}

const limitItems = {
  cyberAggregateLimit: 'cyber',
  cyberRetentionLimit: 'cyberRetention',
  glAggregateLimit: 'generalAggregate',
  glMedicalPerOccurrenceLimit: 'medicalExpense',
  glMedicalPerPersonLimit: 'medicalExpense',
  glPerOccurrenceLimit: 'eachOccurrence',
  glPersonalAndAdvertisingInjuryLimit: 'personalAdvertising',
  glProductsAndCompletedOperationsLimit: 'productsAggregate',
  glRentedPremisesDamageLimit: 'rentedPremises',
  propertyBuildingLimit: 'building',
  propertyContentsLimit: 'contents',
  wcPerAccidentLimit: 'wcPerAccident',
  wcPerDiseaseEmployeeLimit: 'wcPerDiseaseEmployee',
  wcPerDiseasePolicyLimit: 'wcPerDiseasePolicy',
} as const satisfies Record<LimitName, string>

function statementsOf({ limits, extraLimits, deductibles, scalars }: PolicyFacts): Statement[] {
  const line = scalars.lineOfBusiness.fact?.value
  const headings = line ? [lineOfBusinessLabels[line]] : []
  const statement = (
    { quote, page, source }: Fact<unknown>,
    label: string,
    amount: number | null,
    item: Statement['item'],
  ): Statement => ({
    label,
    text: amount === null ? quote : dollars(amount),
    amount,
    percent: null,
    standing: 'stated',
    item,
    quote,
    page,
    headings,
    origin: source.origin === 'endorsement' ? 'endorsement' : 'declarations',
  })
  return [
    ...Object.entries(limitItems).flatMap(([name, key]) => {
      const { fact } = limits[name as LimitName]
      return fact ? [statement(fact, itemNamed(key).label, fact.value, itemNamed(key))] : []
    }),
    ...extraLimits.map((fact) =>
      statement(fact, fact.value.name, fact.value.limit, itemOf(fact.value.name, headings)),
    ),
    ...deductibles.map((fact) => {
      const { name, amount, percent } = fact.value
      const label = /deductible|retention/i.test(name) ? name : `${name} deductible`
      return { ...statement(fact, label, amount, itemOf(label, headings)), percent }
    }),
  ]
}

/** What the policy says for others: from forms by their titles, and what the facts found in any layout. */
function wordingOf(reading: Reading, facts: PolicyFacts): PolicyWording {
  const read = readPolicyWording(reading)
  const suggested = ({ quote, page, source, value }: Fact<WordingSuggestion>): Provision => ({
    quote,
    page,
    form: source.form,
    isBlanket: value.isBlanket,
    names: value.isBlanket ? [] : [value.appliesTo],
    days: null,
  })
  const named = facts.namedAdditionalInsureds.map(({ quote, page, source, value }): Provision => ({
    quote,
    page,
    form: source.form,
    isBlanket: false,
    names: [value.name],
    days: null,
  }))
  return {
    ...read,
    additionalInsureds: [
      ...read.additionalInsureds,
      ...facts.blanketAdditionalInsureds.map(suggested),
      ...named,
    ],
    waivers: read.waivers.length > 0 ? read.waivers : facts.waiversOfSubrogation.map(suggested),
    primary: read.primary.length > 0 ? read.primary : facts.primaryNoncontributory.map(suggested),
  }
}
