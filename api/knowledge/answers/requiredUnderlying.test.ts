import assert from 'node:assert/strict'
import { requiredUnderlying } from './requiredUnderlying.ts'
import { testPassage } from './testing/testPassage.ts'

const rows = [
  testPassage('General liability $1,000,000 each occurrence $2,000,000 general aggregate', {
    title: 'Schedule of underlying insurance',
  }),
  testPassage('Business auto $1,000,000 combined single limit', {
    title: 'Schedule of underlying insurance',
  }),
]

Deno.test('the schedule of underlying insurance answers for the line that is asked about', () => {
  for (const question of [
    'What underlying auto limit do they want us to carry?',
    'What is the required underlying limit for the business auto policy?',
  ])
    assert.equal(
      requiredUnderlying(question, rows)?.answer,
      'The schedule of underlying insurance requires: Business auto $1,000,000 combined single limit.',
    )
})

Deno.test('the schedule of underlying insurance answers for no limit that it does not list', () => {
  for (const question of [
    'What is the riggers liability limit on the underlying general liability policy?',
    'What is the underlying personal and advertising injury limit?',
  ])
    assert.equal(requiredUnderlying(question, rows), null)
})
