import assert from 'node:assert/strict'
import { isUnstated } from './isUnstated.ts'
import { testPassage } from './testing/testPassage.ts'

const policy = [
  testPassage('A claim must be reported to us no later than 60 days after the policy period ends.'),
  testPassage('Ultimate net loss means the sum paid, less salvage and other recoveries.'),
  testPassage('Coverage A - Dwelling $412,000'),
]

const cases: readonly (readonly [question: string, printed: string])[] = [
  [
    'Does it waive the right to go after a general contractor who caused the loss?',
    'We will not enforce our right against any person whom a contract names.',
  ],
  [
    "Can we buy extra years of reporting time if we don't renew?",
    'Extended reporting period: 12 months for 100% of the premium.',
  ],
  [
    'How much would be paid to rebuild to the current building code?',
    'Ordinance or law, increased cost of construction $50,000',
  ],
  ['How much equipment breakdown coverage is there?', 'Equipment breakdown $250,000'],
  ["What's the trailer interchange limit?", 'Trailer interchange $40,000'],
  ['What is our limit for kidnap of an executive?', 'Kidnap and ransom $1,000,000'],
]

for (const [question, printed] of cases)
  Deno.test(`"${question}" is answered only where the policy speaks of it`, () => {
    assert.ok(isUnstated(question, policy))
    assert.ok(!isUnstated(question, [...policy, testPassage(printed)]))
  })
