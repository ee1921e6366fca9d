import assert from 'node:assert/strict'
import { excludedPerson } from './excludedPerson.ts'
import { testPassage } from './testing/testPassage.ts'

const scheduled = [
  testPassage('The policy does not cover bodily injury to any person described in the Schedule.'),
  testPassage('SCHEDULE:'),
  testPassage('ORLA P. BRANNIGAN, PRESIDENT'),
]

Deno.test('a schedule below the exclusion names who is excluded, also by the first name alone', () => {
  for (const question of [
    'If Orla, who owns the company, falls off a roof, is she paid?',
    'Is Orla Brannigan covered if she gets hurt?',
  ]) {
    const found = excludedPerson(question, scheduled)
    assert.equal(found?.verdict, 'EXCLUDED', question)
    assert.deepEqual(
      found?.citations.map(({ quote }) => quote),
      [scheduled[0]?.text, scheduled[2]?.text],
    )
  }
})

Deno.test('who is not in the schedule is not excluded by it', () => {
  assert.equal(excludedPerson('If Desmond falls off a roof, is he paid?', scheduled), null)
  assert.equal(
    excludedPerson('If Orla falls off a roof, is she paid?', [
      testPassage('We pay for bodily injury to any person described in the Schedule.'),
      ...scheduled.slice(1),
    ]),
    null,
  )
})
