import assert from 'node:assert/strict'
import { lengthLimitIn, withinLimit } from './lengthLimit.ts'

Deno.test('reads how long an email may be', () => {
  for (const [text, expected] of [
    ['write that as an email to Maria, plain english, 5 sentences max', { most: 5, of: 'SENTENCES' }],
    ['in two lines please', { most: 2, of: 'SENTENCES' }],
    ['no more than three short sentences', { most: 3, of: 'SENTENCES' }],
    ['email him the deal breakers, 3 bullets', { most: 3, of: 'BULLETS' }],
    ['keep it to one sentence', { most: 1, of: 'SENTENCES' }],
    ['one paragraph', { most: 5, of: 'SENTENCES' }],
    ['add a line that we will call', null],
    ['remove the last two sentences', null],
    ['two lines of business are missing', null],
    ['tell him we need 5 quotes', null],
  ] as const)
    assert.deepEqual(lengthLimitIn(text), expected, text)
})

Deno.test('keeps what tells the most within a limit', () => {
  const letter = [
    'We compared Pine Mutual (option 1) with Oak Specialty (option 2).',
    '14 differences. Option 1 is better on each occurrence. Option 2 costs $3,205.51 less, but excludes snow removal.',
    'The main differences, option 1 / option 2:\n- Each occurrence: $1,000,000 / $500,000\n- Deductible: $1,000 / $5,000',
    'Where a quote is silent, nothing is promised. Coverage is not bound until the carrier confirms it.',
  ]
  assert.deepEqual(withinLimit(letter, { most: 3, of: 'SENTENCES' }), [
    'We compared Pine Mutual (option 1) with Oak Specialty (option 2). Option 1 is better on each occurrence. Option 2 costs $3,205.51 less, but excludes snow removal.',
  ])
  assert.deepEqual(withinLimit(letter, { most: 2, of: 'BULLETS' }), [
    '- Each occurrence: $1,000,000 in option 1, $500,000 in option 2.\n- Deductible: $1,000 in option 1, $5,000 in option 2.',
  ])
})
