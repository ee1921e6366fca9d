import { readPolicyFacts } from '../../api/knowledge/facts/readPolicyFacts.ts'
import {
  limitNames,
  type Fact,
  type FactField,
  type PolicyFacts,
} from '../../api/knowledge/facts/policyFacts.ts'
import type { EvalPart } from '../evalPart.ts'
import { percentile } from '../scoring/tally.ts'
import { scorePolicies, type ScoredPolicy } from './scorePolicies.ts'
import type { PolicyDetails, PolicyTruth } from './policyTruth.ts'

/** Policy details read from each policy of the folder. */
export const policies: EvalPart = {
  name: 'policies',
  resultsKey: 'policies',
  async run(folder) {
    const scored: ScoredPolicy[] = []
    const times: number[] = []
    for (const file of await folder.list('policies', '.truth.json')) {
      const truth: PolicyTruth = JSON.parse(await folder.text(`policies/${file}`))
      const { reading, milliseconds } = await folder.read(`policies/${truth.file}`)
      const start = performance.now()
      const details = detailsOf(readPolicyFacts(reading))
      times.push(milliseconds + performance.now() - start)
      scored.push({ name: file.replace(/\.truth\.json$/, ''), truth, details })
    }
    const { scores, misses } = scorePolicies(scored)
    return {
      results: scored.map(({ name, details }) => ({ name, details })),
      scores: [
        { metric: 'Policies', value: scored.length, unit: 'count' },
        ...scores,
        { metric: 'Reading and facts, median', value: percentile(times, 0.5), unit: 'milliseconds' },
      ],
      misses,
    }
  },
}

/** Facts in the shape of the results file. */
export function detailsOf(facts: PolicyFacts): PolicyDetails {
  const { scalars } = facts
  return {
    type: value(scalars.lineOfBusiness),
    policyNumber: value(scalars.policyNumber),
    insured: { name: value(scalars.insuredName), address: value(scalars.insuredAddress) },
    carrier: { name: value(scalars.carrierName), address: value(scalars.carrierAddress) },
    effectiveDate: value(scalars.effectiveDate),
    expirationDate: value(scalars.expirationDate),
    premium: dollars(value(scalars.premium)),
    limits: Object.fromEntries(limitNames.map((name) => [name, dollars(value(facts.limits[name]))])),
    extraLimits: facts.extraLimits.map(({ value: { name, limit } }) => ({ name, limit: limit / 100 })),
    locations: facts.locations.map(({ value: { address, building, contents } }) => ({
      address: {
        line1: /^[^,]*(?:, (?:suite|ste|unit|bldg|building|floor|apt|#)[^,]*)?/i.exec(address)?.[0] ?? '',
      },
      limits: { building: dollars(building), contents: dollars(contents) },
    })),
    coverageDescriptions: facts.coverages.map(described),
    exclusionDescriptions: facts.exclusions.map(described),
    blanketAdditionalInsureds: named(facts.blanketAdditionalInsureds, ({ appliesTo }) => appliesTo),
    namedAdditionalInsureds: named(facts.namedAdditionalInsureds, ({ name }) => name),
    deductible: dollars(value(scalars.deductible)),
    deductibles: facts.deductibles.map(({ value: { name, amount, percent } }) => ({
      name,
      amount: amount === null ? `${percent}%` : amount / 100,
    })),
  }
}

function value<Value>(field: FactField<Value>): Value | null {
  return field.fact?.value ?? null
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}

function named<Value>(facts: readonly Fact<Value>[], name: (value: Value) => string): { name: string }[] {
  return facts.map((fact) => ({ name: name(fact.value) }))
}

function described({ title, policyQuotes }: PolicyFacts['coverages'][number]) {
  return { title, quote: policyQuotes[0]?.quote ?? '', page: policyQuotes[0]?.page ?? 1 }
}
