import assert from 'node:assert/strict'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const fields = [
  field('All servers certified in alcohol training?', {
    kind: 'radio',
    section: 'Training',
    options: ['Y', 'N'],
    optionLabels: ['Yes', 'No'],
  }),
  field('Name of training program', { section: 'Training' }),
  field('Servers certified', { section: 'Training' }),
]

Deno.test('not all servers are certified where the letter tells of some who are and of others', async () => {
  const found = await filledFrom(
    'May 4, 2026\n\nEleven people pour. Nine hold the SafePour card, the two new hires take the class in June.',
    fields,
  )
  assert.deepEqual(
    found.map(([, value]) => value),
    ['N', 'SafePour', '9'],
  )
})
