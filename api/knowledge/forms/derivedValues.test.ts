import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { formValues } from './formValues.ts'
import { field } from './testing/field.ts'

const letter =
  'The paint booth has lacquers and thinner, all flammable. We never had a claim but the frame that came down on a car.'

Deno.test('explains the questions answered yes in the words of the letter', async () => {
  const reading = await readDocument(new TextEncoder().encode(letter), { name: 'letter.txt' })
  const fields = [
    field('Any exposure to flammables? (Y / N)'),
    field('If yes, explain'),
    field('Any claims relating to discrimination? (Y / N)'),
    field('Explain', { ordinal: 1 }),
    field('Explain all "yes" responses'),
  ]
  const flammable = 'The paint booth has lacquers and thinner, all flammable.'
  assert.deepEqual(
    formValues(fields, [], [{ name: 'letter.txt', reading }]).map(({ label, value }) => [label, value]),
    [
      ['Any exposure to flammables? (Y / N)', 'Y'],
      ['If yes, explain', flammable],
      ['Explain all "yes" responses', flammable],
    ],
  )
})
