import assert from 'node:assert/strict'
import { changeDetails, changedItems } from './changeDetails.ts'
import { changesAsked } from './changesAsked.ts'
import { withoutStop } from './legalStop.ts'

for (const [text, item] of [
  [
    'Please remove Summit Builders Inc. as additional insured effective 4/1.',
    'Remove: additional insured Summit Builders Inc.',
  ],
  [
    'Please add Bath Equipment Finance Inc. as loss payee effective 4/1.',
    'Add: loss payee Bath Equipment Finance Inc.',
  ],
  ['Take off the loss payee Kerr & Sons Co., we paid it off.', 'Remove: loss payee Kerr & Sons Co.'],
] as const)
  Deno.test(`keeps the period of a name: ${text}`, () =>
    assert.deepEqual(changedItems(changeDetails(text)), [item]))

Deno.test('a change goes on behind the period of a name', () =>
  assert.deepEqual(
    changesAsked(
      'Please change our named insured from Casco Roofing LLC to Casco Roofing & Siding Inc. effective 4/1.',
      null,
    ).map(({ words }) => words),
    ['change our named insured from Casco Roofing LLC to Casco Roofing & Siding Inc. effective 4/1'],
  ))

Deno.test('takes off the stop of a sentence, and not that of an abbreviation', () => {
  assert.equal(withoutStop('Summit Builders Inc.'), 'Summit Builders Inc.')
  assert.equal(withoutStop('Summit Builders Inc., '), 'Summit Builders Inc.')
  assert.equal(withoutStop('the 2016 Tacoma. '), 'the 2016 Tacoma')
})
