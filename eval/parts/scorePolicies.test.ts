import assert from 'node:assert/strict'
import { scorePolicies } from './scorePolicies.ts'
import type { PolicyDetails, PolicyTruth } from './policyTruth.ts'

const quote = 'We will pay for direct physical loss of or damage to Covered Property.'
const truth: PolicyTruth = {
  file: 'bop.pdf',
  type: 'BUSINESS_OWNERS',
  policyNumber: 'BOP-20-118734',
  insured: { name: 'Velvet Comb Salon LLC', address: '921 Prospect Avenue, Asheville, NC 28801' },
  carrier: { name: 'Lanternfield Insurance Company', address: null },
  effectiveDate: '2026-09-12',
  expirationDate: '2027-09-12',
  premium: 3486,
  limits: { glPerOccurrenceLimit: 1_000_000, glAggregateLimit: 2_000_000 },
  extraLimits: [{ name: 'Employee Dishonesty', limit: 10_000 }],
  locations: [{ address: { line1: '921 Prospect Avenue' }, limits: { building: null, contents: 145_000 } }],
  coverageDescriptions: [{ title: 'Property', quote, page: 3 }],
  namedAdditionalInsureds: [{ name: 'Old Depot Landlord Partners LP' }],
  deductible: null,
}

const details: PolicyDetails = {
  type: 'BUSINESS_OWNERS',
  policyNumber: 'BOP-20-118734',
  insured: { name: 'VELVET COMB SALON', address: '921 Prospect Ave, Asheville NC 28801' },
  carrier: { name: 'Lanternfield Insurance Company', address: null },
  effectiveDate: '2026-09-12',
  expirationDate: '2027-09-12',
  premium: 3486,
  limits: { glPerOccurrenceLimit: 1_000_000, glAggregateLimit: 2_000_000 },
  extraLimits: [{ name: 'Employee dishonesty', limit: 10_000 }],
  locations: [{ address: { line1: '921 Prospect Ave' }, limits: { building: null, contents: 145_000 } }],
  coverageDescriptions: [{ title: 'Covered Property', quote, page: 3 }],
  exclusionDescriptions: [],
  blanketAdditionalInsureds: [],
  namedAdditionalInsureds: [{ name: 'Old Depot Landlord Partners' }],
  deductible: null,
  deductibles: [],
}

Deno.test('a right result scores 100% and has no misses', () => {
  const { scores, misses } = scorePolicies([{ name: 'bop', truth, details }])
  assert.deepEqual(misses, [])
  assert.equal(scoreOf(scores, 'Scalars F1'), 1)
  assert.equal(scoreOf(scores, 'Limits F1'), 1)
  assert.equal(scoreOf(scores, 'Invented values'), 0)
})

Deno.test('a value where the truth has none is invented and lowers precision', () => {
  const guessed = { ...details, deductible: 500, limits: { ...details.limits, propertyBuildingLimit: 1 } }
  const { scores, misses } = scorePolicies([{ name: 'bop', truth, details: guessed }])
  assert.equal(misses.length, 2)
  assert.equal(scoreOf(scores, 'Scalars recall'), 1)
  assert.equal(scoreOf(scores, 'Scalars precision'), 8 / 9)
  assert.equal(scoreOf(scores, 'Limits precision'), 2 / 3)
  assert.equal(scoreOf(scores, 'Invented values'), 2 / 12)
})

Deno.test('a wrong value lowers precision and recall, an empty one only recall', () => {
  const wrong = { ...details, premium: 3846, policyNumber: null }
  const { scores } = scorePolicies([{ name: 'bop', truth, details: wrong }])
  assert.equal(scoreOf(scores, 'Scalars recall'), 6 / 8)
  assert.equal(scoreOf(scores, 'Scalars precision'), 6 / 7)
})

function scoreOf(scores: readonly { metric: string; value: number | null }[], metric: string) {
  return scores.find((score) => score.metric === metric)?.value
}
