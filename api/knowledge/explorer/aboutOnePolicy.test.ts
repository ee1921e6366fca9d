import assert from 'node:assert/strict'
import { aboutOnePolicy } from './aboutOnePolicy.ts'

for (const [question, asked, seeksMissing] of [
  ['Where is waiver of subrogation missing?', 'Is there a waiver of subrogation?', true],
  ['Which policies lack flood coverage?', 'Is there a flood coverage?', true],
  ['Which policies don’t have a waiver of subrogation?', 'Is there a waiver of subrogation?', true],
  ['Which policies have a waiver of subrogation?', 'Does the policy have a waiver of subrogation?', false],
  ['Which policies name the landlord?', 'Does the policy name the landlord?', false],
  ['Which of our policies are claims-made?', 'Is the policy claims-made?', false],
  ['Where is the deductible over $5,000?', 'Is the deductible over $5,000?', false],
  ['Where do we have liquor liability?', 'Do we have liquor liability?', false],
  ['Which locations have no business income?', 'Which locations have no business income?', false],
] as const)
  Deno.test(`"${question}" asks each policy "${asked}"`, () => {
    assert.deepEqual(aboutOnePolicy(question), { question: asked, seeksMissing })
  })
