import assert from 'node:assert/strict'
import { leftEmpty } from './leftEmpty.ts'

Deno.test('a label that a form repeats is named once, with how many fields are empty', () => {
  assert.equal(leftEmpty(['Signature date', 'FEIN', 'Signature date']), 'Signature date (2 fields), FEIN')
})

Deno.test('a long list says how many fields it does not name', () => {
  const labels = Array.from({ length: 16 }, (_, at) => `Prior carrier ${at + 1}`)
  assert.match(leftEmpty([...labels, 'Prior carrier 16']), /Prior carrier 15, and 2 more$/)
})
