import assert from 'node:assert/strict'
import type { ContractFinding } from '../../knowledge/index.ts'
import { withCorrectedLimits } from './withCorrectedLimits.ts'

const finding: ContractFinding = {
  requirement: {
    kind: 'coverage',
    item: null,
    limits: [],
    amount: 1_000_000_00,
    days: null,
    isConditional: false,
    isOthersDuty: false,
    quote: 'Tenant shall carry liability insurance of $1,000,000 each occurrence.',
    page: 2,
    headings: [],
  },
  status: 'not met',
  reason: 'Each occurrence: the contract asks for $1,000,000, the policy gives $250,000.',
  evidence: { quote: 'the Each Occurrence Limit is reduced to $250,000', page: 3, form: null },
  umbrella: null,
}

const sources = [{ page: 3, quote: 'Each Occurrence Limit is reduced to $250,000' }]

Deno.test('a limit that a person corrected decides what its document states otherwise', () => {
  const [judged] = withCorrectedLimits(
    [finding],
    [{ label: 'Each occurrence limit', amount: 1_000_000_00, sources }],
  )
  assert.equal(judged?.status, 'met')
  assert.match(judged?.reason ?? '', /^Each occurrence limit \$1,000,000, as corrected on the policy/)
})

Deno.test('a corrected limit below the demand is not met, and one of another page changes nothing', () => {
  const below = { label: 'Each occurrence limit', amount: 500_000_00, sources }
  assert.equal(withCorrectedLimits([finding], [below])[0]?.status, 'not met')
  const elsewhere = {
    ...below,
    amount: 2_000_000_00,
    sources: [{ page: 1, quote: 'General Aggregate $2,000,000' }],
  }
  assert.equal(withCorrectedLimits([finding], [elsewhere])[0], finding)
})
