import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { formValues } from './formValues.ts'
import { field } from './testing/field.ts'

Deno.test('ticks a coverage that a letter asks for, and none that it declines', async () => {
  const text =
    'Please add the data breach coverage. I say no to the employment practices, to the hired cars and to earthquake.'
  const reading = await readDocument(new TextEncoder().encode(text), { name: 'letter.txt' })
  const fields = ['Data breach', 'Earthquake'].map((label) =>
    field(label, { question: 'Optional coverages', kind: 'checkBox' }),
  )
  assert.deepEqual(
    formValues(fields, [], [{ name: 'letter.txt', reading }]).map(({ label }) => label),
    ['Data breach'],
  )
})
